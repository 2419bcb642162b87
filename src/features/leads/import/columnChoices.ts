import { type ImportedField, importedFields, type LeadMapping } from '#contract/leadImport.ts';
import { matchColumns } from '#contract/rules/leadFile/columnNames.ts';
import type { LeadFile } from '#contract/rules/leadFile/leadFile.ts';

/** What a column becomes, in words. */
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

/** What a column becomes; undefined: it is left out. */
export const fieldOf = (mapping: LeadMapping, column: string): ImportedField | undefined =>
  importedFields.find(isOf(mapping, column));

/** The mapping after a choice: a field has one column, and a column becomes one field. */
export const choose = (mapping: LeadMapping, column: string, field: ImportedField | undefined): LeadMapping => ({
  ...Object.fromEntries(Object.entries(mapping).filter(([, other]) => other !== column)),
  ...(field && { [field]: column }),
});

/** How a column came to what it becomes. */
export type Matched = 'name' | 'hand' | 'out';

/** How a column came to what it becomes. */
export const matchedBy = (mapping: LeadMapping, column: string, columns: readonly string[]): Matched => {
  const field = fieldOf(mapping, column);
  if (!field) return 'out';
  return matchColumns(columns)[field] === column ? 'name' : 'hand';
};

/** What every lead needs and no column becomes yet. */
export const missingIn = (mapping: LeadMapping): ImportedField[] =>
  (['full_name', 'phone'] as const).filter((field) => mapping[field] === undefined);

/** The messages about what is missing, each at a column that may be it. */
export const problemsOf = (mapping: LeadMapping, columns: readonly string[]): ReadonlyMap<string, string> => {
  const byName = matchColumns(columns);
  const free = columns.filter((column) => fieldOf(mapping, column) === undefined);
  const problems = new Map<string, string>();
  for (const field of missingIn(mapping)) {
    const own = byName[field];
    const at = (own && free.includes(own) ? own : free.find((column) => !problems.has(column))) ?? columns[0] ?? '';
    problems.set(at, `Choose the column that is the ${importedLabels[field].toLowerCase()}`);
  }
  return problems;
};

/** The first value of a column that is not empty. */
export const firstValue = ({ columns, rows }: LeadFile, column: string): string => {
  const at = columns.indexOf(column);
  return rows.find(({ cells }) => cells[at]?.trim())?.cells[at]?.trim() ?? '';
};
