import { setTimeout as pause } from 'node:timers/promises';
import { inArray, sql } from 'drizzle-orm';
import type { Database, Tx } from '#server/db/database.ts';
import { jobs } from '#server/db/schema/jobs.ts';
import { homeChanges, savedHomes, savedSearches, searchMatches } from '#server/db/schema/seekers.ts';
import type { FactsOfHome } from '#server/homes/index/fits.ts';
import type { FreshIndex } from '#server/homes/index/loadHomes.ts';
import { ALERTS_WAIT_MS, CHANGES_AT_ONCE, MATCHES_AT_ONCE } from '#server/limits/homes.ts';
import { type Change, findMatches, type Match, type Search, searchReader } from './findMatches.ts';
import { factsNow } from './stillMatching.ts';

/** Finds homes that newly match saved searches, and saved homes whose price falls. */
export interface Alerts {
  /** Checks all changed homes: stores new matches, and queues jobs that mail them. */
  run(): Promise<void>;
  /** The same, but waits no longer than a call may take. */
  soon(): Promise<void>;
}

const changesOf = async (tx: Tx): Promise<(Change & { readonly id: number })[]> => {
  const rows = await tx.select().from(homeChanges).orderBy(homeChanges.id).limit(CHANGES_AT_ONCE);
  return rows.map(({ id, homeId, before, at }) => ({
    id,
    homeId,
    before: before as FactsOfHome | null,
    at: at.getTime(),
  }));
};

/** A stamp that changes when a search is added or deleted. The query of a search never changes. */
const versionOf = async (tx: Tx): Promise<string> => {
  const [row] = await tx
    .select({ version: sql<string>`concat_ws(' ', count(*), sum(hashint4(${savedSearches.id})))` })
    .from(savedSearches);
  return row?.version ?? '';
};

const searchesOf = async (tx: Tx): Promise<Search[]> => {
  const rows = await tx
    .select({ id: savedSearches.id, query: savedSearches.query, at: savedSearches.createdAt })
    .from(savedSearches);
  return rows.map(({ id, query, at }) => ({ id, query, savedAt: at.getTime() }));
};

const given = (matches: readonly Match[]) =>
  sql`select * from jsonb_to_recordset(${JSON.stringify(matches)}::jsonb) as given(search integer, home integer)`;

/**
 * Stores matches, each once and for good, and queues the mails of searches that alert at once. A mail that is queued
 * but not started includes these matches, too: its job is locked until they are stored.
 */
const recordMatched = async (tx: Tx, matched: readonly Match[]): Promise<void> => {
  // Matches of a search whose alert is off are never mailed, only counted. A match that was not mailed yet may have come back.
  await tx.execute(sql`
    with given as (${given(matched)}), added as (
      insert into ${searchMatches} (search_id, home_id, told)
      select s.id, g.home, s.alert = 'off' from given g join ${savedSearches} s on s.id = g.search
      on conflict do nothing returning search_id
    ), back as (
      select m.search_id from given g join ${searchMatches} m on m.search_id = g.search and m.home_id = g.home where not m.told
    ), asked as (
      select (data ->> 'search')::integer as search from ${jobs}
      where kind = 'search_alert' and state = 'waiting' and tries = 0 for update
    )
    insert into jobs (kind, data)
    select distinct on (s.id) 'search_alert', jsonb_build_object('search', s.id)
    from (select search_id from added union select search_id from back) f join ${savedSearches} s on s.id = f.search_id
    where s.alert = 'at_once' and not exists (select from asked a where a.search = s.id)`);
};

/** Stores homes that matched when the search was saved, so that they are not new if they match again. */
const recordUnmatched = async (tx: Tx, unmatched: readonly Match[]): Promise<void> => {
  await tx.execute(sql`
    insert into ${searchMatches} (search_id, home_id, told, at)
    select s.id, g.home, true, s.created_at from (${given(unmatched)}) g join ${savedSearches} s on s.id = g.search
    on conflict do nothing`);
};

/** Queues mails about saved homes that cost less than the price the person knows. The mail lowers the known price. */
const queuePriceMails = async (tx: Tx, homes: ReadonlyMap<number, FactsOfHome>): Promise<void> => {
  const prices = [...homes].flatMap(([home, { expected_price: price }]) => (price ? [{ home, price }] : []));
  if (prices.length === 0) return;
  const now = sql`(select * from jsonb_to_recordset(${JSON.stringify(prices)}::jsonb) as n(home integer, price float8)) n`;
  // A price that was on request until now becomes known.
  await tx.execute(sql`
    update ${savedHomes} s set known_price = n.price from ${now} where s.home_id = n.home and s.known_price is null and s.forgotten_at is null`);
  await tx.execute(sql`
    insert into ${jobs} (kind, data)
    select 'price_alert', jsonb_build_object('user', s.user_id, 'homes', jsonb_agg(s.home_id))
    from ${savedHomes} s join ${now} on s.home_id = n.home
    where n.price < s.known_price and s.forgotten_at is null group by s.user_id`);
};

/** The alerts of a database, over the index of its public homes. */
export const startAlerts = (db: Database, index: FreshIndex): Alerts => {
  const read = searchReader();
  let known: { readonly version: string; readonly searches: readonly Search[]; readonly queries: ReadonlySet<string> };

  /** The saved searches, cached until one is added or deleted. */
  const searchesNow = () =>
    db.asSystem(async (tx) => {
      const version = await versionOf(tx);
      if (known?.version !== version) {
        const searches = await searchesOf(tx);
        known = { version, searches, queries: new Set(searches.map(({ query }) => query)) };
      }
      return known;
    });

  const inParts = async (matches: readonly Match[], note: (tx: Tx, part: readonly Match[]) => Promise<void>) => {
    for (let at = 0; at < matches.length; at += MATCHES_AT_ONCE)
      await db.asSystem((tx) => note(tx, matches.slice(at, at + MATCHES_AT_ONCE)));
  };

  /** Returns whether there were changed homes. */
  const round = async (): Promise<boolean> => {
    const changes = await db.asSystem(changesOf);
    if (changes.length === 0) return false;
    const homes = await db.asVisitor((tx) => factsNow(tx, [...new Set(changes.map(({ homeId }) => homeId))]));
    const { searches, queries } = await searchesNow();
    const { matched, unmatched } = await findMatches({ changes, homes, searches, read: read(await index(), queries) });
    await inParts(unmatched, recordUnmatched);
    await inParts(matched, recordMatched);
    // Deletes the changes last: if the process dies before, the next one repeats the work, but stores nothing twice.
    await db.asSystem(async (tx) => {
      const ids = changes.map(({ id }) => id);
      await tx.delete(homeChanges).where(inArray(homeChanges.id, ids));
      await queuePriceMails(tx, homes);
    });
    return true;
  };

  const rounds = async (): Promise<void> => {
    while (await round());
  };

  let running: Promise<void> | undefined;
  let waiting: Promise<void> | undefined;
  const start = () => {
    running = rounds().finally(() => {
      running = undefined;
    });
    return running;
  };
  // The current run may have read before the latest change, so another run follows.
  const run = (): Promise<void> => {
    if (!running) return start();
    waiting ??= running
      .catch(() => undefined)
      .then(() => {
        waiting = undefined;
        return start();
      });
    return waiting;
  };
  return {
    run,
    soon: () => Promise.race([run().catch(() => undefined), pause(ALERTS_WAIT_MS, undefined, { ref: false })]),
  };
};
