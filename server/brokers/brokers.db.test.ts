import { and, eq, inArray } from 'drizzle-orm';
import { afterAll, expect, test, vi } from 'vitest';
import { loginBroker, whoami } from '#contract/auth.ts';
import { createBroker, getBroker, listBrokers, updateBroker } from '#contract/brokers.ts';
import { audit, notifications } from '../db/schema/platform.ts';
import { inPasswordHashQueue } from '../lib/passwordHashQueue.ts';
import { fillHashingPool } from '../testing/fullPool.ts';
import { plainPicture } from '../testing/plainPicture.ts';
import { rounds } from '../testing/rounds.ts';
import { formOf, PASSWORD, startTestApp } from '../testing/startTestApp.ts';

const app = await startTestApp();
const { token } = app.operator;
afterAll(() => app.close());

const fields = (email: string) => ({ full_name: 'Asha Rathore', email, password: PASSWORD });
const photo = async () => ({ name: 'photo', bytes: await plainPicture() });

type File = Awaited<ReturnType<typeof photo>>;
const create = (body: Record<string, string>, file?: File) =>
  app.ask(createBroker, { token, body: formOf(body, file) });
const update = (id: number, body: Record<string, string>, file?: File) =>
  app.ask(updateBroker, { token, params: { id }, body: formOf({ full_name: 'A', ...body }, file) });
const dataIn = ({ body }: Awaited<ReturnType<typeof update>>) => Object(body).data;

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

test.each([
  [
    'name, email and password are required, each with its message',
    { phone: '1' },
    {
      full_name: 'Name is required',
      email: 'Email is required',
      phone: 'Phone must have 7 to 15 digits',
      password: 'Password is required',
    },
  ],
  [
    'the signup rules apply to the password',
    { ...fields('weak@test.example'), password: 'weak' },
    { password: 'Password must be at least 8 characters long' },
  ],
])('%s', async (_rule, body, errors) => {
  const response = await create(body as Record<string, string>);
  expect([response.status, response.body]).toEqual([400, { message: Object.values(errors)[0], errors }]);
});

test('a taken email is a conflict in any case, and the photo is not kept', async () => {
  const [first, second] = [await app.addBroker(), await app.addBroker()];
  const taken = { message: 'This email is already in use', errors: { email: 'This email is already in use' } };
  const before = app.photoStore.files.size;
  for (const { status, body } of [
    await create(fields(first.email.toUpperCase()), await photo()),
    await update(second.id, { email: first.email }, await photo()),
  ]) {
    expect([status, body]).toEqual([409, taken]);
  }
  expect(app.photoStore.files.size).toBe(before);
});

test('a taken email is refused before its password is hashed', async () => {
  const { email } = await app.addBroker();
  const end = fillHashingPool([inPasswordHashQueue]);
  // Any hashing would cause a 503.
  const { status } = await app.ask(createBroker, { token, body: formOf(fields(email)) });
  await end();
  expect(status).toBe(409);
});

test('an update keeps what is absent and clears what is empty', async () => {
  const { id, email } = await app.addBroker();
  await update(id, { email, license_no: 'RJ-2' });
  await update(id, { email, phone: '0141 2345678' });
  expect(dataIn(await update(id, { email, phone: '' }))).toMatchObject({
    licenseNo: 'RJ-2',
    phone: null,
    status: 'active',
  });
});

test('a new photo replaces the old one', async () => {
  const { id, email } = await app.addBroker();
  const first = dataIn(await update(id, { email }, await photo())).photo;
  const away = vi.spyOn(app.photoStore, 'remove').mockRejectedValue(new Error('The store is away'));
  const second = dataIn(await update(id, { email }, await photo())).photo;
  away.mockRestore();
  expect((await app.http.inject(first)).statusCode).toBe(404);
  expect((await app.http.inject(second)).statusCode).toBe(200);
});

test('a file that is not a picture is rejected, and nothing changes', async () => {
  const { id, email, fullName } = await app.addBroker();
  const file = { name: 'photo', bytes: Buffer.from('<svg/>') };
  expect((await update(id, { full_name: 'Changed', email }, file)).status).toBe(415);
  expect((await app.ok(getBroker, { token, params: { id } })).data.name).toBe(fullName);
});

test('suspending ends the sessions at once and for good', async () => {
  const { id, email, token: theirs } = await app.addBroker();
  await app.ok(whoami, { token: theirs });
  for (const status of ['suspended', 'active']) {
    expect((await update(id, { email, status })).status).toBe(200);
    expect((await app.ask(whoami, { token: theirs })).status).toBe(401);
  }
});

test('the operator cannot set a broker to pending', async () => {
  const { id, email } = await app.addBroker();
  expect((await update(id, { email, status: 'pending' })).status).toBe(400);
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
});

test.each(rounds(2))('of twenty concurrent brokers with one email one is created, round %i', async (nth) => {
  const responses = await app.atOnce(20, () => create(fields(`only${nth}@test.example`)));
  const statuses = responses.map(({ status }) => status).sort();
  expect(statuses).toEqual([201, ...Array.from({ length: 19 }, () => 409)]);
  expect((await app.ok(listBrokers, { token, query: { q: `only${nth}@` } })).meta.total).toBe(1);
});

test.each(rounds(3))('each of twenty concurrent changes follows from the previous one, round %i', async () => {
  const { id, email } = await app.addBroker();
  await app.atOnce(20, (nth) => update(id, { email, status: nth % 2 ? 'active' : 'suspended' }));
  const trail = await app.db.asOperator((tx) =>
    tx
      .select()
      .from(audit)
      .where(and(eq(audit.objectId, id), inArray(audit.action, ['broker.status_changed', 'broker.suspended'])))
      .orderBy(audit.id),
  );
  const statuses = ['active', ...trail.map(({ detail }) => detail?.to)];
  expect(trail.map(({ detail }) => detail?.from)).toEqual(statuses.slice(0, -1));
  expect((await app.ok(getBroker, { token, params: { id } })).data.status).toBe(statuses.at(-1));
});

// http/idempotency.db.test.ts shows the rest for every repeatable call.
test('a repeat under the same key keeps one photo, and one with another password is rejected', async () => {
  const picture = await photo();
  const send = (password = PASSWORD) => {
    const body = formOf({ ...fields('once@test.example'), password }, picture);
    return app.ask(createBroker, { token, headers: { 'idempotency-key': 'create-1' }, body });
  };
  const before = app.photoStore.files.size;
  const responses = await app.atOnce(2, () => send());
  expect(responses.map(({ status }) => status)).toEqual([201, 201]);
  expect(new Set(responses.map(({ text }) => text)).size).toBe(1);
  expect(app.photoStore.files.size).toBe(before + 1);
  expect((await send('Another#2026home')).status).toBe(422);
});
