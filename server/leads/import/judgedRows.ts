import { setImmediate } from 'node:timers/promises';
import { and, eq, inArray, type SQL } from 'drizzle-orm';
import { checkFile } from '#contract/leads/file/checkFile.ts';
import type { CheckedRow, ImportedLead } from '#contract/leads/file/checkRow.ts';
import { matchColumns } from '#contract/leads/file/columnNames.ts';
import { type LeadFile, readLeadFile } from '#contract/leads/file/leadFile.ts';
import { UnreadableFile } from '#contract/leads/file/readText.ts';
import type { LeadMapping } from '#contract/leads/import.ts';
import type { Tx } from '#server/db/database.ts';
import { leads, phoneKey } from '#server/db/schema/leads.ts';
import { HttpError } from '#server/errors.ts';
import { e164 } from '#server/lib/phone.ts';
import { COMPARED_AT_ONCE } from '#server/limits/leads.ts';
import type { LeadRow } from '../rows.ts';

/** What identifies a lead's person: the phone in E.164, or as typed, and the email in lower case. */
interface Keys {
  readonly phone: string;
  readonly email?: string;
}

/** A checked row: a lead, possibly a duplicate of an earlier row, or invalid. */
export type JudgedRow = CheckedRow & { readonly keys?: Keys; readonly sameAs?: { row: number; full_name: string } };

/** A valid row. */
export type LeadOfRow = Extract<JudgedRow, { lead: ImportedLead }> & { readonly keys: Keys };

/** Whether a row is valid. */
export const isLead = (row: JudgedRow): row is LeadOfRow => 'lead' in row;

/** A file with its rows checked, before they are compared with existing leads. */
export interface JudgedFile extends Pick<LeadFile, 'columns'> {
  readonly mapping: LeadMapping;
  readonly rows: readonly JudgedRow[];
}

const refusal = (error: unknown): unknown =>
  error instanceof UnreadableFile ? new HttpError(400, error.message, { errors: { file: error.message } }) : error;

/** What `read` returns; 400 for a file that it cannot read. */
export const orRefused = async <T>(read: () => T | Promise<T>): Promise<T> => {
  try {
    return await read();
  } catch (error) {
    throw refusal(error);
  }
};

const refuseUnknown = (mapping: LeadMapping, columns: readonly string[]): void => {
  const unknown = Object.values(mapping).find((column) => !columns.includes(column));
  if (unknown === undefined) return;
  const message = `The file has no column “${unknown.slice(0, 100)}”`;
  throw new HttpError(400, message, { errors: { mapping: message } });
};

const keysOf = ({ phone, email }: ImportedLead): Keys => ({
  phone: e164(phone) ?? phone,
  ...(email && { email: email.toLowerCase() }),
});

/** Remembers the first row of each phone and each e-mail. */
const firstRows = () => {
  const first = new Map<string, { row: number; full_name: string }>();
  return (row: Extract<CheckedRow, { lead: ImportedLead }>): JudgedRow => {
    const keys = keysOf(row.lead);
    const known = [`phone ${keys.phone}`, ...(keys.email ? [`email ${keys.email}`] : [])];
    const sameAs = known.flatMap((key) => first.get(key) ?? [])[0];
    for (const key of known) if (!first.has(key)) first.set(key, { row: row.row, full_name: row.lead.full_name });
    return { ...row, keys, ...(sameAs && { sameAs }) };
  };
};

const pause = () => setImmediate();

/**
 * Parses and checks a file's text; without a mapping, columns are matched by name. Long files are parsed in parts, so
 * that other calls are served meanwhile. 400 for a file that cannot be read, and for a mapping to a missing column.
 */
export const judgeFile = async (text: string, given: LeadMapping | undefined): Promise<JudgedFile> => {
  const file = await orRefused(() => readLeadFile(text, pause));
  const mapping = given ?? matchColumns(file.columns);
  refuseUnknown(mapping, file.columns);
  const compare = firstRows();
  const rows: JudgedRow[] = [];
  for (const row of await checkFile(file, mapping, pause)) {
    rows.push('lead' in row ? compare(row) : row);
    if (rows.length % COMPARED_AT_ONCE === 0) await pause();
  }
  return { columns: file.columns, mapping, rows };
};

type Known = Pick<LeadRow, 'id' | 'fullName' | 'status'>;

/** Finds the broker's lead with a row's phone or email; the latest if there are several. */
export const knownLeads = async (
  tx: Tx,
  brokerId: number,
  rows: readonly LeadOfRow[],
): Promise<(row: LeadOfRow) => Known | undefined> => {
  const columns = {
    id: leads.id,
    fullName: leads.fullName,
    status: leads.status,
    phone: leads.phone,
    phoneE164: leads.phoneE164,
    emailKey: leads.emailKey,
  };
  const find = (isSame: SQL) =>
    tx
      .select(columns)
      .from(leads)
      .where(and(eq(leads.brokerId, brokerId), isSame))
      .orderBy(leads.id);
  const emails = rows.flatMap(({ keys }) => keys.email ?? []);
  const byPhone = new Map<string, Known>();
  const byEmail = new Map<string, Known>();
  for (const lead of await find(
    inArray(
      phoneKey(leads),
      rows.map(({ keys }) => keys.phone),
    ),
  ))
    byPhone.set(lead.phoneE164 ?? lead.phone, lead);
  if (emails.length > 0)
    for (const lead of await find(inArray(leads.emailKey, emails))) byEmail.set(lead.emailKey ?? '', lead);
  return ({ keys }) => byPhone.get(keys.phone) ?? (keys.email ? byEmail.get(keys.email) : undefined);
};
