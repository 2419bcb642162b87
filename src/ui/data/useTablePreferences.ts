import { useState } from 'react';

const densities = ['compact', 'standard', 'comfortable'] as const;

/** The distance between a table's rows. */
export type Density = (typeof densities)[number];

/** What a person chose for a table. */
export interface TablePreferences {
  density: Density;
  /** Fields of the hidden columns. */
  hidden: string[];
}

const defaults: TablePreferences = { density: 'standard', hidden: [] };

// An older version or a person may have written the stored value: parts that are not valid are ignored.
function read(key: string): TablePreferences {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    const { density, hidden }: Record<string, unknown> = { ...Object(stored) };
    return {
      density: densities.find((one) => one === density) ?? defaults.density,
      hidden: Array.isArray(hidden) ? hidden.filter((field) => typeof field === 'string') : defaults.hidden,
    };
  } catch {
    return defaults;
  }
}

/** A table's density and hidden columns, stored in this browser. */
export function useTablePreferences(label: string) {
  const key = `nivaas.table.${label}`;
  const [preferences, setPreferences] = useState(() => read(key));
  const change = (part: Partial<TablePreferences>) => {
    const next = { ...preferences, ...part };
    setPreferences(next);
    try {
      localStorage.setItem(key, JSON.stringify(next));
    } catch {
      // Storage is refused or full: the choice holds for this visit only.
    }
  };
  return { ...preferences, change };
}
