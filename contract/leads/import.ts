import { array, type InferType, mixed, object, string } from 'yup';
import {
  choice,
  coded,
  dataOf,
  flag,
  id,
  idParams,
  outChoice,
  outNumber,
  outText,
  outTextList,
  text,
} from '../fields.ts';
import { leadStatuses } from './choices.ts';
import { type LeadFieldName, leadFieldNames } from './fields.ts';
import { ofBroker } from './owners.ts';

// Leads from files: a dry run says what would happen, then one job adds them.

/** The states of an import. */
export const importStates = coded([
  ['waiting', 'Waiting'],
  ['running', 'Running'],
  ['done', 'Done'],
  ['failed', 'Failed'],
]);

/** The progress of an import. */
export const leadImport = object({
  state: outChoice(importStates),
  /** How many of the `rows` are processed. */
  done: outNumber(),
  rows: outNumber(),
  added: outNumber(),
  skipped: outNumber(),
  wrong: outNumber(),
});
export type LeadImport = InferType<typeof leadImport>;

/** The column of each field, by its name in the file's header. */
export type LeadMapping = Readonly<Partial<Record<LeadFieldName, string>>>;

/** What to do with rows whose person is already among the broker's leads, or in an earlier row. */
export const duplicateWays = coded([
  ['skip', 'Skip the duplicates'],
  ['add', 'Add them as separate leads'],
]);
export type DuplicateWay = (typeof duplicateWays.values)[number];

/** Parses a form's mapping, which is JSON. Undefined for text that is not a mapping. */
export const mappingFrom = (json: string): LeadMapping | undefined => {
  try {
    const given: unknown = JSON.parse(json);
    if (typeof given !== 'object' || given === null || Array.isArray(given)) return undefined;
    const entries = Object.entries(given).filter(([, column]) => column !== null);
    const isMapping = entries.every(
      ([field, column]) => leadFieldNames.some((one) => one === field) && typeof column === 'string',
    );
    return isMapping ? Object.fromEntries(entries) : undefined;
  } catch {
    return undefined;
  }
};

/** The most rows of each kind that a dry run lists. */
export const ROWS_LISTED = 100;

/** The rows that are neither new nor duplicates are wrong. */
export const dryRun = object({
  rows: outNumber(),
  new: outNumber(),
  duplicates: outNumber(),
  /** The first problem of each wrong row. */
  wrong: array()
    .of(object({ row: outNumber(), field: outText(), message: outText() }))
    .defined(),
  columns: outTextList(),
  mapping: mixed<LeadMapping>().defined(),
  duplicate_rows: array()
    .of(
      object({
        row: outNumber(),
        lead_id: id().optional(),
        /** An earlier row of the file, if no lead is the same person. */
        same_as_row: outNumber().optional(),
        /** The name in the lead, or in the earlier row. */
        full_name: outText(),
        status: string()
          .oneOf([...leadStatuses.values])
          .optional(),
      }),
    )
    .defined(),
});
export type DryRun = InferType<typeof dryRun>;

/**
 * Takes a CSV file (commas, semicolons or tabs; UTF-8, UTF-16 or Windows-1252) of at most 10 MB and 20,000 rows. A dry
 * run writes nothing; the real run responds at once, and a job adds the rows. Imported leads do not count towards the
 * quota of leads a day, but rows a day, unfinished imports and kept files have limits of their own, past which the
 * response is 409. Without a mapping, columns are matched by their names.
 */
export const importLeads = ofBroker('/import', 'Import leads from a file, or try it first', {
  method: 'POST',
  encoding: 'multipart',
  file: { name: 'file', required: true, holds: 'table' },
  body: object({
    /** JSON: the column of each field. A field without a column stays empty. */
    mapping: text('Mapping', 5_000).test(
      'mapping',
      `Mapping must be JSON of field and column; the fields are: ${leadFieldNames.join(', ')}`,
      (value) => !value || mappingFrom(value) !== undefined,
    ),
    dry_run: flag('Dry run'),
    duplicates: choice('Duplicates', duplicateWays),
  }),
  repeatable: true,
  responses: { 200: dataOf(dryRun), 202: dataOf(object({ id: id() })) },
});

/** An import is kept for 7 days after its end. */
export const getLeadImport = ofBroker('/imports/{id}', 'How far an import is', {
  method: 'GET',
  params: idParams,
  responses: { 200: dataOf(leadImport) },
});

/** The file's columns, plus one with the reason. */
export const getWrongRows = ofBroker('/imports/{id}/wrong', 'The rows of an import that were wrong, as CSV', {
  method: 'GET',
  params: idParams,
  stream: 'text/csv; charset=utf-8',
  responses: { 200: outText() },
});
