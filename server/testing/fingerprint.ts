import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { tableNames } from './tableNames.ts';
import type { TestDatabase } from './testDatabase.ts';

// A refusal writes its audit entry and the count of failed sign-ins. The alerts empty `home_changes` every few seconds.
const traces = new Set(['audit', 'login_attempts', 'home_changes']);

const digests = new WeakMap<Buffer, string>();
/** The digest of a photo, which is never changed in place. */
const digest = (bytes: Buffer): string => {
  const known = digests.get(bytes) ?? createHash('sha256').update(bytes).digest('hex');
  digests.set(bytes, known);
  return known;
};

/** A digest of each table's rows. */
export const digestsOfTables = (
  db: Pick<TestDatabase, 'asOwner'>,
  without: ReadonlySet<string> = new Set(),
): Promise<Record<string, string>> =>
  db.asOwner(async (tx) => {
    const names = (await tableNames(tx)).filter((name) => !without.has(name));
    // One query, so that PostgreSQL may read the tables in parallel, in any order.
    const digests = await tx.execute(
      sql`${sql.join(
        names.map(
          (name) =>
            // A sum does not depend on the order of the rows, and is faster than sorting them.
            sql`select ${name}::text as name, count(*) || ' ' || coalesce(sum(hashtextextended(r::text, 0)), 0) as digest from ${sql.identifier(name)} r`,
        ),
        sql` union all `,
      )} order by name`,
    );
    const { rows } = digests as { rows: { name: string; digest: string }[] };
    return Object.fromEntries(rows.map((row) => [row.name, row.digest]));
  });

/** A digest of each table's rows and of each photo: equal digests before and after mean that nothing was written. */
export const fingerprint = async (
  db: TestDatabase,
  pictures: ReadonlyMap<string, Buffer>,
): Promise<Record<string, string>> => ({
  ...(await digestsOfTables(db, traces)),
  ...Object.fromEntries([...pictures].map(([name, bytes]) => [name, digest(bytes)])),
});
