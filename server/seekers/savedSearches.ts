import { and, count, desc, eq, gt, sql } from 'drizzle-orm';
import type { InferType } from 'yup';
import {
  type changeSavedSearch,
  MOST_SAVED_SEARCHES,
  type SavedSearch,
  type savedSearchBody,
} from '#contract/seeker.ts';
import type { Tx } from '../db/database.ts';
import { searchHomes } from '../db/schema/homes.ts';
import { savedSearches, searchMatches } from '../db/schema/seekers.ts';
import { found, HttpError } from '../errors.ts';
import { readSearch } from '../homes/pages/readSearch.ts';
import { newLinkToken } from '../http/linkTokens.ts';
import { lockSeeker } from './savedHomes.ts';

const FULL = `You can save ${MOST_SAVED_SEARCHES} searches. Please remove one first.`;

const SINGLE_HOMES = 'A search of single homes cannot be saved: save the homes';

type Stored = typeof savedSearches.$inferSelect;

/** How many homes came to match since it was looked at, and are still to be seen. */
const freshOf = async (tx: Tx): Promise<Map<number, number>> => {
  const rows = await tx
    .select({ id: savedSearches.id, fresh: count() })
    .from(savedSearches)
    .innerJoin(
      searchMatches,
      and(eq(searchMatches.searchId, savedSearches.id), gt(searchMatches.at, savedSearches.lookedAt)),
    )
    .innerJoin(searchHomes, eq(searchHomes.id, searchMatches.homeId))
    .groupBy(savedSearches.id);
  return new Map(rows.map(({ id, fresh }) => [id, fresh]));
};

const toSearch = ({ id, name, query, alert }: Stored, fresh: number): SavedSearch => ({
  id,
  name,
  query,
  alert,
  fresh,
});

/** The person's saved searches, the last saved first. */
export const listSavedSearches = async (tx: Tx): Promise<SavedSearch[]> => {
  const rows = await tx.select().from(savedSearches).orderBy(desc(savedSearches.id));
  const fresh = await freshOf(tx);
  return rows.map((row) => toSearch(row, fresh.get(row.id) ?? 0));
};

/** The query of an address without its question mark; 400 naming what no search takes. */
const queryOf = (given: string): string => {
  const query = given.trim().replace(/^\?/, '');
  const {
    query: { ids },
    refused: [refused],
  } = readSearch(query);
  const problem = refused?.message ?? (ids ? SINGLE_HOMES : undefined);
  if (problem) throw new HttpError(400, problem, { errors: { query: problem } });
  return query;
};

/** Saves a search: from now on its matches are noted. 409 for one too many. */
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
    .values({ userId, name: name.trim(), query, alert, unsubscribeToken: newLinkToken() })
    .returning();
  return toSearch(found(row), 0);
};

/** Renames a search, or changes its alert: what came while it was off is not told afterwards. */
export const changeSearch = async (
  tx: Tx,
  id: number,
  { name, alert }: InferType<typeof changeSavedSearch.body>,
): Promise<SavedSearch> => {
  const [before] = await tx.select().from(savedSearches).where(eq(savedSearches.id, id)).for('update');
  const stored = found(before);
  const change = { name: name?.trim() ?? stored.name, alert: alert ?? stored.alert };
  await tx.update(savedSearches).set(change).where(eq(savedSearches.id, id));
  if (change.alert === 'off') await leaveUntold(tx, id);
  return toSearch({ ...stored, ...change }, (await freshOf(tx)).get(id) ?? 0);
};

/** What a search has found so far is not mailed any more. */
export const leaveUntold = (tx: Tx, id: number) =>
  tx
    .update(searchMatches)
    .set({ told: true })
    .where(and(eq(searchMatches.searchId, id), eq(searchMatches.told, false)));

/** Deletes a search with what it found; 404 for another person's. */
export const forgetSearch = async (tx: Tx, id: number): Promise<void> => {
  const [gone] = await tx.delete(savedSearches).where(eq(savedSearches.id, id)).returning({ id: savedSearches.id });
  found(gone);
};

/** None of its matches is fresh any more. */
export const lookAtSearch = async (tx: Tx, id: number): Promise<void> => {
  const [seen] = await tx
    .update(savedSearches)
    .set({ lookedAt: sql`clock_timestamp()` })
    .where(eq(savedSearches.id, id))
    .returning({ id: savedSearches.id });
  found(seen);
};
