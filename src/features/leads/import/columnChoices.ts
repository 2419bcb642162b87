import { type ImportedField, importedFields, type LeadMapping } from '#contract/leadImport.ts';
import { matchColumns } from '#contract/rules/leadFile/columnNames.ts';
import type { LeadFile } from '#contract/rules/leadFile/leadFile.ts';

/** The labels of the fields that a column can be imported as. */
export const importedLabels: Readonly<Record<ImportedField, string>> = {
  full_name: 'Name',
  phone: 'Phone',
  email: 'E-mail',
  city: 'City',
  property_interest: 'Property interest',
  source: 'Source',
  status: 'Status',
  message: 'Message',
  assigned_to: 'Assigned to',
};

const isOf = (mapping: LeadMapping, column: string) => (field: ImportedField) => mapping[field] === column;

/** The field that a column is imported as; undefined if it is left out. */
export const fieldOf = (mapping: LeadMapping, column: string): ImportedField | undefined =>
  importedFields.find(isOf(mapping, column));

/** The mapping after a choice: a field has at most one column, and a column is at most one field. */
export const choose = (mapping: LeadMapping, column: string, field: ImportedField | undefined): LeadMapping => ({
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
export const missingIn = (mapping: LeadMapping): ImportedField[] =>
  (['full_name', 'phone'] as const).filter((field) => mapping[field] === undefined);

/** The messages about missing fields, by the column that is most likely to hold them. */
export const problemsOf = (mapping: LeadMapping, columns: readonly string[]): ReadonlyMap<string, string> => {
  const byName = matchColumns(columns);
  const free = columns.filter((column) => fieldOf(mapping, column) === undefined);
  const problems = new Map<string, string>();
  for (const field of missingIn(mapping)) {
    const own = byName[field];
    const likely = own && free.includes(own) ? [own, ...free] : [...free, ...columns];
    const at = likely.find((column) => !problems.has(column)) ?? '';
    problems.set(at, `Choose the column that is the ${importedLabels[field].toLowerCase()}`);
  }
  return problems;
};

/** The first value of a column that is not empty. */
export const firstValue = ({ columns, rows }: LeadFile, column: string): string => {
  const at = columns.indexOf(column);
  return rows.find(({ cells }) => cells[at]?.trim())?.cells[at]?.trim() ?? '';
};
