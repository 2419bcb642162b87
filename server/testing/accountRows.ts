import { randomBytes } from 'node:crypto';
import { buildHomeRow } from '#contract/fixtures/homes.ts';
import { leadImports } from '../db/schema/leadWork.ts';
import { savedHomes, savedSearches } from '../db/schema/seekers.ts';
import { firstId } from './firstId.ts';
import type { TestApp } from './startTestApp.ts';

/** A user's saved home, saved search, and an extra search that no other call needs; and an import of the broker. */
export interface AccountRows {
  readonly savedHomeId: number;
  readonly searchId: number;
  readonly extraSearchId: number;
  /** The token of a link that ends the search's alert. */
  readonly unsubscribeToken: string;
  /** An ended import with an invalid row. */
  readonly importId: number;
}

interface Owner {
  readonly userId: number;
  readonly brokerId: number;
}

const addImport = (app: TestApp, brokerId: number, mark: string): Promise<number> =>
  app.db.withTenant(brokerId, async (tx) => {
    const file = { fileName: mark, content: `Name,Phone\n${mark},1`, mapping: { full_name: 'Name', phone: 'Phone' } };
    const ended = { state: 'done', rows: 1, done: 1, wrong: 1, endedAt: new Date() } as const;
    return firstId(
      await tx
        .insert(leadImports)
        .values({ brokerId, ...file, ...ended })
        .returning({ id: leadImports.id }),
    );
  });

/** Adds what a user and a broker keep. Any home will do. */
export const addAccountRows = async (
  app: TestApp,
  { userId, brokerId }: Owner,
  mark: string,
  homeId: number,
): Promise<AccountRows> => {
  const importId = await addImport(app, brokerId, mark);
  return app.db.asSeeker(userId, async (tx) => {
    const secret = randomBytes(32).toString('base64url');
    const add = async (unsubscribeToken: string) =>
      firstId(
        await tx
          .insert(savedSearches)
          .values({ userId, name: mark, query: 'type=flat', alert: 'daily', unsubscribeToken })
          .returning({ id: savedSearches.id }),
      );
    await tx.insert(savedHomes).values({ userId, homeId, home: buildHomeRow({ id: homeId, title: mark }) });
    const [searchId, extraSearchId] = [await add(secret), await add(`extra ${secret}`)];
    return { savedHomeId: homeId, searchId, extraSearchId, unsubscribeToken: `s.${secret}`, importId };
  });
};
