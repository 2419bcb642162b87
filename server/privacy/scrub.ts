import { and, asc, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import Papa from 'papaparse';
import { leadRows } from '#contract/leads/fields.ts';
import type { Database, Tx } from '../db/database.ts';
import { leadImports } from '../db/schema/leadWork.ts';
import { idempotencyKeys } from '../db/schema/platform.ts';
import { isRecord } from '../lib/isRecord.ts';
import { e164 } from '../lib/phone.ts';
import { ROWS_SCRUBBED_AT_ONCE } from '../limits/accounts.ts';
import type { Contact } from '../tokens/privacyTokens.ts';

/** The text that replaces erased data. */
export const ERASED = 'Erased';

const PERSONAL = new Set([...leadRows.flatMap(([name, field]) => ('personal' in field ? name : [])), 'name', 'text']);

/** A stored response or lead without anything that may be about a person. */
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

// Not within a longer address; in a link, a percent-encoded character such as %20 may precede it.
const ofEmail = (email: string) =>
  `(?:(?<![\\p{L}\\p{N}._%+-])${escaped(email)}|(?:(?<![\\p{L}\\p{N}._%+-])|(?<=%[0-9a-f]{2}))${escaped(encodeURIComponent(email))})(?![\\p{L}\\p{N}_-]|\\.[\\p{L}\\p{N}])`;
// Not within a longer number; allows the separators that people put between digits.
const ofPhone = (phone: string) => `(?<!\\d)(?:\\+?91[\\s().+-]*|0)?${[...digitsOf(phone)].join('[\\s().+-]*')}(?!\\d)`;
const ofWord = (word: string) => `(?<![\\p{L}\\p{N}])${escaped(word)}(?![\\p{L}\\p{N}])`;

const patternOf = (patterns: readonly string[]) => new RegExp(patterns.join('|') || '(?!)', 'giu');

/** Removes the proven contact from texts, and finds it in the database. */
export interface Scrubbing {
  /** Replaces the contact in every text of a JSON value. Not the name: others may share it, or it may be any word. */
  readonly scrub: <T>(value: T) => T;
  /** A condition for texts that may contain the contact: it matches more than `scrub`. */
  readonly mayName: (text: SQL) => SQL;
}

const scrubDeep = (value: unknown, pattern: RegExp): unknown => {
  if (typeof value === 'string') return value.replace(pattern, ERASED);
  if (Array.isArray(value)) return value.map((one) => scrubDeep(one, pattern));
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, scrubDeep(one, pattern)]));
};

/** Creates the scrubbing for a proven contact. */
export const scrubbingOf = ({ email, phone }: Contact): Scrubbing => {
  const pattern = patternOf([email === null ? ofPhone(phone) : ofEmail(email)]);
  const net =
    email === null ? [...digitsOf(phone)].join('[^0-9]*') : [email, encodeURIComponent(email)].map(escaped).join('|');
  return {
    scrub: <T>(value: T) => scrubDeep(value, pattern) as T,
    mayName: (text) => sql`${text} ~* ${net}`,
  };
};

/** Removes a lead's person, including the name, from a text of the same lead. */
export const scrubOwn = (
  text: string | null,
  { fullName, email, phone }: Readonly<{ fullName: string; email: string | null; phone: string }>,
): string | null => {
  const patterns = [
    ...(email ? [ofEmail(email)] : []),
    ...(digitsOf(phone) ? [ofPhone(phone)] : []),
    ...(fullName.trim() ? [ofWord(fullName.trim())] : []),
  ];
  return text?.replace(patternOf(patterns), ERASED) ?? null;
};

const TEXTS = new Set([...PERSONAL, 'outcome', 'file']);

/** A timeline entry's detail without the contact. Values that are not text, such as times and statuses, stay. */
const scrubDetail = (detail: Readonly<Record<string, unknown>>, { scrub }: Scrubbing) => {
  const ofChange = (change: unknown) =>
    isRecord(change) && PERSONAL.has(String(change.field)) ? scrub(change) : change;
  return Object.fromEntries(
    Object.entries(detail).map(([key, one]) => [
      key,
      TEXTS.has(key) ? scrub(one) : key === 'changes' && Array.isArray(one) ? one.map(ofChange) : one,
    ]),
  );
};

export interface Scanned {
  readonly table: string;
  /** The columns whose texts may name a person. */
  readonly columns: readonly string[];
  /**
   * What happens to a row that names the person: its texts are changed, it is deleted, or it is deleted and inserted
   * again, because updates are not allowed.
   */
  readonly how: 'change' | 'delete' | 'rewrite';
}

const quoting = leadRows.flatMap(([name, field]) => ('personal' in field && field.quotes !== false ? name : []));

/** The tables that may quote a person, apart from the person's own leads. */
const SCANNED: readonly Scanned[] = [
  { table: 'leads', columns: [...quoting, 'follow_up_text'], how: 'change' },
  { table: 'lead_events', columns: ['text', 'detail'], how: 'rewrite' },
  { table: 'lead_imports', columns: ['file_name', 'mapping'], how: 'change' },
  { table: 'lead_views', columns: ['name', 'query'], how: 'delete' },
  { table: 'listing_reports', columns: ['note', 'contact'], how: 'change' },
  { table: 'notifications', columns: ['title', 'message'], how: 'delete' },
  { table: 'jobs', columns: ['data', 'error'], how: 'delete' },
];

// Scrubbed last: after a crash, the leads in it still identify the person.
const MERGES: Scanned = { table: 'lead_merges', columns: ['other', 'before', 'after'], how: 'change' };

export type Row = Readonly<Record<string, unknown>> & { readonly id: number };

const named = (columns: readonly string[]): SQL =>
  sql.join(
    columns.map((column) => sql.identifier(column)),
    sql`, `,
  );

/** Changes, deletes or rewrites a row, as `how` says; does nothing if the row stays the same. */
export const write = async (tx: Tx, { table, columns, how }: Scanned, row: Row, changed: Row): Promise<void> => {
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

/** Scrubs a table's next rows; returns the last id, or undefined at the end. */
const scanNext = async (tx: Tx, scanned: Scanned, after: number, scrubbing: Scrubbing) => {
  const { scrub, mayName } = scrubbing;
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
    const own = columns.map((column) => {
      const value = row[column];
      return [column, table === 'lead_events' && isRecord(value) ? scrubDetail(value, scrubbing) : scrub(value)];
    });
    await write(tx, scanned, row, { ...row, ...Object.fromEntries(own) });
  }
  return last;
};

type Answer = Pick<typeof idempotencyKeys.$inferSelect, 'actor' | 'key' | 'answer'>;
type AnswerKey = Pick<Answer, 'actor' | 'key'>;

const emptyAnswer = (tx: Tx, { actor, key, answer }: Answer) =>
  tx
    .update(idempotencyKeys)
    .set({ answer: withoutPerson(answer) })
    .where(and(eq(idempotencyKeys.actor, actor), eq(idempotencyKeys.key, key)));

/** Erases people from the responses stored for repeated calls that contain these leads or timeline entries. */
export const eraseAnswers = async (tx: Tx, leadIds: readonly number[], eventIds: readonly number[]): Promise<void> => {
  const id = sql`${idempotencyKeys.answer} ->> 'id'`;
  const ofShape = (ids: readonly number[], key: string) =>
    and(inArray(id, ids.map(String)), sql`${idempotencyKeys.answer} ? ${key}`);
  const kept = await tx
    .select({ actor: idempotencyKeys.actor, key: idempotencyKeys.key, answer: idempotencyKeys.answer })
    .from(idempotencyKeys)
    .where(or(ofShape(leadIds, 'property_interest'), ofShape(eventIds, 'actor')));
  for (const one of kept) await emptyAnswer(tx, one);
};

/**
 * Erases the rows of imported files that name the person. An import that is under way then reads its file again, and
 * treats these rows as invalid.
 */
const scrubFiles = async (db: Database, { scrub, mayName }: Scrubbing): Promise<void> => {
  const kept = await db.asPrivacy((tx) => tx.select({ id: leadImports.id }).from(leadImports));
  for (const { id } of kept)
    await db.asPrivacy(async (tx) => {
      const isThis = eq(leadImports.id, id);
      const [file] = await tx
        .select({ content: leadImports.content })
        .from(leadImports)
        .where(and(isThis, mayName(sql`${leadImports.content}`)))
        .for('update');
      if (!file) return;
      const { data, meta } = Papa.parse<string[]>(file.content ?? '');
      const rows = data.map((cells) => (scrub(cells).join() === cells.join() ? cells : cells.map(() => ERASED)));
      const content = Papa.unparse(rows, { delimiter: meta.delimiter, newline: meta.linebreak });
      await tx.update(leadImports).set({ content }).where(isThis);
    });
};

/** Scrubs the next stored responses; returns the last key, or undefined at the end. */
const scrubNextAnswers = async (tx: Tx, after: AnswerKey, { scrub, mayName }: Scrubbing) => {
  const { actor, key, answer } = idempotencyKeys;
  const next = await tx
    // Reads only the keys of the others.
    .select({ actor, key, answer: sql`case when ${mayName(sql`${answer}::text`)} then ${answer} end` })
    .from(idempotencyKeys)
    .where(sql`(${actor}, ${key}) > (${after.actor}, ${after.key})`)
    .orderBy(asc(actor), asc(key))
    .limit(ROWS_SCRUBBED_AT_ONCE);
  for (const one of next)
    if (JSON.stringify(scrub(one.answer)) !== JSON.stringify(one.answer)) await emptyAnswer(tx, one);
  return next.at(-1);
};

/**
 * Scrubs the responses stored for repeated calls: of those that name the person, only values that are not personal
 * texts stay.
 */
const scrubAnswers = async (db: Database, scrubbing: Scrubbing): Promise<void> => {
  for (let after: AnswerKey | undefined = { actor: '', key: '' }; after !== undefined; ) {
    const from: AnswerKey = after;
    after = await db.asPrivacy((tx) => scrubNextAnswers(tx, from, scrubbing));
  }
};

const scan = async (db: Database, scanned: Scanned, scrubbing: Scrubbing): Promise<void> => {
  for (let after: number | undefined = 0; after !== undefined; ) {
    const from: number = after;
    after = await db.asPrivacy((tx) => scanNext(tx, scanned, from, scrubbing));
  }
};

/** Removes a person from all texts that may quote them, in transactions of limited size. Idempotent. */
export const scrubTexts = async (db: Database, scrubbing: Scrubbing): Promise<void> => {
  // First: from then on no import adds a lead that names the person.
  await scrubFiles(db, scrubbing);
  for (const scanned of SCANNED) await scan(db, scanned, scrubbing);
  await scrubAnswers(db, scrubbing);
};

/** Removes a person from what merges keep of other people's leads. */
export const scrubMerges = (db: Database, scrubbing: Scrubbing): Promise<void> => scan(db, MERGES, scrubbing);
