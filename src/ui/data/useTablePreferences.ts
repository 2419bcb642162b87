import { useState } from 'react';

const densities = ['compact', 'standard', 'comfortable'] as const;

/** How close the rows stand. */
export type Density = (typeof densities)[number];

interface TablePreferences {
  density: Density;
  /** Fields of the columns that the person hid. */
  hidden: string[];
}

const start: TablePreferences = { density: 'standard', hidden: [] };

// Kept by an older version, or by hand: what is not understood is as if it were not there.
function read(key: string): TablePreferences {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    const { density, hidden }: Record<string, unknown> = { ...Object(kept) };
    return {
      density: densities.find((one) => one === density) ?? start.density,
      hidden: Array.isArray(hidden) ? hidden.filter((field) => typeof field === 'string') : start.hidden,
    };
  } catch {
    return start;
  }
}

/** A table's density and hidden columns, remembered in this browser. */
export function useTablePreferences(label: string) {
  const key = `nivaas.table.${label}`;
  const [preferences, setPreferences] = useState(() => read(key));
  const change = (part: Partial<TablePreferences>) => {
    const next = { ...preferences, ...part };
    setPreferences(next);
    try {
      localStorage.setItem(key, JSON.stringify(next));
    } catch {
      // Storage refused or full: the choice holds for this visit only.
    }
  };
  return { ...preferences, change };
}
