import { and, eq, type SQL, sql } from 'drizzle-orm';
import Papa from 'papaparse';
import type { Database, Tx } from '../db/database.ts';
import { leadImports } from '../db/schema/leadWork.ts';
import { idempotencyKeys } from '../db/schema/platform.ts';
import type { Contact } from '../http/privacyTokens.ts';
import { isRecord } from '../lib/isRecord.ts';
import { e164 } from '../lib/phone.ts';
import { ROWS_SCRUBBED_AT_ONCE, SEARCHED_FROM_LENGTH } from '../limits/privacy.ts';
import type { Person } from './person.ts';

/** What is there in place of what was erased. */
export const ERASED = 'Erased';

const PERSONAL = new Set([
  'full_name',
  'name',
  'email',
  'phone',
  'city',
  'property_interest',
  'message',
  'assigned_to',
  'text',
]);

/** A stored answer or lead without all that may be about a person. */
const withoutPerson = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(withoutPerson);
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [
      name,
      typeof one === 'string' && PERSONAL.has(name) ? ERASED : withoutPerson(one),
    ]),
  );
};

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const digitsOf = (phone: string) => (e164(phone) ?? phone).replace(/^\+91/, '').replace(/\D/g, '');

const waysOf = (email: string) => [email, encodeURIComponent(email)].map(escaped);
// Not within a longer number, with what people put between digits.
const spelled = (phone: string) => `(?<!\\d)(?:\\+?91[\\s().+-]*|0)?${[...digitsOf(phone)].join('[\\s().+-]*')}(?!\\d)`;
const word = (name: string) => `(?<![\\p{L}\\p{N}])${escaped(name)}(?![\\p{L}\\p{N}])`;

const anyOf = (patterns: readonly string[]) => new RegExp(patterns.join('|') || '(?!)', 'giu');
const isSearched = (name: string) => name.length >= SEARCHED_FROM_LENGTH && name !== ERASED;
const isNumber = (phone: string) => digitsOf(phone).length >= 7;

/** How a person is taken out of texts, and found in the database's. */
export interface Scrubbing {
  /**
   * Replaces who the person is in every text of a JSON value. Names only in rows of owners who know the person, because others may share
   * them; of strangers' rows only the proven contact. `owner` is null for the main website, undefined for what is nobody's.
   */
  readonly scrub: <T>(value: T, owner?: number | null) => T;
  /** Whether a text may name the person: a wider net than `scrub`. */
  readonly mayName: (text: SQL) => SQL;
}

const scrubDeep = (value: unknown, pattern: RegExp): unknown => {
  if (typeof value === 'string') return value.replace(pattern, ERASED);
  if (Array.isArray(value)) return value.map((one) => scrubDeep(one, pattern));
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, scrubDeep(one, pattern)]));
};

/** How a person is taken out of texts. */
export const scrubbingOf = (contact: Contact, { emails, phones, names, owners }: Person): Scrubbing => {
  const numbers = phones.filter(isNumber);
  const words = names.filter(isSearched);
  const contacts = [...emails.flatMap(waysOf), ...numbers.map(spelled)];
  const near = anyOf([...contacts, ...words.map(word)]);
  const anybodys = anyOf(contacts);
  const strangers = anyOf(contact.email === null ? [spelled(contact.phone)] : waysOf(contact.email));
  const patternFor = (owner: number | null | undefined) =>
    owner === undefined ? anybodys : owners.has(owner) ? near : strangers;
  const net = [
    ...emails.flatMap(waysOf),
    ...numbers.map((phone) => [...digitsOf(phone)].join('[^0-9]{0,3}')),
    // In JSON, too.
    ...words.flatMap((name) => [escaped(name), escaped(JSON.stringify(name).slice(1, -1))]),
  ].join('|');
  return {
    scrub: <T>(value: T, owner?: number | null) => scrubDeep(value, patternFor(owner)) as T,
    mayName: (text) => sql`${text} ~* ${net}`,
  };
};

interface Scanned {
  readonly table: string;
  /** The columns whose texts may name somebody. */
  readonly columns: readonly string[];
  /** What happens to a row that does: its texts are changed, it is deleted, or it is written anew, because nobody may change it. */
  readonly how: 'change' | 'delete' | 'rewrite';
}

/** What may quote a person beside the person's own leads. */
const SCANNED: readonly Scanned[] = [
  { table: 'leads', columns: ['property_interest', 'message', 'assigned_to', 'follow_up_text'], how: 'change' },
  { table: 'lead_events', columns: ['text', 'detail'], how: 'rewrite' },
  { table: 'lead_imports', columns: ['file_name', 'mapping'], how: 'change' },
  { table: 'lead_views', columns: ['name', 'query'], how: 'delete' },
  { table: 'listing_reports', columns: ['note', 'contact'], how: 'change' },
  { table: 'notifications', columns: ['title', 'message'], how: 'delete' },
  { table: 'jobs', columns: ['data', 'error'], how: 'delete' },
];

// Last: the leads in it tell, after a crash, who the person is.
const MERGES: Scanned = { table: 'lead_merges', columns: ['other', 'before', 'after'], how: 'change' };

type Row = Readonly<Record<string, unknown>> & { readonly id: number };

const named = (columns: readonly string[]): SQL =>
  sql.join(
    columns.map((column) => sql.identifier(column)),
    sql`, `,
  );

const write = async (tx: Tx, { table, columns, how }: Scanned, row: Row, changed: Row): Promise<void> => {
  const name = sql.identifier(table);
  if (JSON.stringify(row) === JSON.stringify(changed)) return;
  const stored = sql`jsonb_populate_record(null::${name}, ${JSON.stringify(changed)}::jsonb)`;
  if (how === 'change') {
    await tx.execute(
      sql`update ${name} set (${named(columns)}) = (select ${named(columns)} from ${stored}) where id = ${row.id}`,
    );
    return;
  }
  await tx.execute(sql`delete from ${name} where id = ${row.id}`);
  if (how === 'rewrite') await tx.execute(sql`insert into ${name} overriding system value select (${stored}).*`);
};

/** Looks at the next rows of a table; returns the last one's id, or undefined at the end. */
const scanNext = async (tx: Tx, scanned: Scanned, after: number, { scrub, mayName }: Scrubbing) => {
  const { table, columns } = scanned;
  const next = sql`(select * from ${sql.identifier(table)} where id > ${after} order by id limit ${ROWS_SCRUBBED_AT_ONCE}::int) t`;
  const end = (await tx.execute(sql`select max(id) as last from ${next}`)) as { rows: { last: number | null }[] };
  const last = end.rows[0]?.last;
  if (!last) return undefined;
  const text = sql`concat_ws(' ', ${named(columns)})`;
  const hits = (await tx.execute(sql`select to_jsonb(t) as row from ${next} where ${mayName(text)}`)) as {
    rows: { row: Row }[];
  };
  for (const { row } of hits.rows) {
    const owner = row.broker_id === null || typeof row.broker_id === 'number' ? row.broker_id : undefined;
    const own = Object.fromEntries(columns.map((column) => [column, row[column]]));
    await write(tx, scanned, row, { ...row, ...scrub(own, owner) });
  }
  return last;
};

/** The rows of files that name the person hold nothing any more: an import that is under way takes them for wrong ones. */
const scrubFiles = (db: Database, { scrub, mayName }: Scrubbing): Promise<void> =>
  db.asPrivacy(async (tx) => {
    const files = await tx
      .select({ id: leadImports.id, brokerId: leadImports.brokerId, content: leadImports.content })
      .from(leadImports)
      .where(mayName(sql`${leadImports.content}`));
    for (const { id, brokerId, content } of files) {
      const { data, meta } = Papa.parse<string[]>(content ?? '');
      const rows = data.map((cells) =>
        scrub(cells, brokerId).join() === cells.join() ? cells : cells.map(() => ERASED),
      );
      const without = Papa.unparse(rows, { delimiter: meta.delimiter, newline: meta.linebreak });
      await tx.update(leadImports).set({ content: without }).where(eq(leadImports.id, id));
    }
  });

/** The answers that are kept for repeats: of those that name the person only what is no text stays. */
const scrubAnswers = (db: Database, { scrub, mayName }: Scrubbing): Promise<void> =>
  db.asPrivacy(async (tx) => {
    const kept = await tx
      .select({ actor: idempotencyKeys.actor, key: idempotencyKeys.key, answer: idempotencyKeys.answer })
      .from(idempotencyKeys)
      .where(mayName(sql`${idempotencyKeys.answer}::text`));
    for (const { actor, key, answer } of kept) {
      if (JSON.stringify(scrub(answer)) === JSON.stringify(answer)) continue;
      await tx
        .update(idempotencyKeys)
        .set({ answer: withoutPerson(answer) })
        .where(and(eq(idempotencyKeys.actor, actor), eq(idempotencyKeys.key, key)));
    }
  });

const scan = async (db: Database, scanned: Scanned, scrubbing: Scrubbing): Promise<void> => {
  for (let after: number | undefined = 0; after !== undefined; ) {
    const from: number = after;
    after = await db.asPrivacy((tx) => scanNext(tx, scanned, from, scrubbing));
  }
};

/** Takes a person out of all texts that may quote the person, in transactions of limited size. Done twice, it changes nothing more. */
export const scrubTexts = async (db: Database, scrubbing: Scrubbing): Promise<void> => {
  for (const scanned of SCANNED) await scan(db, scanned, scrubbing);
  await scrubFiles(db, scrubbing);
  await scrubAnswers(db, scrubbing);
};

/** The same of what merges keep of leads of others. */
export const scrubMerges = (db: Database, scrubbing: Scrubbing): Promise<void> => scan(db, MERGES, scrubbing);
