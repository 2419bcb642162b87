import { eq, sql } from 'drizzle-orm';
import { type Arbitrary, array, boolean, constantFrom, date, option, record, sample, string } from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { leadSources, leadStatuses } from '#contract/leads/choices.ts';
import {
  createBrokerLead,
  exportBrokerLeads,
  getBrokerLead,
  listBrokerLeads,
  updateBrokerLead,
} from '#contract/leads/endpoints.ts';
import * as tools from '#contract/leads/tools.ts';
import * as work from '#contract/leads/work.ts';
import { users } from '../db/schema/accounts.ts';
import { leadEvents, leads } from '../db/schema/leads.ts';
import { leadMerges } from '../db/schema/leadWork.ts';
import { sweep } from '../db/sweep.ts';
import { firstId } from '../testing/firstId.ts';
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

const person = { full_name: 'Meenal Dixit', email: 'meenal@test.example', phone: '98765 43210' };
const add = async (over: object = {}, { token } = asha) =>
  (await app.ok(createBrokerLead, { token, body: { ...person, ...over } })).data;
const about = (id: number) => ({ token: asha.token, params: { id } });
const timeline = async (id: number) => (await app.ok(work.listBrokerLeadEvents, about(id))).data;
const merge = (id: number, other_id: number, fields: object = {}, { token } = asha) =>
  app.ask(tools.mergeLeads, { token, params: { id }, body: { other_id, fields } });
const unmerge = (id: number) => app.ask(tools.unmergeLeads, about(id));
const listed = async () => (await app.ok(listBrokerLeads, { token: asha.token })).data.map(({ id }) => id);

describe('a merge', () => {
  test('keeps the lead in the path with the fields that were chosen and both timelines', async () => {
    const [kept, other] = [
      await add({ city: 'Jaipur' }),
      await add({ full_name: 'Minal Dixit', city: 'Kota', source: 'call' }),
    ];
    await app.ok(work.addBrokerLeadEvent, { ...about(other.id), body: { kind: 'call', text: 'Asked for a plot' } });
    const answer = await merge(kept.id, other.id, { source: 'theirs', city: 'mine' });
    expect(answer).toMatchObject({
      status: 200,
      body: { data: { id: kept.id, full_name: 'Meenal Dixit', city: 'Jaipur', source: 'call', duplicates: 0 } },
    });
    expect((await timeline(kept.id)).map(({ kind, text, detail }) => [kind, text, detail])).toEqual([
      ['merged', null, { other_id: other.id, full_name: 'Minal Dixit', phone: '98765 43210', email: person.email }],
      ['call', 'Asked for a plot', {}],
      ['created', null, { source: 'call', property_interest: null }],
      ['created', null, { source: 'website', property_interest: null }],
    ]);
    expect(await listed()).toEqual([kept.id]);
    expect((await app.ask(exportBrokerLeads, { token: asha.token })).text).not.toContain('Minal');
  });

  test('leads from the other lead to the one that was kept in the end: by every call about it 410', async () => {
    const [first, second, third] = [await add(), await add(), await add()];
    await merge(second.id, first.id);
    await merge(third.id, second.id);
    for (const one of [first, second]) {
      const gone = await app.ask(getBrokerLead, about(one.id));
      expect([gone.status, gone.body]).toEqual([
        410,
        { message: 'This lead was merged into another one', kept: third.id },
      ]);
    }
    expect((await merge(third.id, first.id)).status).toBe(410);
    const others = await app.ask(getBrokerLead, { token: vikram.token, params: { id: first.id } });
    expect(others.status).toBe(404);
  });

  test('is refused with itself and with another broker’s lead, and changes neither', async () => {
    const [own, theirs] = [await add(), await add({}, vikram)];
    expect((await merge(own.id, own.id)).status).toBe(400);
    expect((await merge(own.id, theirs.id)).status).toBe(404);
    expect((await merge(theirs.id, own.id)).status).toBe(404);
    expect(await listed()).toEqual([own.id]);
  });

  test('is undone, the latest first, each once', async () => {
    const [kept, one, other] = [await add(), await add({ city: 'Ajmer' }), await add({ city: 'Kota' })];
    await merge(kept.id, one.id, { city: 'theirs' });
    await merge(kept.id, other.id, { city: 'theirs' });
    expect(await unmerge(kept.id)).toMatchObject({ status: 200, body: { data: { city: 'Ajmer' } } });
    expect((await listed()).toSorted()).toEqual([kept.id, other.id].toSorted());
    expect(await unmerge(kept.id)).toMatchObject({ status: 200, body: { data: { city: null } } });
    expect((await unmerge(kept.id)).status).toBe(409);
    expect((await app.ok(getBrokerLead, about(one.id))).data).toMatchObject({ city: 'Ajmer', duplicates: 2 });
  });

  test('that is undone keeps what was changed and told since on the lead where it was', async () => {
    const [kept, other] = [await add({ city: 'Jaipur', message: null }), await add({ city: 'Kota', message: 'Plot' })];
    await merge(kept.id, other.id, { city: 'theirs', message: 'theirs' });
    await app.ok(updateBrokerLead, { ...about(kept.id), body: { city: 'Udaipur' } });
    expect(await unmerge(kept.id)).toMatchObject({ body: { data: { city: 'Udaipur', message: null } } });
    const kinds = async (id: number) => (await timeline(id)).map(({ kind }) => kind);
    expect(await kinds(kept.id)).toEqual(['unmerged', 'edited', 'merged', 'created']);
    expect(await kinds(other.id)).toEqual(['created']);
  });

  test('can be undone for a day; then only which lead went into which is kept', async () => {
    const [kept, other] = [await add(), await add()];
    await merge(kept.id, other.id);
    const age = (hours: number) =>
      app.db.asOwner((tx) =>
        tx
          .update(leadMerges)
          .set({ at: sql`now() - make_interval(hours => ${hours}::int)` })
          .where(eq(leadMerges.keptId, kept.id)),
      );
    await age(25);
    expect(await unmerge(kept.id)).toMatchObject({
      status: 409,
      body: { message: 'A merge can be undone for 24 hours only' },
    });
    await sweep(app.db, 30);
    const [left] = await app.db.asOwner((tx) => tx.select().from(leadMerges).where(eq(leadMerges.keptId, kept.id)));
    expect(left).toMatchObject({ otherId: other.id, other: null, before: null, after: null });
    expect((await app.ask(getBrokerLead, about(other.id))).status).toBe(410);
  });

  type NewLead = typeof leads.$inferInsert;
  const words = () =>
    option(
      string({ unit: 'grapheme', minLength: 1, maxLength: 20 }).filter(
        (one) => one.isWellFormed() && !one.includes('\0'),
      ),
      { nil: null },
    );
  const time = () => date({ min: new Date('2020-01-01'), max: new Date('2030-01-01'), noInvalidDate: true });
  const someLead: Arbitrary<Omit<NewLead, 'brokerId'>> = record({
    fullName: constantFrom('Meenal Dixit', 'Minal Dixit', 'Æsha ☂'),
    email: option(constantFrom('m@test.example', 'M@test.example'), { nil: null }),
    phone: constantFrom('98765 43210', '09876543210', '555'),
    phoneE164: option(constantFrom('+919876543210'), { nil: null }),
    city: words(),
    propertyInterest: words(),
    source: constantFrom(...leadSources.values),
    status: constantFrom(...leadStatuses.values),
    message: words(),
    assignedTo: words(),
    consentVersion: option(constantFrom('1'), { nil: null }),
    consentAt: option(time(), { nil: null }),
    laterConsents: array(record({ version: constantFrom('1', '2'), at: constantFrom('2026-01-01T00:00:00.000Z') }), {
      maxLength: 2,
    }),
    followUpAt: option(time(), { nil: null }),
    followUpKind: constantFrom('call', 'visit', null),
    followUpText: words(),
    firstContactAt: option(time(), { nil: null }),
    privacy: constantFrom('withdrawn', null),
    createdAt: time(),
    updatedAt: time(),
    lastEventAt: time(),
  });
  const somePair = record({
    kept: someLead,
    other: someLead,
    events: array(boolean(), { maxLength: 4 }),
    fields: record(
      Object.fromEntries(tools.mergedFields.values.map((field) => [field, constantFrom('mine', 'theirs', undefined)])),
    ),
  });
  const pairs = process.env.TEST_FULL === '1' ? 500 : 40;

  test(`and its undo give back every field and event of ${pairs} pairs`, {
    timeout: 60_000 + pairs * 1_000,
  }, async () => {
    for (const { kept, other, events, fields } of sample(somePair, pairs)) {
      const ids = await app.db.withTenant(asha.id, async (tx) => {
        const insert = async (lead: Omit<NewLead, 'brokerId'>) =>
          firstId(
            await tx
              .insert(leads)
              .values({ ...lead, brokerId: asha.id })
              .returning({ id: leads.id }),
          );
        const two = { kept: await insert(kept), other: await insert(other) };
        for (const ofKept of events) {
          const leadId = ofKept ? two.kept : two.other;
          await tx.insert(leadEvents).values({ leadId, brokerId: asha.id, kind: 'note', text: 'Said' });
        }
        return two;
      });
      const stored = () =>
        app.db.withTenant(asha.id, async (tx) => {
          const rows = await tx.select().from(leads).where(sql`id in (${ids.kept}, ${ids.other})`).orderBy(leads.id);
          const told = await tx
            .select()
            .from(leadEvents)
            .where(sql`lead_id in (${ids.kept}, ${ids.other})`)
            .orderBy(leadEvents.id);
          // The merge's own entries change the time of the latest entry.
          return {
            rows: rows.map((row) => (row.id === ids.kept ? { ...row, lastEventAt: null } : row)),
            told: told.filter(({ kind }) => kind !== 'merged' && kind !== 'unmerged'),
          };
        });
      const before = await stored();
      const privacy = kept.privacy ?? other.privacy;
      expect(await merge(ids.kept, ids.other, fields)).toMatchObject({ status: 200, body: { data: { privacy } } });
      expect((await unmerge(ids.kept)).status).toBe(200);
      expect(await stored()).toEqual(before);
    }
  });
});

test('two leads that are not the same person are not duplicates of each other any more, in both directions', async () => {
  const [one, other, third] = [await add(), await add(), await add()];
  const dismiss = (id: number, other_id: number) =>
    app.ask(tools.dismissDuplicate, { ...about(id), body: { other_id } });
  expect((await dismiss(one.id, other.id)).status).toBe(204);
  expect((await dismiss(other.id, one.id)).status).toBe(204);
  const duplicates = async (except: number) => {
    const query = { phone: person.phone, except: String(except) };
    return (await app.ok(work.listDuplicates, { token: asha.token, query })).data.map(({ id }) => id);
  };
  expect([await duplicates(one.id), await duplicates(other.id)]).toEqual([[third.id], [third.id]]);
  const rows = (await app.ok(listBrokerLeads, { token: asha.token })).data;
  expect(new Map(rows.map(({ id, duplicates: count }) => [id, count]))).toEqual(
    new Map([
      [one.id, 1],
      [other.id, 1],
      [third.id, 2],
    ]),
  );
  const theirs = await add({}, vikram);
  expect((await dismiss(one.id, theirs.id)).status).toBe(404);
});

test('leads may be assigned to active users and to whom they were assigned before', async () => {
  await add({ assigned_to: 'Suresh Jat' });
  await add({ assigned_to: 'Suresh Jat' });
  await add({ assigned_to: 'Of another broker' }, vikram);
  await app.db.withTenant(asha.id, (tx) =>
    tx.insert(users).values([
      { brokerId: asha.id, fullName: 'Kavita Joshi', email: `kavita-${asha.id}@test.example` },
      { brokerId: asha.id, fullName: 'Has left', email: `left-${asha.id}@test.example`, status: 'inactive' },
    ]),
  );
  expect((await app.ok(tools.listAssignees, { token: asha.token })).data).toEqual(['Kavita Joshi', 'Suresh Jat']);
});

describe('saved views', () => {
  const save = (body: object, { token } = asha) => app.ask(tools.addLeadView, { token, body });
  const views = async ({ token } = asha) => (await app.ok(tools.listLeadViews, { token })).data;

  test('are the broker’s own, by name, with the query as it was sent, until they are removed', async () => {
    await save({ name: 'Hot', query: 'status=qualified&sort=follow_up' });
    const { body } = await save({ name: 'Cold', query: { status: 'lost', columns: ['city'] } });
    expect(body).toEqual({
      data: { id: expect.any(Number), name: 'Cold', query: { status: 'lost', columns: ['city'] } },
    });
    expect((await views()).map(({ name }) => name)).toEqual(['Cold', 'Hot']);
    expect(await views(vikram)).toEqual([]);
    const again = { token: asha.token, body: { name: 'Again', query: '' }, headers: { 'idempotency-key': 'one-view' } };
    const [first, second] = [await app.ask(tools.addLeadView, again), await app.ask(tools.addLeadView, again)];
    expect([first.status, second.text]).toEqual([201, first.text]);
    const { id } = (body as { data: { id: number } }).data;
    expect((await app.ask(tools.removeLeadView, { token: vikram.token, params: { id } })).status).toBe(404);
    expect((await app.ask(tools.removeLeadView, about(id))).status).toBe(204);
    expect((await views()).map(({ name }) => name)).toEqual(['Again', 'Hot']);
  });

  test('have names of their own, and are at most thirty', async () => {
    for (let nth = 1; nth <= 29; nth += 1) expect((await save({ name: `View ${nth}`, query: '' })).status).toBe(201);
    const answers = await app.atOnce(4, (nth) => save({ name: `At once ${nth}`, query: '' }));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409, 409]);
    expect((await save({ name: 'View 7', query: '' })).status).toBe(409);
    expect((await save({ name: 'View 7', query: '' }, vikram)).status).toBe(201);
    for (const body of [
      { name: ' ', query: '' },
      { name: 'A' },
      { name: 'B', query: 'x'.repeat(2_001) },
      { name: 'C', query: 7 },
      { name: 'D', query: 'a\u0000' },
      { name: 'E', query: { q: ['\ud800'] } },
    ])
      expect((await save(body)).status).toBe(400);
  });
});
