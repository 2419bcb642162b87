import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { leadStatuses } from '#contract/leads/choices.ts';
import { createBrokerLead, updateBrokerLead } from '#contract/leads/endpoints.ts';
import { mergeLeads, unmergeLeads } from '#contract/leads/tools.ts';
import type { Tx } from '../db/database.ts';
import { leads } from '../db/schema/leads.ts';
import { properties } from '../db/schema/properties.ts';
import { figuresNotCounted } from '../testing/figuresNotCounted.ts';
import { startTestApp, type TestApp } from '../testing/startTestApp.ts';
import { foldChanges } from './figures.ts';

let app: TestApp;
let own: readonly Awaited<ReturnType<TestApp['addBroker']>>[] = [];
beforeAll(async () => {
  app = await startTestApp();
  own = [await app.addBroker(), await app.addBroker()];
  await app.db.warm();
});
afterAll(() => app.close());

const wrongFigures = () =>
  app.db.asOwner(async (tx) => {
    const { rows } = (await tx.execute(figuresNotCounted)) as { rows: object[] };
    return rows;
  });

class Killed extends Error {}
const sometimes = (share: number) => Math.random() < share;
const person = { fullName: 'Meenal Dixit', phone: '5550120417', source: 'website', status: 'new' } as const;
const home = { propertyFor: 'sell', buildingType: 'residential', propertyType: 'villa' } as const;

/** A broker's writes in one transaction, which may be killed before the end. */
const work = async (tx: Tx, brokerId: number): Promise<void> => {
  const end = () => {
    if (sometimes(0.15)) throw new Killed();
  };
  await tx.insert(leads).values([
    { ...person, brokerId },
    { ...person, brokerId, source: 'call' },
  ]);
  end();
  const status = leadStatuses.values[Math.floor(Math.random() * leadStatuses.values.length)] ?? 'new';
  const contact = { status, firstContactAt: new Date() };
  await tx.update(leads).set(contact).where(sql`${leads.brokerId} = ${brokerId} and random() < 0.3`);
  end();
  await tx.insert(properties).values({ ...home, brokerId });
  await tx
    .update(properties)
    .set({ status: sometimes(0.5) ? 'sold' : 'live' })
    .where(eq(properties.brokerId, brokerId));
  end();
};

test('writers that end at any step, and folds that do, leave figures equal to a recount; nobody waits in a circle', async () => {
  const ended = (error: unknown) => {
    if (!(error instanceof Killed)) throw error;
  };
  const fold = () =>
    foldChanges({
      asSystem: (part) =>
        app.db.asSystem(async (tx) => {
          const result = await part(tx);
          if (sometimes(0.4)) throw new Killed();
          return result;
        }),
    });
  for (let round = 0; round < 6; round += 1) {
    await Promise.all([
      ...own.flatMap(({ id }) => [1, 2].map(() => app.db.withTenant(id, (tx) => work(tx, id)).catch(ended))),
      app.db.asOperator((tx) => tx.insert(leads).values({ ...person, brokerId: null })),
      fold().catch(ended),
      fold().catch(ended),
    ]);
    expect(await wrongFigures()).toEqual([]);
  }
  await foldChanges(app.db);
  expect(await wrongFigures()).toEqual([]);
  expect(await app.db.asOwner((tx) => tx.$count(sql`report_changes`))).toBe(0);
});

test('a lead that is merged, comes back and is changed counts once', async () => {
  const { token = '' } = own[0] ?? {};
  const body = { full_name: 'Meenal Dixit', email: 'meenal@test.example', phone: '98765 43210' };
  const add = async () => (await app.ok(createBrokerLead, { token, body })).data.id;
  const [id, other] = [await add(), await add()];
  await app.ok(mergeLeads, { token, params: { id }, body: { other_id: other, fields: {} } });
  expect(await wrongFigures()).toEqual([]);
  await app.ok(unmergeLeads, { token, params: { id } });
  await app.ok(updateBrokerLead, { token, params: { id: other }, body: { status: 'lost', source: 'referral' } });
  expect(await wrongFigures()).toEqual([]);
});
