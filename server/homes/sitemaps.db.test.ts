import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { brokers } from '../db/schema/accounts.ts';
import { searchHomes } from '../db/schema/homes.ts';
import { postHome } from '../testing/addSite.ts';
import { startTestApp } from '../testing/startTestApp.ts';
import { newHomeIndex } from './index/homeIndex.ts';
import { homeSitemaps } from './sitemaps.ts';

const app = await startTestApp();
afterAll(() => app.close());

test('a home that went live while its broker was suspended is not in the sitemap', async () => {
  const shown = await app.addBroker();
  const hidden = await app.addBroker();
  const villa = await postHome(app, shown.token, 'Villa');
  const flat = await postHome(app, hidden.token, 'Flat');
  await app.db.asOwner(async (tx) => {
    await tx.update(brokers).set({ status: 'suspended' }).where(eq(brokers.id, hidden.id));
    await tx.insert(searchHomes).values({ id: flat, brokerId: hidden.id, words: 'flat' });
  });
  const sitemaps = homeSitemaps(app.db, async () => newHomeIndex());
  expect(await sitemaps.homes(1)).toEqual([`/homes/${villa}-villa`]);
});
