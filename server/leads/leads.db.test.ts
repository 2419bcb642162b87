import { and, eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { buildLead } from '#contract/fixtures/leads.ts';
import {
  createAdminLead,
  createBrokerLead,
  exportBrokerLeads,
  listAdminLeads,
  listAllLeads,
  listBrokerLeads,
  updateAdminLead,
  updateBrokerLead,
} from '#contract/leads/endpoints.ts';
import { leadCreateBody } from '#contract/leads/schemas.ts';
import { leads } from '../db/schema/leads.ts';
import { audit, notifications } from '../db/schema/platform.ts';
import { e164 } from '../lib/phone.ts';
import { startTestApp } from '../testing/startTestApp.ts';

const app = await startTestApp();
const operator = app.operator.token;
afterAll(() => app.close());

const lead = { full_name: 'Kiran Rao', email: 'kiran@test.example', phone: '098765 43210' };
const add = async (token: string, over: object = {}) =>
  (await app.ok(createBrokerLead, { token, body: { ...lead, ...over } })).data;
const readLead = async (id: number) =>
  (await app.db.asOperator((tx) => tx.select().from(leads).where(eq(leads.id, id))))[0];

test('a new lead has its defaults, the phone as typed and in E.164', async () => {
  const { token } = await app.addBroker();
  const data = await add(token);
  expect(data).toMatchObject({ ...lead, source: 'website', status: 'new', city: null, assigned_to: null });
  expect((await readLead(data.id))?.phoneE164).toBe('+919876543210');
  expect(e164('12345')).toBeNull();
});

test('every field of the form is stored, of a new lead and of a change', async () => {
  const { token } = await app.addBroker();
  const all = Object.entries(buildLead({ assigned_to: 'Meera', source: 'call' }));
  const first = Object.fromEntries(all.filter(([name]) => name in leadCreateBody.fields));
  const changed = Object.fromEntries(Object.entries(first).map(([name, was]) => [name, `${was} too`]));
  const second = { ...changed, email: 'second@test.example', phone: '98765 43211', source: 'referral', status: 'lost' };
  // The test would not notice the loss of an empty field.
  for (const name of Object.keys(leadCreateBody.fields)) expect(first, name).toHaveProperty(name, expect.anything());
  const data = await add(token, first);
  expect(data).toMatchObject(first);
  const patched = await app.ok(updateBrokerLead, { token, params: { id: data.id }, body: second });
  expect(patched.data).toMatchObject(second);
});

test('a lead with the longest possible fields is stored and found', async () => {
  const { token } = await app.addBroker();
  // Three bytes per letter and no repetition: nothing that a database could compress.
  const letters = (count: number, from: number) =>
    Array.from({ length: count }, (_, at) => String.fromCodePoint(from + at * 7)).join('');
  const longest = {
    full_name: letters(120, 0x4e00),
    email: `${'k'.repeat(241)}@test.example`,
    phone: '98765 43210',
    city: letters(120, 0x6a00),
    property_interest: letters(200, 0x8000),
  };
  const data = await add(token, longest);
  const found = await app.ok(listBrokerLeads, { token, query: { q: longest.property_interest.slice(-20) } });
  expect(found.data.map(({ id }) => id)).toEqual([data.id]);
});

test('a new lead of the main website notifies the operator', async () => {
  const { data } = await app.ok(createAdminLead, { token: operator, body: { ...lead, full_name: 'Notified Of' } });
  expect(data.status).toBe('new');
  const rows = await app.db.asOperator((tx) => tx.select().from(notifications));
  expect(rows.map(({ message }) => message)).toContain('Notified Of (main website)');
});

test('a change touches what it holds; any status may follow any other', async () => {
  const { token } = await app.addBroker();
  const made = await add(token, { city: 'Jaipur', status: 'lost' });
  const params = { id: made.id };
  const { data } = await app.ok(updateBrokerLead, { token, params, body: { city: '' } });
  expect(data).toEqual({ ...made, city: null, updated_at: data.updated_at, last_event_at: data.last_event_at });
  expect(Date.parse(data.updated_at)).toBeGreaterThan(Date.parse(made.updated_at));
  expect((await app.ok(updateBrokerLead, { token, params, body: { status: 'new' } })).data.status).toBe('new');
  const moves = and(eq(audit.action, 'lead.status_changed'), eq(audit.objectId, made.id));
  const trail = await app.db.asOperator((tx) => tx.select().from(audit).where(moves));
  expect(trail).toMatchObject([{ actorRole: 'broker', objectId: made.id, detail: { from: 'lost', to: 'new' } }]);
});

test('a change without a difference leaves no trace, and makes no other change stale', async () => {
  const { token } = await app.addBroker();
  const made = await add(token, { city: 'Jaipur' });
  const send = (body: object) =>
    app.ask(updateBrokerLead, { token, params: { id: made.id }, body: { ...body, updated_at: made.updated_at } });
  const { id: _, created_at: __, updated_at: ___, email, ...same } = made;
  for (const body of [{}, { ...same, message: '', assigned_to: null, email }]) {
    expect((await send(body)).body).toEqual({ data: made });
  }
  const trail = await app.db.asOperator((tx) => tx.select().from(audit).where(eq(audit.objectId, made.id)));
  expect(trail.flatMap(({ objectType, action }) => (objectType === 'lead' ? [action] : []))).toEqual(['lead.created']);
  expect((await send({ status: 'contacted' })).status).toBe(200);
});

test('a stale change is a conflict that returns the current lead', async () => {
  const made = (await app.ok(createAdminLead, { token: operator, body: lead })).data;
  const params = { id: made.id };
  const send = (city: string, updated_at: string) =>
    app.ask(updateAdminLead, { token: operator, params, body: { city, updated_at } });
  const responses = await Promise.all([send('Jaipur', made.updated_at), send('Ajmer', made.updated_at)]);
  expect(responses.map(({ status }) => status).sort()).toEqual([200, 409]);
  const { data } = await app.ok(listAdminLeads, { token: operator, query: { q: 'kiran' } });
  const stale = responses.find(({ status }) => status === 409)?.body;
  expect(stale).toEqual({
    message: 'Someone else changed this lead in the meantime',
    current: data.find(({ id }) => id === made.id),
  });
  expect((await send('Ajmer', 'yesterday')).status).toBe(400);
});

test('the operator reads brokers’ leads and changes only the main website’s', async () => {
  const { token, id, fullName } = await app.addBroker();
  const theirs = await add(token, { full_name: 'Of A Broker' });
  const { data } = await app.ok(listAllLeads, { token: operator, query: { q: 'Of A Broker' } });
  const broker = { broker_name: fullName, tenant_db: `tenant_${String(id).padStart(6, '0')}` };
  expect(data).toEqual([{ ...theirs, lead_source_type: 'broker', ...broker }]);
  const change = await app.ask(updateAdminLead, { token: operator, params: { id: theirs.id }, body: { city: 'X' } });
  expect(change.status).toBe(404);
  const own = await app.ok(listAdminLeads, { token: operator, query: { q: 'Of A Broker' } });
  expect(own.meta.total).toBe(0);
  const main = await app.ok(listAllLeads, { token: operator, query: { lead_source_type: 'main' } });
  expect(new Set(main.data.map(({ lead_source_type }) => lead_source_type))).toEqual(new Set(['main']));
});

test('the list searches its five columns literally, filters, sorts and pages', async () => {
  const { token } = await app.addBroker();
  const rows = [
    { full_name: 'Anil 50%', city: 'Jaipur', property_interest: '3 BHK flat', status: 'new' },
    { full_name: 'bina', city: 'Ajmer', email: 'anil_x@test.example', status: 'contacted' },
    { full_name: 'Chitra', phone: '+91 11111 22222', status: 'contacted' },
  ];
  for (const row of rows) await add(token, row);
  const names = async (query: Record<string, string>) => {
    const { data, meta } = await app.ok(listBrokerLeads, { token, query });
    return [data.map(({ full_name }) => full_name), meta.total];
  };
  expect(await names({})).toEqual([['Chitra', 'bina', 'Anil 50%'], 3]);
  for (const [q, expected] of [
    ['ANIL', ['bina', 'Anil 50%']],
    ['0%', ['Anil 50%']],
    ['l_x', ['bina']],
    ['22222', ['Chitra']],
    ['91 11111 22222', ['Chitra']],
    ['91 11112 22222', []],
    ['1111122222', ['Chitra']],
    ['+911111122222', ['Chitra']],
    ['011111-22222', ['Chitra']],
    ['(98765) 43210', ['bina', 'Anil 50%']],
    ['+91 11112-22222', []],
    ['ajm', ['bina']],
    ['bhk', ['Anil 50%']],
    ['%', ['Anil 50%']],
    ['\\', []],
  ] as const) {
    expect(await names({ q }), q).toEqual([expected, expected.length]);
  }
  expect(await names({ status: 'contacted', q: '' })).toEqual([['Chitra', 'bina'], 2]);
  expect(await names({ sort: 'full_name', order: 'asc', limit: '2' })).toEqual([['Anil 50%', 'bina'], 3]);
  expect(await names({ sort: 'full_name', order: 'asc', limit: '2', page: '2' })).toEqual([['Chitra'], 3]);
  expect(await names({ sort: 'city', order: 'asc' })).toEqual([['bina', 'Anil 50%', 'Chitra'], 3]);
  expect((await app.ask(listBrokerLeads, { token, query: { status: 'gone' } })).status).toBe(400);
});

test('a lead whose phone is older than today’s rules is listed, and its other fields can be changed', async () => {
  const { token, id: brokerId } = await app.addBroker();
  const { id } = await add(token);
  const phone = '98765\u201143210 or ask for Ravi';
  await app.db.withTenant(brokerId, (tx) => tx.update(leads).set({ phone }).where(eq(leads.id, id)));
  expect((await app.ok(listBrokerLeads, { token })).data).toMatchObject([{ id, phone }]);
  const change = (body: object) => app.ask(updateBrokerLead, { token, params: { id }, body });
  expect(await change({ city: 'Jaipur' })).toMatchObject({ status: 200, body: { data: { phone, city: 'Jaipur' } } });
  const words = 'Phone may hold digits, spaces and + - ( ) . only';
  expect(await change({ phone })).toMatchObject({ status: 400, body: { message: words, errors: { phone: words } } });
});

test('name, email and phone are required, wrong types are refused and never cast', async () => {
  const { token } = await app.addBroker();
  expect((await app.ask(createBrokerLead, { token, body: {} })).body).toEqual({
    message: 'Full name is required',
    errors: { full_name: 'Full name is required', email: 'Email is required', phone: 'Phone is required' },
  });
  const odd = { full_name: 123, email: ['a@b.example'], phone: { number: 1 }, city: true, source: 'fax' };
  const { status, body } = await app.ask(createBrokerLead, { token, body: odd });
  const errors = {
    full_name: 'Full name must be text',
    email: 'Email must be text',
    phone: 'Phone must be text',
    city: 'City must be text',
    source: 'Source must be one of: website, call, social_media, referral',
  };
  expect([status, body]).toMatchObject([400, { errors }]);
  expect((await app.ask(createBrokerLead, { token, body: { ...lead, city: 'a\u0000b' } })).status).toBe(400);
  expect((await app.ok(listBrokerLeads, { token })).meta.total).toBe(0);
});

test('another broker’s ids, wherever they are sent, open none of that broker’s leads', async () => {
  const [{ token, id }, other] = [await app.addBroker(), await app.addBroker()];
  const mine = await add(token);
  const theirs = await add(other.token, { full_name: 'Theirs' });
  const query = { broker_id: String(other.id), brokerId: String(other.id), tenant_db: `tenant_${other.id}` };
  const headers = { 'x-broker-id': String(other.id), 'x-tenant': String(other.id) };
  const forged = { token, query, headers };
  expect((await app.ok(listBrokerLeads, forged)).data.map((one) => one.id)).toEqual([mine.id]);
  const [, ...rows] = (await app.ok(exportBrokerLeads, forged)).trimEnd().split('\n');
  expect(rows.map((row) => Number(row.split(',')[0]))).toEqual([mine.id]);
  const body = { id: theirs.id, broker_id: other.id, brokerId: other.id, role: 'super_admin', full_name: 'Renamed' };
  const changed = await app.ok(updateBrokerLead, { ...forged, params: { id: mine.id }, body });
  expect(changed.data.id).toBe(mine.id);
  const made = (await app.ok(createBrokerLead, { ...forged, body: { ...lead, ...body } })).data;
  expect((await readLead(made.id))?.brokerId).toBe(id);
  const foreign = await app.ask(updateBrokerLead, { ...forged, params: { id: theirs.id }, body: { city: 'X' } });
  expect([foreign.status, foreign.body]).toEqual([404, { message: 'Not found' }]);
  expect((await app.ok(listBrokerLeads, { token: other.token })).data).toEqual([theirs]);
});
