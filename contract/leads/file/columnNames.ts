import { type LeadFieldName, leadRows } from '#contract/leads/fields.ts';
import type { LeadMapping } from '#contract/leads/import.ts';

const known = new Map(
  leadRows.flatMap(([name, { called }]) => called.split(/\s+/).map((word) => [word, name] as const)),
);

/** The field that a column's name means; undefined for an unknown name. */
export const fieldNamed = (column: string): LeadFieldName | undefined =>
  known.get(column.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, ''));

/** The column of each field, by the columns' names. The first of several that mean the same field is used. */
export const matchColumns = (columns: readonly string[]): LeadMapping => {
  const mapping: Partial<Record<LeadFieldName, string>> = {};
  for (const column of columns) {
    const field = fieldNamed(column);
    if (field) mapping[field] ??= column;
  }
  return mapping;
};
