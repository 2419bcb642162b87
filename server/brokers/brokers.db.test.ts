import { and, eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loginBroker, whoami } from '#contract/auth.ts';
import { createBroker, getBroker, listBrokers, updateBroker } from '#contract/brokers.ts';
import { audit, notifications } from '../db/schema/platform.ts';
import { formOf, PASSWORD, startTestApp, type TestApp } from '../testing/startTestApp.ts';

let app: TestApp;
let token: string;

beforeAll(async () => {
  app = await startTestApp();
  token = app.operator.token;
});
afterAll(() => app.close());

const fields = (email: string) => ({ full_name: 'Asha Rathore', email, password: PASSWORD });
const photo = async () => ({
  name: 'photo',
  bytes: await sharp({ create: { width: 300, height: 400, channels: 3, background: 'teal' } })
    .jpeg()
    .toBuffer(),
});

test('a new broker is active, can sign in, and the operator is told', async () => {
  const body = formOf({ ...fields('new@test.example'), phone: '+91 98765 43210', license_no: 'RJ-1' }, await photo());
  const { data } = await app.ok(createBroker, { token, body });
  expect(data).toMatchObject({ name: 'Asha Rathore', status: 'active', phone: '+91 98765 43210', licenseNo: 'RJ-1' });
  expect((await app.http.inject(data.photo ?? '')).headers['content-type']).toBe('image/webp');
  await app.ok(loginBroker, { body: { email: 'new@test.example', password: PASSWORD } });
  expect((await app.ok(getBroker, { token, params: { id: data.id } })).data).toEqual(data);
  const told = await app.db.asOperator((tx) => tx.select().from(notifications));
  expect(told.map(({ message }) => message)).toContain('Asha Rathore was added as a broker.');
});

test('name, email and password are required, each with its message', async () => {
  const { status, body } = await app.ask(createBroker, { token, body: formOf({ phone: '1' }) });
  expect(status).toBe(400);
  expect(body).toEqual({
    message: 'Name is required',
    errors: {
      full_name: 'Name is required',
      email: 'Email is required',
      phone: 'Phone must have 7 to 15 digits',
      password: 'Password is required',
    },
  });
});

test('the signup rules hold for passwords that the operator sets', async () => {
  const body = formOf({ ...fields('weak@test.example'), password: 'weak' });
  expect((await app.ask(createBroker, { token, body })).body).toMatchObject({
    errors: { password: 'Password must be at least 8 characters long' },
  });
  const common = formOf({ ...fields('common@test.example'), password: 'Password@123' });
  expect((await app.ask(createBroker, { token, body: common })).body).toMatchObject({
    errors: { password: 'This password is too common. Please choose one that is harder to guess.' },
  });
});

test('a taken email is a conflict, whatever its case', async () => {
  const first = await app.addBroker();
  const second = await app.addBroker();
  const taken = { message: 'This email is already in use', errors: { email: 'This email is already in use' } };
  const before = app.images.files.size;
  const created = await app.ask(createBroker, {
    token,
    body: formOf(fields(first.email.toUpperCase()), await photo()),
  });
  expect([created.status, created.body]).toEqual([409, taken]);
  expect(app.images.files.size).toBe(before);
  const updated = await app.ask(updateBroker, {
    token,
    params: { id: second.id },
    body: formOf({ full_name: 'B', email: first.email }),
  });
  expect([updated.status, updated.body]).toEqual([409, taken]);
});

test('an update keeps what is absent and clears what is empty', async () => {
  const { id, email } = await app.addBroker();
  const params = { id };
  await app.ok(updateBroker, { token, params, body: formOf({ full_name: 'A', email, license_no: 'RJ-2' }) });
  await app.ok(updateBroker, { token, params, body: formOf({ full_name: 'A', email, phone: '0141 2345678' }) });
  const { data } = await app.ok(updateBroker, { token, params, body: formOf({ full_name: 'A', email, phone: '' }) });
  expect(data).toMatchObject({ licenseNo: 'RJ-2', phone: null, status: 'active' });
});

test('a new photo replaces the old one', async () => {
  const { id, email } = await app.addBroker();
  const send = async () => {
    const body = formOf({ full_name: 'A', email }, await photo());
    return (await app.ok(updateBroker, { token, params: { id }, body })).data.photo ?? '';
  };
  const first = await send();
  const second = await send();
  expect((await app.http.inject(first)).statusCode).toBe(404);
  expect((await app.http.inject(second)).statusCode).toBe(200);
});

test('what is no picture is refused, and nothing changes', async () => {
  const { id, email, fullName } = await app.addBroker();
  const body = formOf({ full_name: 'Changed', email }, { name: 'photo', bytes: Buffer.from('<svg/>') });
  expect((await app.ask(updateBroker, { token, params: { id }, body })).status).toBe(415);
  expect((await app.ok(getBroker, { token, params: { id } })).data.name).toBe(fullName);
});

test('suspending ends the sessions at once, for good, and is written down', async () => {
  const { id, email, token: theirs } = await app.addBroker();
  await app.ok(whoami, { token: theirs });
  const change = (status: string) =>
    app.ask(updateBroker, { token, params: { id }, body: formOf({ full_name: 'A', email, status }) });
  expect((await change('suspended')).status).toBe(200);
  expect((await app.ask(whoami, { token: theirs })).status).toBe(401);
  expect((await change('active')).status).toBe(200);
  expect((await app.ask(whoami, { token: theirs })).status).toBe(401);
  const trail = await app.db.asOperator((tx) => tx.select().from(audit));
  expect(trail).toContainEqual(
    expect.objectContaining({
      action: 'broker status changed',
      objectId: id,
      actorId: app.operator.id,
      detail: { from: 'active', to: 'suspended' },
    }),
  );
});

test('pending happens by itself: sent by the operator it is refused', async () => {
  const { id, email } = await app.addBroker();
  const body = formOf({ full_name: 'A', email, status: 'pending' });
  expect((await app.ask(updateBroker, { token, params: { id }, body })).status).toBe(400);
});

test('the list searches, filters, sorts and pages with an exact total', async () => {
  for (const name of ['Zed 100% Homes', 'Zed 1000 Homes', 'Zed a_b', 'Zed axb'])
    await app.addBroker({ fullName: name });
  await app.addBroker({ fullName: 'Zed Pending', status: 'pending' });
  const names = async (query: Record<string, string>) => {
    const { data, meta } = await app.ok(listBrokers, { token, query });
    return { names: data.map(({ name }) => name), total: meta.total };
  };
  expect(await names({ q: '100%' })).toEqual({ names: ['Zed 100% Homes'], total: 1 });
  await app.ok(createBroker, { token, body: formOf({ ...fields('dial@test.example'), phone: '55501 98701' }) });
  for (const q of ['5550198701', '+91 55501-98701']) expect((await names({ q })).total, q).toBe(1);
  expect(await names({ q: 'A_B' })).toEqual({ names: ['Zed a_b'], total: 1 });
  expect(await names({ q: 'zed', status: 'pending' })).toEqual({ names: ['Zed Pending'], total: 1 });
  expect(await names({ q: 'zed', sort: 'name', order: 'asc', limit: '2', page: '2' })).toEqual({
    names: ['Zed a_b', 'Zed axb'],
    total: 5,
  });
  expect((await app.ask(listBrokers, { token, query: { status: 'retired' } })).status).toBe(400);
  expect((await app.ask(listBrokers, { token, query: { limit: '101' } })).status).toBe(400);
});

test.each([1, 2])('of twenty with one email at the same moment one is made, round %i', async (nth) => {
  const body = () => formOf(fields(`only${nth}@test.example`));
  const answers = await app.atOnce(20, () => app.ask(createBroker, { token, body: body() }));
  const statuses = answers.map(({ status }) => status).sort();
  expect(statuses).toEqual([201, ...Array.from({ length: 19 }, () => 409)]);
  expect((await app.ok(listBrokers, { token, query: { q: `only${nth}@` } })).meta.total).toBe(1);
});

test.each([1, 2, 3])(
  'changed twenty times at the same moment, each change follows from the last, round %i',
  async () => {
    const { id, email } = await app.addBroker();
    const body = (status: string) => formOf({ full_name: 'A', email, status });
    const status = (nth: number) => (nth % 2 ? 'active' : 'suspended');
    await app.atOnce(20, (nth) => app.ask(updateBroker, { token, params: { id }, body: body(status(nth)) }));
    const trail = await app.db.asOperator((tx) =>
      tx
        .select()
        .from(audit)
        .where(and(eq(audit.objectId, id), eq(audit.action, 'broker status changed')))
        .orderBy(audit.id),
    );
    const said = ['active', ...trail.map(({ detail }) => detail?.to)];
    expect(trail.map(({ detail }) => detail?.from)).toEqual(said.slice(0, -1));
    expect((await app.ok(getBroker, { token, params: { id } })).data.status).toBe(said.at(-1));
  },
);

test('the same key creates once, also when sent twice at the same moment', async () => {
  const headers = { 'idempotency-key': 'create-1' };
  const picture = await photo();
  const send = async (email: string) => app.ask(createBroker, { token, headers, body: formOf(fields(email), picture) });
  const before = app.images.files.size;
  const answers = await app.atOnce(2, () => send('once@test.example'));
  expect(answers[0]?.status).toBe(201);
  expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
  expect(app.images.files.size).toBe(before + 1);
  expect((await send('other@test.example')).status).toBe(422);
  const otherPassword = formOf({ ...fields('once@test.example'), password: 'Another#2026home' }, await photo());
  expect((await app.ask(createBroker, { token, headers, body: otherPassword })).status).toBe(422);
});
