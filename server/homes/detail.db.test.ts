import { afterAll, expect, test } from 'vitest';
import { getHome } from '#contract/homes/endpoints.ts';
import { propertyEvents } from '../db/schema/properties.ts';
import { postHome } from '../testing/addSite.ts';
import { startTestApp } from '../testing/startTestApp.ts';

const app = await startTestApp();
afterAll(() => app.close());

test('of many prices a home’s page has the first one and those of the latest changes', async () => {
  const { id: brokerId, token } = await app.addBroker();
  const id = await postHome(app, token, 'Neem');
  const changes = Array.from({ length: 26 }, (_, nth) => ({
    propertyId: id,
    brokerId,
    kind: 'price_changed' as const,
    detail: { from: 5_000_000 + nth, to: 5_000_001 + nth },
  }));
  await app.db.asOwner((tx) => tx.insert(propertyEvents).values(changes));
  const { prices } = (await app.ok(getHome, { params: { id } })).data;
  expect([prices.length, prices[0]?.price, prices[1]?.price]).toEqual([25, 5_000_000, 5_000_003]);
});
