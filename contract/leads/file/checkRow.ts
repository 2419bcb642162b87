import { ValidationError } from 'yup';
import { optionalEmail } from '#contract/fields.ts';
import { latinDigits } from '#contract/latinDigits.ts';
import type { LeadSource, LeadStatus } from '#contract/leads/choices.ts';
import { type LeadField, type LeadFieldName, leadFieldNames, leadFields, leadWords } from '#contract/leads/fields.ts';
import type { LeadMapping } from '#contract/leads/import.ts';
import { leadCreateBody } from '#contract/leads/schemas.ts';
import type { FileRow, LeadFile } from './leadFile.ts';

/** A lead as a file's row holds it; the e-mail may be missing. */
export type ImportedLead = Readonly<
  Partial<Record<Exclude<LeadFieldName, 'full_name' | 'phone' | 'source' | 'status'>, string>>
> & {
  readonly full_name: string;
  readonly phone: string;
  readonly source?: LeadSource;
  readonly status?: LeadStatus;
};

/** The first reason why a row cannot become a lead. */
export interface RowProblem {
  readonly field: LeadFieldName;
  readonly message: string;
}

/** A checked row: a lead, or a problem. */
export type CheckedRow = FileRow & ({ readonly lead: ImportedLead } | { readonly problem: RowProblem });

const importedBody = leadCreateBody.shape({ email: optionalEmail() });

// What people call the sources of leads, besides our own labels.
const sourceWords: Readonly<Record<LeadSource, string>> = {
  website: 'web site online internet portal google googleads 99acres magicbricks housing nobroker squareyards justdial',
  call: 'phone phonecall telephone calls incomingcall inboundcall coldcall coldcalling ivr telecalling',
  social_media:
    'social socialmediaads facebook fb facebookads meta metaads instagram insta ig whatsapp youtube linkedin',
  referral: 'reference ref referred refer referralclient friend friends relative wordofmouth existingclient',
};

const plain = (word: string): string => word.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');

const codesOf = (name: LeadFieldName): ReadonlyMap<string, string> | undefined => {
  const field: LeadField = leadFields[name];
  if (field.kind !== 'choice') return undefined;
  const words: Readonly<Record<string, string>> = name === 'source' ? sourceWords : {};
  return new Map(
    field.choices.options.flatMap(({ value, label }) =>
      [value, label, ...(words[value]?.split(' ') ?? [])].map((word) => [plain(word), value] as const),
    ),
  );
};

const codes = new Map(leadFieldNames.map((name) => [name, codesOf(name)]));

// Invisible characters: contacts copied from a phone and bidirectional text contain them.
const UNSEEN = /[\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;
const NOTHING = /^(-+|\.|n\/?a|nil|none|null|#n\/a)$/i;

/** A cell's content, without what spreadsheets add to make it text: `="098…"`, and an apostrophe before a sign. */
const textOf = (cell: string): string =>
  cell
    .replaceAll(UNSEEN, '')
    .replaceAll('\u00a0', ' ')
    .trim()
    .replace(/^="(.*)"$/s, '$1')
    .replace(/^'(?=[=+\-@\d])/, '')
    .trim();

/** Reads a phone as typed, or as shown by a spreadsheet that took it for a number. */
const phoneOf = (text: string): string => {
  const number = latinDigits(text).replace(/^(p|tel):\s*/i, '');
  if (/^\d{1,3}(,\d{2,3})+(\.0+)?$/.test(number)) return number.replaceAll(',', '').replace(/\.0+$/, '');
  return number.replace(/^(\+?\d{7,15})\.0+$/, '$1');
};

const isShortened = (phone: string): boolean => /^\d+(\.\d+)?e\+?\d+$/i.test(phone);

const readCell = (field: LeadFieldName, cell: string): string => {
  const text = textOf(cell);
  if (field === 'full_name') return text.replaceAll(/\s+/g, ' ');
  if (NOTHING.test(text)) return '';
  if (field === 'phone') return phoneOf(text);
  if (field === 'email') return text.replace(/^mailto:/i, '');
  return codes.get(field)?.get(plain(text)) ?? text;
};

const problemOf = (field: LeadFieldName, value: string): string | undefined => {
  if (field === 'phone' && isShortened(value))
    return `The spreadsheet has shortened the phone to ${value}. Format its column as text, and save the file again`;
  const choices = value ? codes.get(field) : undefined;
  if (choices && ![...choices.values()].includes(value))
    return `“${value.slice(0, 40)}” is not known. Use one of: ${[...new Set(choices.values())].map((code) => leadWords(field, code)).join(', ')}`;
  try {
    importedBody.validateSyncAt(field, value ? { [field]: value } : {}, { strict: true });
    return undefined;
  } catch (error) {
    if (error instanceof ValidationError) return error.message;
    throw error;
  }
};

/** The column index of each field, without fields that have no column. */
type Places = readonly (readonly [LeadFieldName, number])[];

/** Checks one row with the rules of leads. */
export type RowCheck = (row: FileRow) => CheckedRow;

/** Creates a check for rows of a file whose columns are mapped to these fields. */
export const rowCheck = ({ columns }: Pick<LeadFile, 'columns'>, mapping: LeadMapping): RowCheck => {
  const places: Places = leadFieldNames.flatMap((field) => {
    const column = mapping[field];
    if (column !== undefined) return [[field, columns.indexOf(column)] as const];
    return 'required' in leadFields[field] ? [[field, -1] as const] : [];
  });
  return (row) => {
    const lead: Partial<Record<LeadFieldName, string>> = {};
    for (const [field, at] of places) {
      const value = readCell(field, row.cells[at] ?? '');
      const problem = problemOf(field, value);
      if (problem) return { ...row, problem: { field, message: problem } };
      if (value) lead[field] = value;
    }
    return { ...row, lead: lead as ImportedLead };
  };
};
