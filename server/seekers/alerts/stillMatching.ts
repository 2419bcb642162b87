import { sql } from 'drizzle-orm';
import type { Database, Tx } from '#server/db/database.ts';
import { type FactsOfHome, readyHome } from '#server/homes/index/fits.ts';
import type { FreshIndex } from '#server/homes/index/loadHomes.ts';
import { readSearch } from '#server/homes/pages/readSearch.ts';
import { groupBy } from '#server/lib/groupBy.ts';
import { fitsOf } from './findMatches.ts';

/** The current facts of homes; homes that visitors cannot see are missing. */
export const factsNow = async (tx: Tx, ids: readonly number[]): Promise<Map<number, FactsOfHome>> => {
  if (ids.length === 0) return new Map();
  const { rows } = (await tx.execute(sql`
    select home_facts(to_jsonb(p), h.photos, h.words) as facts
    from search_homes h join properties p on p.id = h.id where h.id in ${ids}`)) as unknown as {
    rows: { facts: FactsOfHome }[];
  };
  return new Map(rows.map(({ facts }) => [facts.id, facts]));
};

/**
 * The matches that are still valid: visitors can see the home, and it matches the search. Keeps their order within each
 * search.
 */
export const stillMatching = async <M extends { readonly query: string; readonly home: number }>(
  db: Database,
  index: FreshIndex,
  matches: readonly M[],
): Promise<M[]> => {
  if (matches.length === 0) return [];
  const homes = await db.asVisitor((tx) => factsNow(tx, [...new Set(matches.map(({ home }) => home))]));
  const ready = new Map([...homes].map(([id, facts]) => [id, readyHome(facts)]));
  const now = await index();
  return [...groupBy(matches, ({ query }) => query)].flatMap(([query, found]) => {
    const fits = fitsOf(now, readSearch(query).query);
    return found.filter(({ home }) => {
      const there = ready.get(home);
      return there !== undefined && fits(there);
    });
  });
};
