import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { enquiryConsent } from '#contract/enquiryConsent.ts';
import { enquireHome } from '#contract/homes/endpoints.ts';
import {
  createAdminLead,
  createBrokerLead,
  getBrokerLead,
  listAllLeads,
  listBrokerLeads,
  updateBrokerLead,
} from '#contract/leads/endpoints.ts';
import * as work from '#contract/leads/work.ts';
import { listOwnEnquiries } from '#contract/seeker.ts';
import { leadEvents, leads } from '../db/schema/leads.ts';
import { postHome } from '../testing/addSite.ts';
import { startTestApp, type TestApp } from '../testing/startTestApp.ts';

let app: TestApp;
let asha: Awaited<ReturnType<TestApp['addBroker']>>;
let vikram: Awaited<ReturnType<TestApp['addBroker']>>;
beforeAll(async () => {
  app = await startTestApp({ settings: { TRUST_PROXY: '1' } });
});
afterAll(() => app.close());
beforeEach(async () => {
  [asha, vikram] = [await app.addBroker(), await app.addBroker()];
});

const HOUR = 3_600_000;
const fromNow = (hours: number) => new Date(Date.now() + hours * HOUR).toISOString();
const person = { full_name: 'Kiran Rao', email: 'kiran@test.example', phone: '98765 43210' };
const add = async (over: object = {}, { token } = asha) =>
  (await app.ok(createBrokerLead, { token, body: { ...person, ...over } })).data;
const about = (id: number) => ({ token: asha.token, params: { id } });
const timeline = async (id: number) => (await app.ok(work.listBrokerLeadEvents, about(id))).data;
const write = (id: number, body: object) => app.ask(work.addBrokerLeadEvent, { ...about(id), body });
const plan = (id: number, hours: number, over: object = {}) =>
  app.ok(work.planBrokerFollowUp, { ...about(id), body: { at: fromNow(hours), kind: 'call', ...over } });
const change = (id: number, columns: Partial<typeof leads.$inferInsert>) =>
  app.db.withTenant(asha.id, (tx) => tx.update(leads).set(columns).where(eq(leads.id, id)));

describe('a timeline', () => {
  test('tells what happened, newest first: who did it, what was written, and old and new values', async () => {
    const { id } = await add({ city: 'Kota' });
    await write(id, { kind: 'note', text: 'Wants a lift' });
    await write(id, { kind: 'call', outcome: 'no_answer' });
    await app.ok(updateBrokerLead, { ...about(id), body: { status: 'contacted', city: 'Jaipur', message: 'Soon' } });
    const by = { role: 'broker', name: asha.fullName };
    const told = await timeline(id);
    expect(told.map(({ kind, actor, text, detail }) => ({ kind, actor, text, detail }))).toEqual([
      {
        kind: 'edited',
        actor: by,
        text: null,
        detail: {
          changes: [
            { field: 'city', from: 'Kota', to: 'Jaipur' },
            { field: 'message', from: null, to: 'Soon' },
          ],
        },
      },
      { kind: 'status', actor: by, text: null, detail: { from: 'new', to: 'contacted' } },
      { kind: 'call', actor: by, text: null, detail: { outcome: 'no_answer' } },
      { kind: 'note', actor: by, text: 'Wants a lift', detail: {} },
      { kind: 'created', actor: by, text: null, detail: { source: 'website', property_interest: null } },
    ]);
    const page = await app.ok(work.listBrokerLeadEvents, { ...about(id), query: { page: '2', limit: '2' } });
    expect([page.data.map(({ kind }) => kind), page.meta.total]).toEqual([['call', 'note'], 5]);
    expect((await app.ok(getBrokerLead, about(id))).data.last_event_at).toBe(told[0]?.at);
  });

  test('gets what is sent again with the same key once', async () => {
    const { id } = await add();
    const send = () =>
      app.ask(work.addBrokerLeadEvent, {
        ...about(id),
        body: { kind: 'note', text: 'Once' },
        headers: { 'idempotency-key': `note-of-${id}` },
      });
    const [first, second] = [await send(), await send()];
    expect([first.status, second.text]).toEqual([201, first.text]);
    expect(await timeline(id)).toHaveLength(2);
  });

  test.each([
    [{ kind: 'note' }, 'text'],
    [{ kind: 'note', text: '  ' }, 'text'],
    [{ kind: 'note', text: 'x'.repeat(4_001) }, 'text'],
    [{ kind: 'status', text: 'closed' }, 'kind'],
    [{ text: 'no kind' }, 'kind'],
  ])('refuses %j, naming the field', async (body, field) => {
    const { id } = await add();
    const answer = await write(id, body);
    expect([answer.status, Object.keys((answer.body as { errors: object }).errors)]).toEqual([400, [field]]);
  });

  test('holds enquiries; contact answers them, and a note does not', async () => {
    const home = await postHome(app, asha.token, 'Neem');
    const meera = await app.addUser();
    const enquire = (message: string) =>
      app.ok(enquireHome, {
        params: { id: home },
        body: { full_name: 'Meera', phone: '5550120430', consent: true, message },
        headers: { authorization: `Bearer ${meera.token}`, 'x-forwarded-for': '198.51.100.7' },
      });
    await enquire('Is it free?');
    await enquire('I can come today');
    const [lead] = (await app.ok(listBrokerLeads, { token: asha.token })).data;
    const id = lead?.id ?? 0;
    const consent = enquiryConsent.version;
    expect((await timeline(id)).map(({ kind, actor, text, detail }) => [kind, actor, text, detail.consent])).toEqual([
      ['enquiry', null, 'I can come today', consent],
      ['created', null, 'Is it free?', consent],
    ]);
    const states = async () => (await app.ok(listOwnEnquiries, { token: meera.token })).data.map(({ state }) => state);
    const contacted = async () => (await app.ok(getBrokerLead, about(id))).data.contacted_at;
    await write(id, { kind: 'note', text: 'Nice' });
    expect([await states(), await contacted()]).toEqual([['seen', 'seen'], null]);
    await write(id, { kind: 'whatsapp' });
    expect([await states(), await contacted()]).toEqual([['answered', 'answered'], expect.any(String)]);
  });
});

describe('a plan', () => {
  test('is set, moved, done and removed, each with an entry on the timeline', async () => {
    const { id } = await add();
    const { data } = await plan(id, 2, { kind: 'visit', text: 'At the gate' });
    expect(data.follow_up).toEqual({ at: expect.any(String), kind: 'visit', text: 'At the gate' });
    await plan(id, 26);
    const finish = () => app.ask(work.finishBrokerFollowUp, { ...about(id), body: { text: 'Liked it' } });
    expect((await finish()).body).toMatchObject({ data: { follow_up: null } });
    expect((await finish()).status).toBe(409);
    await plan(id, 3);
    for (let nth = 0; nth < 2; nth += 1) {
      expect((await app.ask(work.dropBrokerFollowUp, about(id))).status).toBe(204);
    }
    expect((await timeline(id)).map(({ kind, text }) => [kind, text]).slice(0, -1)).toEqual([
      ['follow_up_removed', null],
      ['follow_up_set', null],
      ['follow_up_done', 'Liked it'],
      ['follow_up_set', null],
      ['follow_up_set', null],
    ]);
  });

  test.each([
    [{ at: fromNow(-25), kind: 'call' }, 'at'],
    [{ at: 'tomorrow', kind: 'call' }, 'at'],
    [{ at: '2099-02-31', kind: 'call' }, 'at'],
    [{ kind: 'call' }, 'at'],
    [{ at: fromNow(1), kind: 'note' }, 'kind'],
    [{ at: fromNow(1), kind: 'call', text: 'x'.repeat(201) }, 'text'],
  ])('is refused for %j, naming the field', async (body, field) => {
    const { id } = await add();
    const answer = await app.ask(work.planBrokerFollowUp, { ...about(id), body });
    expect([answer.status, Object.keys((answer.body as { errors: object }).errors)]).toEqual([400, [field]]);
  });

  test('that is long past is put back by an undo, and no other one', async () => {
    const { id } = await add();
    await plan(id, 1);
    const at = fromNow(-48);
    await change(id, { followUpAt: new Date(at) });
    await app.ok(work.finishBrokerFollowUp, { ...about(id), body: {} });
    const put = (time: string) => app.ask(work.planBrokerFollowUp, { ...about(id), body: { at: time, kind: 'call' } });
    expect((await put(at)).body).toMatchObject({ data: { follow_up: { at } } });
    expect((await put(fromNow(-47))).status).toBe(400);
  });

  test('filters and orders the list', async () => {
    const [none, late, soon, far] = [await add(), await add(), await add(), await add()];
    await plan(late.id, -2);
    await plan(soon.id, 0.01);
    await plan(far.id, 24 * 40);
    const ids = async (query: Record<string, string>) =>
      (await app.ok(listBrokerLeads, { token: asha.token, query })).data.map(({ id }) => id);
    expect(await ids({ sort: 'follow_up', order: 'asc' })).toEqual([late.id, soon.id, far.id, none.id]);
    expect(await ids({ follow_up: 'overdue' })).toEqual([late.id]);
    expect(await ids({ follow_up: 'week' })).toEqual([soon.id]);
    expect(await ids({ follow_up: 'none' })).toEqual([none.id]);
    await change(late.id, { status: 'lost' });
    expect(await ids({ follow_up: 'overdue' })).toEqual([]);
  });
});

test('duplicates are the own leads of the same phone in any way of writing it, or of the same e-mail', async () => {
  const one = await add();
  const byPhone = await add({ full_name: 'K. Rao', email: 'other@test.example', phone: '+91 98765-43210' });
  const byBoth = await add({ email: 'KIRAN@test.example', phone: '०९८७६५४३२१०' });
  await add({ email: 'nobody@test.example', phone: '5550120417' });
  await add({}, vikram);
  const { data } = await app.ok(work.listDuplicates, {
    token: asha.token,
    query: { phone: '९८७६५ ४३२१०', email: 'Kiran@Test.example', except: String(one.id) },
  });
  expect(data.map(({ id, matches }) => [id, matches])).toEqual([
    [byBoth.id, ['phone', 'email']],
    [byPhone.id, ['phone']],
  ]);
  expect((await app.ok(work.listDuplicates, { token: asha.token })).data).toEqual([]);
  expect((await app.ok(getBrokerLead, about(one.id))).data.duplicates).toBe(2);
  const listed = await app.ok(listBrokerLeads, { token: asha.token, query: { order: 'asc' } });
  expect(listed.data.map(({ duplicates }) => duplicates)).toEqual([2, 2, 2, 0]);
  const all = await app.ok(listAllLeads, { token: app.operator.token, query: { q: 'K. Rao' } });
  expect(all.data.map(({ duplicates }) => duplicates)).toEqual([2]);
});

test('another owner’s lead is a 404 for every call; the operator works the main website’s leads alone', async () => {
  const { id } = await add();
  const operator = app.operator.token;
  const [note, soon] = [
    { kind: 'note', text: 'Read' },
    { at: fromNow(1), kind: 'call' },
  ];
  const ofBroker = [
    [work.listBrokerLeadEvents, undefined],
    [work.addBrokerLeadEvent, note],
    [work.planBrokerFollowUp, soon],
    [work.finishBrokerFollowUp, {}],
    [work.dropBrokerFollowUp, undefined],
  ] as const;
  const ofMain = [
    [work.getAdminLead, undefined],
    [work.listAdminLeadEvents, undefined],
    [work.addAdminLeadEvent, note],
    [work.planAdminFollowUp, soon],
    [work.finishAdminFollowUp, {}],
    [work.dropAdminFollowUp, undefined],
  ] as const;
  for (const [endpoint, sent] of ofBroker) {
    expect((await app.ask(endpoint, { token: vikram.token, params: { id }, body: sent })).status).toBe(404);
  }
  for (const [endpoint, sent] of ofMain) {
    expect((await app.ask(endpoint, { token: operator, params: { id }, body: sent })).status).toBe(404);
  }
  const main = (await app.ok(createAdminLead, { token: operator, body: person })).data;
  for (const [endpoint, sent] of ofMain) {
    expect((await app.ask(endpoint, { token: operator, params: { id: main.id }, body: sent })).status).toBeLessThan(
      300,
    );
  }
  const rows = await app.db.asOwner((tx) => tx.select().from(leadEvents).where(eq(leadEvents.leadId, main.id)));
  expect(rows.map(({ kind, actorRole }) => [kind, actorRole])).toEqual(
    ['created', 'note', 'follow_up_set', 'follow_up_done'].map((kind) => [kind, 'super_admin']),
  );
});

test('several leads are changed by one call, which says what happened to each, in their order', async () => {
  const [one, other, theirs] = [await add(), await add({ status: 'lost' }), await add({}, vikram)];
  const follow_up = { at: fromNow(2), kind: 'call' };
  const change = (body: object) => app.ask(work.changeLeads, { token: asha.token, body });
  const ids = [other.id, theirs.id, one.id, 2_000_000_000];
  const answer = await change({ ids, status: 'qualified', assigned_to: 'Meera', follow_up });
  expect([answer.status, answer.body]).toEqual([
    200,
    {
      data: [
        { id: other.id, ok: true },
        { id: theirs.id, ok: false, message: 'Not found' },
        { id: one.id, ok: true },
        { id: 2_000_000_000, ok: false, message: 'Not found' },
      ],
    },
  ]);
  for (const { id } of [one, other]) {
    expect((await app.ok(getBrokerLead, about(id))).data).toMatchObject({
      status: 'qualified',
      assigned_to: 'Meera',
      follow_up: { kind: 'call', text: null },
    });
  }
  expect((await timeline(one.id)).map(({ kind }) => kind)).toEqual(['follow_up_set', 'edited', 'status', 'created']);
  for (const bad of [[], Array.from({ length: 501 }, () => one.id)]) {
    expect((await change({ ids: bad, status: 'new' })).status).toBe(400);
  }
});

test('of several leads, only those that have what the call expects are changed; their plans stay, too', async () => {
  const [one, other] = [await add({ status: 'qualified', assigned_to: 'Meera' }), await add({ status: 'closed' })];
  const change = async (body: object) =>
    (await app.ok(work.changeLeads, { token: asha.token, body: { ids: [one.id, other.id], ...body } })).data;
  const late = { ok: false, message: 'Someone changed this lead meanwhile' };
  const follow_up = { at: fromNow(2), kind: 'call' };
  expect(await change({ status: 'proposal', follow_up, only_if: { status: 'qualified' } })).toEqual([
    { id: one.id, ok: true },
    { id: other.id, ...late },
  ]);
  // An empty name means that no assignee is expected.
  expect(await change({ assigned_to: 'Suresh', only_if: { assigned_to: '' } })).toEqual([
    { id: one.id, ...late },
    { id: other.id, ok: true },
  ]);
  expect((await app.ok(getBrokerLead, about(one.id))).data).toMatchObject({ status: 'proposal', assigned_to: 'Meera' });
  expect((await app.ok(getBrokerLead, about(other.id))).data).toMatchObject({
    status: 'closed',
    assigned_to: 'Suresh',
    follow_up: null,
  });
});
