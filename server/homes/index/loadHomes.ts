import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { Database, Tx } from '#server/db/database.ts';
import { DatabaseBusy } from '#server/db/errors.ts';
import { goneHomes, searchHomes } from '#server/db/schema/homes.ts';
import { properties } from '#server/db/schema/properties.ts';
import { HOMES_AT_ONCE, INDEX_IDLE_MS } from '#server/limits/homes.ts';
import { DATABASE_DEADLINE_MS, TRUSTED_MS } from '#server/limits/server.ts';
import { traitFeatures } from './codes.ts';
import { type HomeIndex, type IndexedHome, newHomeIndex } from './homeIndex.ts';

type Row = Omit<IndexedHome, 'amenities'> & { readonly amenities: string[] };

interface Snapshot {
  /** Every transaction before this one is visible. */
  readonly from: string;
  /** No transaction from this one on is visible. A restored database holds greater numbers, from another server. */
  readonly to: string;
}

const snapshotOf = async (tx: Tx): Promise<Snapshot> => {
  const { rows } = (await tx.execute(
    sql`select pg_snapshot_xmin(s)::text as "from", pg_snapshot_xmax(s)::text as "to" from pg_current_snapshot() s`,
  )) as { rows: [Snapshot] };
  return rows[0];
};

const traits = sql.join(
  Object.entries(traitFeatures).map(([name, feature]) => sql`p.features ->> ${feature} as ${sql.identifier(name)}`),
  sql`, `,
);

/** The next public homes after an id; all of them, or those that changed since a snapshot. */
const homesAfter = async (tx: Tx, after: number, since?: { from: string; to: string }): Promise<Row[]> => {
  const changed = since ? sql`and h.changed >= ${since.from}::xid8 and h.changed < ${since.to}::xid8` : sql``;
  const { rows } = (await tx.execute(sql`
    select p.id, p.broker_id, p.city, p.locality, p.property_type, p.num_bedrooms, p.expected_price::float8 as expected_price,
      p.built_up_area, p.area_unit, ${traits}, p.amenities, h.photos > 0 as photos,
      (extract(epoch from coalesce(p.approved_at, p.created_at)) * 1000)::float8 as listed_at
    from ${searchHomes} h join ${properties} p on p.id = h.id
    where h.id > ${after}::int ${changed}
    order by h.id limit ${HOMES_AT_ONCE}::int`)) as unknown as { rows: Row[] };
  return rows;
};

const removeGone = async (tx: Tx, index: HomeIndex, { from, to }: Snapshot): Promise<void> => {
  const { rows } = (await tx.execute(
    sql`select id from ${goneHomes} where changed >= ${from}::xid8 and changed < ${to}::xid8`,
  )) as { rows: { id: number }[] };
  for (const { id } of rows) index.remove(id);
};

const putAll = async (db: Database, index: HomeIndex, since?: { from: string; to: string }): Promise<void> => {
  let after = 0;
  for (;;) {
    const rows = await db.asVisitor((tx) => homesAfter(tx, after, since));
    for (const row of rows) index.put(row);
    const last = rows.at(-1);
    if (!last || rows.length < HOMES_AT_ONCE) return;
    after = last.id;
  }
};

/** Waits for the reading, but throws DatabaseBusy when that takes too long: the first read of many homes does. */
const inTime = async (reading: Promise<void>): Promise<void> => {
  const late = Symbol('late');
  const result = await Promise.race([reading, pause(DATABASE_DEADLINE_MS, late, { ref: false })]);
  if (result === late) throw new DatabaseBusy();
};

/** Returns the index of public homes, at most half a second old. */
export type FreshIndex = () => Promise<HomeIndex>;

/**
 * Keeps this process's index: it is read in full once, and then at most every half second only the changes. Each row
 * holds the id of the transaction that wrote it, and the next read starts at the oldest transaction that was still
 * running, so that no change is missed. Homes that are no longer public are removed first.
 */
export const openHomeIndex = (db: Database): FreshIndex => {
  let index = newHomeIndex();
  let seen: Snapshot | undefined;
  let readAt = Number.NEGATIVE_INFINITY;
  let reading: Promise<void> | undefined;

  const readWhole = async () => {
    const fresh = newHomeIndex();
    const snapshot = await db.asVisitor(snapshotOf);
    await putAll(db, fresh);
    index = fresh;
    seen = snapshot;
  };

  const readChanges = async (since: Snapshot) => {
    const now = await db.asVisitor(async (tx) => {
      const snapshot = await snapshotOf(tx);
      await removeGone(tx, index, { from: since.from, to: snapshot.to });
      return snapshot;
    });
    // A different server answered: a lagging replica, or one that became the primary without the last transactions.
    if (BigInt(now.to) < BigInt(since.to)) return readWhole();
    await putAll(db, index, { from: since.from, to: now.to });
    seen = now;
  };

  const read = async () => {
    const begunAt = performance.now();
    // The database may have forgotten homes that went long ago.
    if (!seen || begunAt - readAt > INDEX_IDLE_MS) await readWhole();
    else await readChanges(seen);
    readAt = begunAt;
  };

  return async () => {
    const askedAt = performance.now();
    while (askedAt - readAt >= TRUSTED_MS) {
      reading ??= read().finally(() => {
        reading = undefined;
      });
      // A read that began too long before this call is too old: the loop starts another.
      await inTime(reading);
    }
    return index;
  };
};
