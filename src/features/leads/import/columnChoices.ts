import { type LeadFieldName, leadFieldNames, leadFields, leadLabels } from '#contract/leads/fields.ts';
import { matchColumns } from '#contract/leads/file/columnNames.ts';
import type { LeadFile } from '#contract/leads/file/leadFile.ts';
import type { LeadMapping } from '#contract/leads/import.ts';

const isOf = (mapping: LeadMapping, column: string) => (field: LeadFieldName) => mapping[field] === column;

/** The field that a column is imported as; undefined if it is left out. */
export const fieldOf = (mapping: LeadMapping, column: string): LeadFieldName | undefined =>
  leadFieldNames.find(isOf(mapping, column));

/** The mapping after a choice: a field has at most one column, and a column is at most one field. */
export const choose = (mapping: LeadMapping, column: string, field: LeadFieldName | undefined): LeadMapping => ({
  ...Object.fromEntries(Object.entries(mapping).filter(([, other]) => other !== column)),
  ...(field && { [field]: column }),
});

/** How a column got its field: matched by name, chosen by hand, or left out. */
export type Matched = 'name' | 'hand' | 'out';

/** How a column got its field. */
export const matchedBy = (mapping: LeadMapping, column: string, columns: readonly string[]): Matched => {
  const field = fieldOf(mapping, column);
  if (!field) return 'out';
  return matchColumns(columns)[field] === column ? 'name' : 'hand';
};

/** The required fields that have no column yet. */
export const missingIn = (mapping: LeadMapping): LeadFieldName[] =>
  leadFieldNames.filter((field) => 'required' in leadFields[field] && mapping[field] === undefined);

/** The messages about missing fields, by the column that is most likely to hold them. */
export const problemsOf = (mapping: LeadMapping, columns: readonly string[]): ReadonlyMap<string, string> => {
  const byName = matchColumns(columns);
  const free = columns.filter((column) => fieldOf(mapping, column) === undefined);
  const problems = new Map<string, string>();
  for (const field of missingIn(mapping)) {
    const own = byName[field];
    const likely = own && free.includes(own) ? [own, ...free] : [...free, ...columns];
    const at = likely.find((column) => !problems.has(column)) ?? '';
    problems.set(at, `Choose the column that is the ${leadLabels[field].toLowerCase()}`);
  }
  return problems;
};

/** The first value of a column that is not empty. */
export const firstValue = ({ columns, rows }: LeadFile, column: string): string => {
  const at = columns.indexOf(column);
  return rows.find(({ cells }) => cells[at]?.trim())?.cells[at]?.trim() ?? '';
};
