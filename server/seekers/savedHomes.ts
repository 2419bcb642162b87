import { and, desc, eq, gt, isNotNull, isNull, not, or, sql } from 'drizzle-orm';
import { MOST_SAVED_HOMES, type SavedHome } from '#contract/seeker.ts';
import type { Database, Tx } from '../db/database.ts';
import { savedHomes } from '../db/schema/seekers.ts';
import { found, HttpError } from '../errors.ts';
import { readRows } from '../homes/rows.ts';
import { FORGOTTEN_S } from '../limits/homes.ts';

const FULL = `You can save ${MOST_SAVED_HOMES} homes. Please remove one first.`;

// "seek" in ASCII: the class of the advisory lock; its object is the person's id.
const SEEKER_LOCK = 0x7365656b;

/** Serialises changes to what the person keeps, so that limits hold for concurrent calls, too. */
export const lockSeeker = (tx: Tx, userId: number) =>
  tx.execute(sql`select pg_advisory_xact_lock(${SEEKER_LOCK}::int, ${userId}::int)`);

const homeOf = (userId: number, homeId: number) => and(eq(savedHomes.userId, userId), eq(savedHomes.homeId, homeId));

const isKept = isNull(savedHomes.forgottenAt);
const canBePutBack = gt(savedHomes.forgottenAt, sql`now() - make_interval(secs => ${FORGOTTEN_S}::int)`);

/** Restores a home that was removed a moment ago. True if the home is saved now, even if it is no longer public. */
const putBack = (db: Database, userId: number, homeId: number): Promise<boolean> =>
  db.asSeeker(userId, async (tx) => {
    const back = await tx
      .update(savedHomes)
      .set({ forgottenAt: null })
      .where(and(homeOf(userId, homeId), or(isKept, canBePutBack)))
      .returning({ id: savedHomes.homeId });
    return back.length > 0;
  });

/**
 * Saves a home that visitors can see; 404 for any other. A home that is already saved stays unchanged, and one that was
 * removed a moment ago is restored. 409 at the limit.
 */
export const saveHome = async (db: Database, userId: number, homeId: number): Promise<void> => {
  if (await putBack(db, userId, homeId)) return;
  const [row] = await db.asVisitor((tx) => readRows(tx, [homeId]));
  const home = found(row);
  await db.asSeeker(userId, async (tx) => {
    await lockSeeker(tx, userId);
    if ((await tx.$count(savedHomes, and(homeOf(userId, homeId), isKept))) > 0) return;
    const isGone = isNotNull(savedHomes.forgottenAt);
    await tx.delete(savedHomes).where(and(isGone, or(not(canBePutBack), eq(savedHomes.homeId, homeId))));
    // At the limit this home matters more than putting another back.
    if ((await tx.$count(savedHomes)) >= MOST_SAVED_HOMES) await tx.delete(savedHomes).where(isGone);
    if ((await tx.$count(savedHomes)) >= MOST_SAVED_HOMES) throw new HttpError(409, FULL);
    // A price of 0 means "on request".
    const price = home.expected_price || null;
    await tx.insert(savedHomes).values({ userId, homeId, home, priceWhenSaved: price, knownPrice: price });
  });
};

/** Removes a home from the saved ones; 404 for one that the person has not saved. */
export const forgetHome = async (db: Database, userId: number, homeId: number): Promise<void> => {
  const [gone] = await db.asSeeker(userId, (tx) =>
    tx
      .update(savedHomes)
      .set({ forgottenAt: sql`now()` })
      .where(and(homeOf(userId, homeId), isKept))
      .returning({ id: savedHomes.homeId }),
  );
  found(gone);
};

/** The saved homes, most recent first: as visitors see them now, or else as they were when they were saved. */
export const listSavedHomes = async (db: Database, userId: number): Promise<SavedHome[]> => {
  const saved = await db.asSeeker(userId, (tx) =>
    tx.select().from(savedHomes).where(isKept).orderBy(desc(savedHomes.savedAt), desc(savedHomes.homeId)),
  );
  const ids = saved.map(({ homeId }) => homeId);
  const live = new Map((await db.asVisitor((tx) => readRows(tx, ids))).map((row) => [row.id, row]));
  return saved.map(({ homeId, home, savedAt, priceWhenSaved }) => {
    const row = live.get(homeId);
    return {
      // Photos of a gone home are hidden.
      ...(row ?? { ...home, photo: null }),
      saved_at: savedAt.toISOString(),
      price_when_saved: priceWhenSaved,
      state: row ? 'live' : 'gone',
    };
  });
};
