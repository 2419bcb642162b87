import { useState } from 'react';

/** How close the rows stand. */
export type Density = 'compact' | 'standard' | 'comfortable';

interface TablePreferences {
  density: Density;
  /** Fields of the columns that the person hid. */
  hidden: string[];
}

const start: TablePreferences = { density: 'standard', hidden: [] };

function read(key: string): TablePreferences {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    return kept && typeof kept === 'object' ? { ...start, ...kept } : start;
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
