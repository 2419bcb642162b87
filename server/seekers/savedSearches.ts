import { parse } from 'node:querystring';
import { and, desc, eq, gt, sql } from 'drizzle-orm';
import type { InferType } from 'yup';
import {
  type changeSavedSearch,
  MOST_SAVED_SEARCHES,
  type SavedSearch,
  type savedSearchBody,
} from '#contract/seeker.ts';
import type { Database, Tx } from '../db/database.ts';
import { savedSearches, searchMatches } from '../db/schema/seekers.ts';
import { found, HttpError } from '../errors.ts';
import type { FreshIndex } from '../homes/index/loadHomes.ts';
import { isSearchField, readSearch } from '../homes/pages/readSearch.ts';
import { addJob } from '../jobs/queue.ts';
import { groupBy } from '../lib/groupBy.ts';
import { newLinkToken } from '../tokens/linkTokens.ts';
import { stillMatching } from './alerts/stillMatching.ts';
import { lockSeeker } from './savedHomes.ts';

const FULL = `You can save ${MOST_SAVED_SEARCHES} searches. Please remove one first.`;

// A mail shows the name on one line.
const onOneLine = (name: string): string => name.trim().replace(/\s+/g, ' ');

const SINGLE_HOMES = 'A search of single homes cannot be saved: save the homes';

type Stored = typeof savedSearches.$inferSelect;

/** The database of saved searches, and the public homes. */
interface Searching {
  readonly db: Database;
  readonly index: FreshIndex;
}

/**
 * The number of homes, by search id, that newly matched since the search was last viewed and still do; searches without
 * any are missing.
 */
const freshOf = async ({ db, index }: Searching, userId: number, search?: number): Promise<Map<number, number>> => {
  const since = await db.asSeeker(userId, (tx) =>
    tx
      .select({ id: savedSearches.id, query: savedSearches.query, home: searchMatches.homeId })
      .from(savedSearches)
      .innerJoin(
        searchMatches,
        and(eq(searchMatches.searchId, savedSearches.id), gt(searchMatches.at, savedSearches.lookedAt)),
      )
      .where(search === undefined ? undefined : eq(savedSearches.id, search)),
  );
  const fresh = await stillMatching(db, index, since);
  return new Map([...groupBy(fresh, ({ id }) => id)].map(([id, homes]) => [id, homes.length]));
};

const toSearch = ({ id, name, query, alert }: Stored, fresh: number): SavedSearch => ({
  id,
  name,
  query,
  alert,
  fresh,
});

/** The person's saved searches, most recent first. */
export const listSavedSearches = async (searching: Searching, userId: number): Promise<SavedSearch[]> => {
  const rows = await searching.db.asSeeker(userId, (tx) =>
    tx.select().from(savedSearches).orderBy(desc(savedSearches.id)),
  );
  const fresh = await freshOf(searching, userId);
  return rows.map((row) => toSearch(row, fresh.get(row.id) ?? 0));
};

/** The query of a search's URL without its question mark; 400 for a field that searches do not have. */
const queryOf = (given: string): string => {
  const query = given.trim().replace(/^\?/, '');
  const unknown = Object.keys(parse(query)).find((name) => query && !isSearchField(name));
  const {
    query: { ids },
    refused: [refused],
  } = readSearch(query);
  const problem =
    refused?.message ??
    (ids
      ? SINGLE_HOMES
      : unknown === undefined
        ? undefined
        : `No search has a “${[...unknown].slice(0, 60).join('')}”`);
  if (problem) throw new HttpError(400, problem, { errors: { query: problem } });
  return query;
};

/** Saves a search, whose matches are stored from now on. 409 at the limit. */
export const saveSearch = async (
  tx: Tx,
  userId: number,
  { name, query: given, alert }: InferType<typeof savedSearchBody>,
): Promise<SavedSearch> => {
  const query = queryOf(given);
  await lockSeeker(tx, userId);
  if ((await tx.$count(savedSearches)) >= MOST_SAVED_SEARCHES) throw new HttpError(409, FULL);
  const [row] = await tx
    .insert(savedSearches)
    .values({ userId, name: onOneLine(name), query, alert, unsubscribeToken: newLinkToken() })
    .returning();
  return toSearch(found(row), 0);
};

/**
 * Renames a search, or changes its alert. Matches found while the alert was off are not mailed afterwards; when a daily
 * alert becomes immediate, its waiting matches are mailed at once.
 */
export const changeSearch = async (
  searching: Searching,
  userId: number,
  id: number,
  { name, alert }: InferType<typeof changeSavedSearch.body>,
): Promise<SavedSearch> => {
  const changed = await searching.db.asSeeker(userId, async (tx) => {
    const [before] = await tx.select().from(savedSearches).where(eq(savedSearches.id, id)).for('update');
    const stored = found(before);
    const change = { name: name === undefined ? stored.name : onOneLine(name), alert: alert ?? stored.alert };
    await tx.update(savedSearches).set(change).where(eq(savedSearches.id, id));
    if (change.alert === 'off') await markAsNotified(tx, id);
    if (change.alert === 'at_once' && stored.alert === 'daily') await addJob(tx, 'search_alert', { search: id });
    return { ...stored, ...change };
  });
  return toSearch(changed, (await freshOf(searching, userId, id)).get(id) ?? 0);
};

/** Marks everything a search has found so far as not to be mailed. */
export const markAsNotified = (tx: Tx, id: number) =>
  tx
    .update(searchMatches)
    .set({ notified: true })
    .where(and(eq(searchMatches.searchId, id), eq(searchMatches.notified, false)));

/** Deletes a search and its matches; 404 for another person's. */
export const forgetSearch = async (tx: Tx, id: number): Promise<void> => {
  const [gone] = await tx.delete(savedSearches).where(eq(savedSearches.id, id)).returning({ id: savedSearches.id });
  found(gone);
};

/** Marks a search as viewed, so that none of its matches is new any more. */
export const lookAtSearch = async (tx: Tx, id: number): Promise<void> => {
  const [seen] = await tx
    .update(savedSearches)
    .set({ lookedAt: sql`clock_timestamp()` })
    .where(eq(savedSearches.id, id))
    .returning({ id: savedSearches.id });
  found(seen);
};
