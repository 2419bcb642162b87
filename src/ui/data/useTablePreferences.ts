import { useState } from 'react';

const densities = ['compact', 'standard', 'comfortable'] as const;

/** The distance between a table's rows. */
export type Density = (typeof densities)[number];

/** A user's choices for a table. */
export interface TablePreferences {
  density: Density;
  /** Fields of the columns that differ from their initial visibility: hidden, or shown if they are hidden initially. */
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

const keyOf = (label: string) => `nivaas.table.${label}`;

const write = (label: string, preferences: TablePreferences) => {
  try {
    localStorage.setItem(keyOf(label), JSON.stringify(preferences));
  } catch {
    // Storage is refused or full: the choice holds for this visit only.
  }
};

/** A table's stored `hidden` fields, for code outside the table. */
export const hiddenColumnsOf = (label: string): readonly string[] => read(keyOf(label)).hidden;

/** Stores fields as `hiddenColumnsOf` returned them; a table on the page must be mounted again to show the change. */
export const hideColumns = (label: string, hidden: readonly string[]): void =>
  write(label, { ...read(keyOf(label)), hidden: [...hidden] });

/** A table's density and columns, stored in this browser. */
export function useTablePreferences(label: string) {
  const key = keyOf(label);
  const [preferences, setPreferences] = useState(() => read(key));
  const change = (part: Partial<TablePreferences>) => {
    const next = { ...preferences, ...part };
    setPreferences(next);
    write(label, next);
  };
  return { ...preferences, change };
}
