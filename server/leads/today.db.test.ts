import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createBrokerLead, listBrokerLeads } from '#contract/leads/endpoints.ts';
import * as work from '#contract/leads/work.ts';
import { leads } from '../db/schema/leads.ts';
import { startTestApp, type TestApp } from '../testing/startTestApp.ts';

let app: TestApp;
let asha: Awaited<ReturnType<TestApp['addBroker']>>;
let vikram: Awaited<ReturnType<TestApp['addBroker']>>;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  [asha, vikram] = [await app.addBroker(), await app.addBroker()];
});

const fromNow = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
const person = { full_name: 'Kiran Rao', email: 'kiran@test.example', phone: '98765 43210' };
const add = async (over: object = {}, { token } = asha) =>
  (await app.ok(createBrokerLead, { token, body: { ...person, ...over } })).data;
const about = (id: number) => ({ token: asha.token, params: { id } });
const write = (id: number, body: object) => app.ask(work.addBrokerLeadEvent, { ...about(id), body });
const plan = (id: number, hours: number) =>
  app.ok(work.planBrokerFollowUp, { ...about(id), body: { at: fromNow(hours), kind: 'call' } });
const change = (id: number, columns: Partial<typeof leads.$inferInsert>) =>
  app.db.withTenant(asha.id, (tx) => tx.update(leads).set(columns).where(eq(leads.id, id)));
const today = async (query = {}) => {
  const { data } = await app.ok(work.getToday, { token: asha.token, query });
  return Object.fromEntries(
    Object.entries(data).map(([name, { total, leads: rows }]) => [name, [total, rows.map(({ id }) => id)]]),
  );
};

test('a broker’s day: not contacted, oldest first; overdue; today by time; gone quiet', async () => {
  const [first, called, late, quiet, closed] = [await add(), await add(), await add(), await add(), await add()];
  const second = await add();
  await add({}, vikram);
  await write(called.id, { kind: 'call' });
  for (const { id } of [late, quiet, closed]) await change(id, { status: 'contacted' });
  await plan(late.id, -1);
  await plan(closed.id, -1);
  await change(closed.id, { status: 'closed' });
  const long = sql`now() - interval '15 days'`;
  await change(quiet.id, { lastEventAt: long as never });
  expect(await today()).toEqual({
    new: [2, [first.id, second.id]],
    overdue: [1, [late.id]],
    today: [0, []],
    quiet: [1, [quiet.id]],
  });
  // An erased person cannot be contacted.
  await change(second.id, { privacy: 'erased' });
  expect((await today()).new).toEqual([1, [first.id]]);
  // One minute from now is still today in at least one of these zones.
  await plan(first.id, 1 / 60);
  const zones = await Promise.all(['Asia/Kolkata', 'Pacific/Kiritimati'].map((tz) => today({ tz })));
  expect(zones.some((day) => day.today?.[0] === 1)).toBe(true);
  // A lead with a plan is not quiet.
  await plan(quiet.id, 48);
  await change(quiet.id, { lastEventAt: long as never });
  expect((await today()).quiet).toEqual([0, []]);
  for (const tz of ['Mars/Olympus', '+05:30'])
    expect((await app.ask(work.getToday, { token: asha.token, query: { tz } })).status, tz).toBe(400);
  // A name that the database does not know.
  expect((await app.ask(work.getToday, { token: asha.token, query: { tz: 'US/Pacific-New' } })).status).toBe(200);
});

test('each lead once: with a plan in the list of that only, and not contacted yet as new only', async () => {
  const [fresh, later, late] = [await add(), await add(), await add()];
  await plan(later.id, 24 * 30);
  await plan(late.id, -2);
  for (const { id } of [fresh, late]) await change(id, { lastEventAt: sql`now() - interval '15 days'` as never });
  expect(await today()).toMatchObject({ new: [3, { length: 3 }], overdue: [1, [late.id]], quiet: [2, { length: 2 }] });
  expect(await today({ once: 'true' })).toMatchObject({
    new: [1, [fresh.id]],
    overdue: [1, [late.id]],
    quiet: [0, []],
  });
});

test('a list shows fifty leads and counts all', async () => {
  const first = await add();
  await app.db.withTenant(asha.id, (tx) =>
    tx.execute(sql`insert into leads (broker_id, full_name, phone, source, status, created_at)
      select ${asha.id}::int, 'Person ' || n, '55501' || n, 'call', 'new', now() + n * interval '1 second' from generate_series(1, 59) n`),
  );
  const { new: uncontacted } = await today();
  expect(uncontacted).toMatchObject([60, { length: 50, 0: first.id }]);
});

test('the order by what is planned has leads without a plan at its end, in both directions', async () => {
  const [soon, none, later] = [await add(), await add(), await add()];
  await plan(soon.id, 2);
  await plan(later.id, 4);
  const listed = async (order: string) => {
    const query = { sort: 'follow_up', order };
    return (await app.ok(listBrokerLeads, { token: asha.token, query })).data.map(({ id }) => id);
  };
  expect(await listed('asc')).toEqual([soon.id, later.id, none.id]);
  expect(await listed('desc')).toEqual([later.id, soon.id, none.id]);
});
