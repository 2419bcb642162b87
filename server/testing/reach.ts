import { type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../db/database.ts';
import { codeOf } from '../lib/errorCode.ts';
import { tableNames } from './tableNames.ts';
import type { TestDatabase } from './testDatabase.ts';

/** A way into the data: a method of Database, or a test's own. */
export type Scope = (work: (tx: Tx) => Promise<void>) => Promise<void>;

interface Row {
  readonly label: string;
  readonly json: string;
  /** Its physical location, which changes with an update. */
  readonly place: string;
}

/** The rows of a table that a transaction sees. A row's label is the word in its text after `of`: `of A`. */
const rowsIn = async (tx: Tx, table: string): Promise<Row[]> => {
  const answer = await tx.execute(
    // Without the generated columns, which cannot be inserted and do not show the owner.
    sql`select (to_jsonb(t) - 'search' - 'email_key' - 'place' - 'operator_search')::text as json, ctid::text as place from ${sql.identifier(table)} t`,
  );
  const { rows } = answer as { rows: { json: string; place: string }[] };
  return rows.map((row) => ({ ...row, label: /\bof (\w+)/.exec(row.json)?.[1] ?? 'unnamed' }));
};

const labelsOf = (rows: readonly Row[]): string[] => [...new Set(rows.map(({ label }) => label))].toSorted();

const causeCode = (error: unknown): unknown => (error instanceof Error ? codeOf(error.cause) : undefined);

class Undone extends Error {}

/** The result of `find`, whose changes are rolled back; empty if the database refused it. */
const undoing = async (
  way: (work: (tx: Tx) => Promise<void>) => Promise<void>,
  find: (tx: Tx) => Promise<readonly Row[]>,
): Promise<readonly Row[]> => {
  let found: readonly Row[] = [];
  try {
    await way(async (tx) => {
      found = await find(tx);
      throw new Undone();
    });
  } catch (error) {
    if (!(error instanceof Undone) && causeCode(error) !== '42501') throw error;
  }
  return found;
};

// Runs the statement, then reads the rows as the owner.
const afterwards = async (tx: Tx, table: string, statement: SQL): Promise<Row[]> => {
  // The statement has no condition, so that changes to invisible rows are found, too.
  await tx.execute(statement);
  await tx.execute(sql`reset role`);
  return rowsIn(tx, table);
};

// Inserts a copy of an existing row. A duplicate key means that the policies allow it, because they are checked first.
const mayAdd = (tx: Tx, table: string, { json }: Row): Promise<boolean> => {
  const names = Object.keys(JSON.parse(json)).map((name) => sql.identifier(name));
  const fields = sql.join(names, sql`, `);
  return tx
    .transaction((inner) =>
      inner.execute(
        sql`insert into ${sql.identifier(table)} (${fields}) overriding system value
          select ${fields} from jsonb_populate_record(null::${sql.identifier(table)}, ${json}::jsonb)`,
      ),
    )
    .then(
      () => true,
      (error: unknown) => {
        if (causeCode(error) === '42501') return false;
        if (causeCode(error) === '23505') return true;
        throw error;
      },
    );
};

const mayAddOf = async (tx: Tx, table: string, all: readonly Row[]): Promise<readonly Row[]> => {
  const may: Row[] = [];
  for (const row of all) if (await mayAdd(tx, table, row)) may.push(row);
  return may;
};

const doneTo = async (tx: Tx, table: string, column: string, all: readonly Row[]) => {
  const inside: Scope = (work) => tx.transaction(work);
  const places = new Set(all.map(({ place }) => place));
  return {
    sees: await undoing(inside, (it) => rowsIn(it, table)),
    changes: await undoing(inside, async (it) => {
      const change = sql`update ${sql.identifier(table)} set ${sql.identifier(column)} = default`;
      return (await afterwards(it, table, change)).filter(({ place }) => !places.has(place));
    }),
    removes: await undoing(inside, async (it) => {
      const left = new Set(
        (await afterwards(it, table, sql`delete from ${sql.identifier(table)}`)).map(({ json }) => json),
      );
      return all.filter(({ json }) => !left.has(json));
    }),
    adds: await undoing(inside, (it) => mayAddOf(it, table, all)),
  };
};

// For each table a column with a default, or a nullable one, so that an update needs only the privilege.
const columns: Readonly<Record<string, string>> = {
  audit: 'times',
  brokers: 'phone',
  credentials: 'updated_at',
  deleted_pictures: 'at',
  digests: 'at',
  domains: 'next_check_at',
  gone_homes: 'at',
  email_changes: 'created_at',
  heartbeats: 'minute',
  home_changes: 'at',
  idempotency_keys: 'answer',
  jobs: 'error',
  lead_dismissals: 'broker_id',
  lead_events: 'text',
  lead_imports: 'created_at',
  lead_merges: 'undone_at',
  lead_views: 'created_at',
  leads: 'city',
  listing_events: 'at',
  listing_reports: 'closed_at',
  login_attempts: 'last_at',
  media: 'position',
  notification_preferences: 'updated_at',
  notifications: 'is_read',
  operators: 'phone',
  password_resets: 'created_at',
  privacy_leads: 'leads',
  privacy_requests: 'city',
  properties: 'city',
  report_changes: 'n',
  report_days: 'n',
  saved_homes: 'price_when_saved',
  saved_searches: 'created_at',
  search_homes: 'photos',
  search_matches: 'at',
  seeker_alerts: 'price_drops',
  seeker_enquiries: 'seen_at',
  second_steps: 'created_at',
  sessions: 'created_at',
  settings: 'updated_at',
  signup_codes: 'created_at',
  sites: 'updated_at',
  users: 'phone',
  videos: 'created_at',
  visits: 'views',
};

const describeReach = (found: Readonly<Record<string, readonly Row[]>>): string =>
  Object.entries(found)
    .flatMap(([verb, rows]) => (rows.length > 0 ? [`${verb} ${labelsOf(rows).join(' ')}`] : []))
    .join('; ');

/** A database's rows by table, cached: they do not change, because whatever a way does is rolled back. */
const stored = new WeakMap<TestDatabase, Promise<ReadonlyMap<string, readonly Row[]>>>();

const storedIn = (db: TestDatabase): Promise<ReadonlyMap<string, readonly Row[]>> => {
  const known =
    stored.get(db) ??
    db.asOwner(async (tx) => {
      const rows = new Map<string, readonly Row[]>();
      for (const name of await tableNames(tx)) rows.set(name, await rowsIn(tx, name));
      return rows;
    });
  stored.set(db, known);
  return known;
};

/**
 * What a way can do to which owners' rows, by table: `sees A B; changes A; adds A`. Tables that it cannot use are left
 * out. Everything is tried and rolled back.
 */
export const reachOf = async (db: TestDatabase, way: Scope): Promise<Record<string, string>> => {
  const reach: Record<string, string> = {};
  for (const [name, all] of await storedIn(db)) {
    const column = columns[name];
    if (!column) throw new Error(`${name} has no column to try a change on yet: add it in server/testing/reach.ts`);
    if (all.length === 0) throw new Error(`${name} is empty: the test needs rows in it`);
    let can = '';
    await way(async (tx) => {
      can = describeReach(await doneTo(tx, name, column, all));
    });
    if (can) reach[name] = can;
  }
  return reach;
};
