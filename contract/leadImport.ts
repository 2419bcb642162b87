import { type InferType, object } from 'yup';
import { coded, outChoice, outNumber } from './fields.ts';

// Leads from files: a dry run says what would happen, then one job adds them.

/** The states of an import. */
export const importStates = coded([
  ['waiting', 'Waiting'],
  ['running', 'Running'],
  ['done', 'Done'],
  ['failed', 'Failed'],
]);

/** How far an import is. */
export const leadImport = object({
  state: outChoice(importStates),
  /** Rows that are dealt with, of `rows`. */
  done: outNumber(),
  rows: outNumber(),
  added: outNumber(),
  skipped: outNumber(),
  wrong: outNumber(),
});
export type LeadImport = InferType<typeof leadImport>;

/** The parts of a lead that a column may become. */
export const importedFields = [
  'full_name',
  'phone',
  'email',
  'city',
  'property_interest',
  'source',
  'status',
  'message',
  'assigned_to',
] as const;
export type ImportedField = (typeof importedFields)[number];

/** The column of each field, by the name in the file's header. */
export type LeadMapping = Readonly<Partial<Record<ImportedField, string>>>;
