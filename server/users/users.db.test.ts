import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loginUser, whoami } from '#contract/auth.ts';
import { createBrokerUser, listBrokerUsers, updateBrokerUser } from '#contract/users.ts';
import { users } from '../db/schema/accounts.ts';
import { audit } from '../db/schema/platform.ts';
import { PASSWORD, startTestApp, type TestApp } from '../testing/startTestApp.ts';

let app: TestApp;
let broker: Awaited<ReturnType<TestApp['addBroker']>>;
let token: string;

beforeAll(async () => {
  app = await startTestApp();
  broker = await app.addBroker();
  token = broker.token;
});
afterAll(() => app.close());

let made = 0;
const fields = (over: object = {}) => {
  made += 1;
  return { full_name: 'Kavita Yadav', email: `kavita${made}@test.example`, ...over };
};
const add = async (over: object = {}, by = token) =>
  (await app.ok(createBrokerUser, { token: by, body: { ...fields(over), password: PASSWORD } })).data;
const signIn = (email: string, password = PASSWORD) => app.ask(loginUser, { body: { email, password } });
const taken = { message: 'This email is already in use', errors: { email: 'This email is already in use' } };

test('a new user is active and signs in through the user login', async () => {
  const user = await add({ phone: '+91 55501 20417', photo: '/media/kavita.webp' });
  expect(user).toMatchObject({ status: 'active', phone: '+91 55501 20417', photo: '/media/kavita.webp' });
  const { body, status } = await signIn(user.email.toUpperCase());
  expect([status, body]).toMatchObject([200, { user: { name: 'Kavita Yadav', email: user.email } }]);
  const [stored] = await app.db.withTenant(broker.id, (tx) => tx.select().from(users).where(eq(users.id, user.id)));
  expect(stored).toMatchObject({ brokerId: broker.id, phoneE164: '+915550120417' });
});

test('name, email and password are required, and the signup rules hold for the password', async () => {
  const { status, body } = await app.ask(createBrokerUser, { token, body: { phone: '12' } });
  expect([status, body]).toEqual([
    400,
    {
      message: 'Name is required',
      errors: {
        full_name: 'Name is required',
        email: 'Email is required',
        phone: 'Phone must have 7 to 15 digits',
        password: 'Password is required',
      },
    },
  ]);
  const weak = await app.ask(createBrokerUser, { token, body: { ...fields(), password: 'weak' } });
  expect(weak.body).toMatchObject({ errors: { password: 'Password must be at least 8 characters long' } });
  const unnamed = await app.ask(updateBrokerUser, { token, params: { id: (await add()).id }, body: {} });
  expect(unnamed.body).toMatchObject({ errors: { full_name: 'Name is required', email: 'Email is required' } });
});

test('a taken email is a conflict, whoever has it and whatever its case, and says no more than that', async () => {
  const other = await app.addBroker();
  const theirs = await add({}, other.token);
  const seeker = await app.addUser();
  const mine = await add();
  for (const email of [theirs.email, seeker.email, mine.email]) {
    const body = { ...fields({ email: email.toUpperCase() }), password: PASSWORD };
    const created = await app.ask(createBrokerUser, { token, body });
    expect([created.status, created.body]).toEqual([409, taken]);
  }
  const params = { id: (await add()).id };
  const changed = await app.ask(updateBrokerUser, { token, params, body: fields({ email: theirs.email }) });
  expect([changed.status, changed.body]).toEqual([409, taken]);
  // An email is unique per role: the broker's own is free for a user.
  await add({ email: broker.email });
});

test('a change keeps what is absent and clears what is empty; the password stays', async () => {
  const user = await add({ phone: '5550120417', photo: '/media/one.webp' });
  const change = async (body: object) =>
    (await app.ok(updateBrokerUser, { token, params: { id: user.id }, body })).data;
  const renamed = { full_name: 'Kavita Joshi', email: `joshi.${user.email}` };
  expect(await change({ ...renamed, password: 'Another#2026home' })).toEqual({
    ...user,
    name: renamed.full_name,
    email: renamed.email,
  });
  expect(await change({ ...renamed, phone: '', photo: null })).toMatchObject({ phone: null, photo: null });
  expect((await signIn(renamed.email)).status).toBe(200);
  expect((await signIn(renamed.email, 'Another#2026home')).status).toBe(401);
});

test('an inactive user’s sessions end at once and for good, and signing in is refused until active again', async () => {
  const user = await add();
  const session = async () => {
    const { body } = await signIn(user.email);
    return Object(body).token as string;
  };
  const [phone, laptop] = [await session(), await session()];
  const set = (status: string) =>
    app.ok(updateBrokerUser, {
      token,
      params: { id: user.id },
      body: { full_name: user.name, email: user.email, status },
    });
  expect((await app.ask(whoami, { token: phone })).status).toBe(200);
  await set('inactive');
  for (const theirs of [phone, laptop]) expect((await app.ask(whoami, { token: theirs })).status).toBe(401);
  const refused = await signIn(user.email);
  expect([refused.status, refused.body]).toEqual([403, { message: 'Your account is inactive' }]);
  expect((await signIn(user.email, 'Wrong#2026home')).status).toBe(401);
  await set('active');
  expect((await app.ask(whoami, { token: phone })).status).toBe(401);
  expect((await app.ask(whoami, { token: await session() })).status).toBe(200);
  const trail = await app.db.asOperator((tx) => tx.select().from(audit).where(eq(audit.objectId, user.id)));
  expect(trail).toContainEqual(
    expect.objectContaining({
      action: 'user status changed',
      objectType: 'user',
      actorId: broker.id,
      detail: { from: 'active', to: 'inactive' },
    }),
  );
});

test('another broker’s user answers like one that is not there, stays as it was, and stays signed in', async () => {
  const other = await app.addBroker();
  const theirs = await add({}, other.token);
  const session = Object((await signIn(theirs.email)).body).token as string;
  const send = (id: number) =>
    app.ask(updateBrokerUser, { token, params: { id }, body: fields({ status: 'inactive', broker_id: broker.id }) });
  const [foreign, missing] = [await send(theirs.id), await send(2_000_000_000)];
  expect([foreign.status, foreign.text]).toEqual([404, missing.text]);
  expect((await app.ok(listBrokerUsers, { token: other.token })).data).toEqual([theirs]);
  expect((await app.ask(whoami, { token: session })).status).toBe(200);
  // A home seeker who signed up alone is nobody's.
  expect((await send((await app.addUser()).id)).status).toBe(404);
});

test('fields that are nobody’s to send, wherever they are sent, change nothing', async () => {
  const { token: mine, id } = await app.addBroker();
  const other = await app.addBroker();
  const forged = {
    id: 999_999,
    broker_id: other.id,
    brokerId: other.id,
    role: 'super_admin',
    tenantDb: 'tenant_000001',
  };
  const headers = { 'x-broker-id': String(other.id), 'x-tenant': String(other.id) };
  const query = { broker_id: String(other.id), brokerId: String(other.id) };
  const body = { ...fields(forged), password: PASSWORD };
  const { data } = await app.ok(createBrokerUser, { token: mine, headers, query, body });
  expect(data.id).not.toBe(999_999);
  const [stored] = await app.db.asSystem((tx) => tx.select().from(users).where(eq(users.id, data.id)));
  expect(stored?.brokerId).toBe(id);
  const changed = { ...fields(forged), status: 'active' };
  await app.ok(updateBrokerUser, { token: mine, headers, query, params: { id: data.id }, body: changed });
  expect((await app.ok(listBrokerUsers, { token: mine, headers, query })).data.map((one) => one.id)).toEqual([data.id]);
  expect((await app.ok(listBrokerUsers, { token: other.token })).data).toEqual([]);
});

test('the list searches name, email and phone literally, filters, sorts and pages with an exact total', async () => {
  const { token: mine } = await app.addBroker();
  const rows = [
    { full_name: 'Anil 50%', email: 'one@list.example' },
    { full_name: 'bina', email: 'anil_x@list.example', status: 'inactive' },
    { full_name: 'Chitra', email: 'three@list.example', phone: '+91 11111 22222', status: 'inactive' },
  ];
  for (const row of rows) await add(row, mine);
  const names = async (query: Record<string, string>) => {
    const { data, meta } = await app.ok(listBrokerUsers, { token: mine, query });
    return [data.map(({ name }) => name), meta.total];
  };
  expect((await app.ok(listBrokerUsers, { token: mine })).meta).toEqual({ total: 3, page: 1, limit: 20 });
  expect(await names({})).toEqual([['Chitra', 'bina', 'Anil 50%'], 3]);
  for (const [q, expected] of [
    ['ANIL', ['bina', 'Anil 50%']],
    ['0%', ['Anil 50%']],
    ['l_x', ['bina']],
    [' 22222 ', ['Chitra']],
    ['1111122222', ['Chitra']],
    ['+91-11111-22222', ['Chitra']],
    ['%', ['Anil 50%']],
    ['\\', []],
  ] as const) {
    expect(await names({ q }), q).toEqual([expected, expected.length]);
  }
  expect(await names({ status: 'inactive' })).toEqual([['Chitra', 'bina'], 2]);
  expect(await names({ sort: 'name', order: 'asc', limit: '2' })).toEqual([['Anil 50%', 'bina'], 3]);
  expect(await names({ q: 'list', sort: 'email', order: 'asc', limit: '2', page: '2' })).toEqual([['Chitra'], 3]);
  expect(await names({ q: 'list', limit: '2', page: '3' })).toEqual([[], 3]);
  for (const [name, value] of [
    ['status', 'gone'],
    ['limit', '101'],
    ['sort', 'password'],
  ] as const) {
    expect((await app.ask(listBrokerUsers, { token: mine, query: { [name]: value } })).status, name).toBe(400);
  }
});

test('of eight with one email at the same moment one is made', async () => {
  const body = { ...fields(), password: PASSWORD };
  const answers = await app.atOnce(8, () => app.ask(createBrokerUser, { token, body }));
  expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array.from({ length: 7 }, () => 409)]);
  expect((await app.ok(listBrokerUsers, { token, query: { q: body.email } })).meta.total).toBe(1);
});
