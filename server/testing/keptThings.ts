import { randomBytes } from 'node:crypto';
import { buildHomeRow } from '#contract/fixtures/homes.ts';
import { savedHomes, savedSearches } from '../db/schema/seekers.ts';
import { firstId } from './firstId.ts';
import type { TestApp } from './startTestApp.ts';

/** What a user keeps: a saved home, a saved search, and another one that no other call needs. */
export interface KeptThings {
  readonly savedHomeId: number;
  readonly searchId: number;
  readonly spareSearchId: number;
  /** The token of a link that ends the alert of the search. */
  readonly unsubscribeToken: string;
}

/** Adds what a user keeps; the home is any. */
export const keepThings = (app: TestApp, userId: number, mark: string, homeId: number): Promise<KeptThings> =>
  app.db.asSeeker(userId, async (tx) => {
    const secret = randomBytes(32).toString('base64url');
    const add = async (unsubscribeToken: string) =>
      firstId(
        await tx
          .insert(savedSearches)
          .values({ userId, name: mark, query: 'type=flat', alert: 'daily', unsubscribeToken })
          .returning({ id: savedSearches.id }),
      );
    await tx.insert(savedHomes).values({ userId, homeId, home: buildHomeRow({ id: homeId, title: mark }) });
    const [searchId, spareSearchId] = [await add(secret), await add(`spare ${secret}`)];
    return { savedHomeId: homeId, searchId, spareSearchId, unsubscribeToken: `s.${secret}` };
  });
