import { setTimeout as pause } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { searchHomes } from '#contract/homes/endpoints.ts';
import { properties, propertyEvents } from '#server/db/schema/properties.ts';
import { postHome } from '#server/testing/addSite.ts';
import { startTestApp, type TestApp } from '#server/testing/startTestApp.ts';

// A change shows within half a second.
const A_MOMENT_MS = 550;

let app: TestApp;
let [slow, fast] = [0, 0];

beforeAll(async () => {
  app = await startTestApp();
  const { token } = await app.addBroker();
  slow = await postHome(app, token, 'Plot');
  fast = await postHome(app, token, 'Villa');
});
afterAll(() => app.close());

const titles = async (query: { q: string }) => (await app.ok(searchHomes, { query })).data.map(({ title }) => title);

// The embedded database runs one transaction at a time.
test.runIf(process.env.TEST_ENGINE === 'postgres')(
  'a change shows that began before the index looked and ended after it',
  async () => {
    let end = () => {};
    const open = app.db.asOwner(async (tx) => {
      await tx.update(properties).set({ title: 'Renamed slowly' }).where(eq(properties.id, slow));
      await new Promise<void>((resolve) => {
        end = resolve;
      });
    });
    await pause(A_MOMENT_MS);
    // Later changes are seen meanwhile.
    await app.db.asOwner((tx) => tx.update(properties).set({ title: 'Renamed fast' }).where(eq(properties.id, fast)));
    await pause(A_MOMENT_MS);
    expect(await titles({ q: 'renamed' })).toEqual(['Renamed fast']);
    end();
    await open;
    await pause(A_MOMENT_MS);
    expect((await titles({ q: 'renamed' })).toSorted()).toEqual(['Renamed fast', 'Renamed slowly']);
  },
);

test('a home that is erased while it is live leaves the index', async () => {
  await app.db.asOwner((tx) => tx.delete(propertyEvents));
  await app.db.asOwner((tx) => tx.delete(properties).where(eq(properties.id, fast)));
  await pause(A_MOMENT_MS);
  expect(await titles({ q: '' })).toHaveLength(1);
});
