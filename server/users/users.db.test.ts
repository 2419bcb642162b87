import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { loginUser, signupUser, whoami } from '#contract/auth.ts';
import { createBrokerUser, listBrokerUsers, updateBrokerUser } from '#contract/users.ts';
import { users } from '../db/schema/accounts.ts';
import { inPasswordHashQueue } from '../lib/passwordHashQueue.ts';
import { fillHashingPool } from '../testing/fullPool.ts';
import { PASSWORD, startTestApp } from '../testing/startTestApp.ts';

const app = await startTestApp({ settings: { OTP_SENDER: 'off' } });
const broker = await app.addBroker();
const { token } = broker;
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
  const errors = {
    full_name: 'Name is required',
    email: 'Email is required',
    phone: 'Phone must have 7 to 15 digits',
    password: 'Password is required',
  };
  expect([status, body]).toEqual([400, { message: 'Name is required', errors }]);
  const weak = await app.ask(createBrokerUser, { token, body: { ...fields(), password: 'weak' } });
  expect(weak.body).toMatchObject({ errors: { password: 'Password must be at least 8 characters long' } });
  const unnamed = await app.ask(updateBrokerUser, { token, params: { id: (await add()).id }, body: {} });
  expect(unnamed.body).toMatchObject({ errors: { full_name: 'Name is required', email: 'Email is required' } });
});

test('a taken email is a conflict, in any case and with any owner, and reveals no more than that', async () => {
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
  // Emails are unique per role, so a user may have the broker's.
  await add({ email: broker.email });
});

test('a taken email is refused before its password is hashed, and a repeat gets the first response', async () => {
  const keyed = { token, headers: { 'idempotency-key': 'kavita' }, body: { ...fields(), password: PASSWORD } };
  const first = await app.ask(createBrokerUser, keyed);
  const mine = await add();
  const end = fillHashingPool([inPasswordHashQueue]);
  // Any hashing would cause a 503.
  const body = { ...fields({ email: mine.email }), password: PASSWORD };
  const refused = await app.ask(createBrokerUser, { token, body });
  expect([refused.status, (await app.ask(createBrokerUser, { token, body: { ...body, ...fields() } })).status]).toEqual(
    [409, 503],
  );
  await end();
  const again = await app.ask(createBrokerUser, keyed);
  expect([again.status, again.text]).toEqual([first.status, first.text]);
});

test('an account cannot ask for long which emails are in use, by new users or by changes', async () => {
  const other = await add();
  const count = (answers: readonly { readonly status: number }[], status: number) =>
    answers.filter((answer) => answer.status === status).length;

  const adding = await app.addBroker();
  const taken = { ...fields({ email: other.email }), password: PASSWORD };
  const added = await app.atOnce(40, () => app.ask(createBrokerUser, { token: adding.token, body: taken }));
  expect([count(added, 409), count(added, 429)]).toEqual([20, 20]);
  expect(
    (await app.ask(createBrokerUser, { token: adding.token, body: { ...fields(), password: PASSWORD } })).status,
  ).toBe(201);

  const changing = await app.addBroker();
  const mine = await add({}, changing.token);
  const change = (body: object) => app.ask(updateBrokerUser, { token: changing.token, params: { id: mine.id }, body });
  for (let nth = 0; nth < 20; nth += 1) expect((await change(fields())).status).toBe(200);
  const last = await change(fields());
  expect([last.status, Number(last.headers['retry-after']) > 0]).toEqual([429, true]);
  // Other changes go on.
  const [stored] = (await app.ok(listBrokerUsers, { token: changing.token })).data;
  expect((await change({ full_name: 'Kavita Joshi', email: stored?.email })).status).toBe(200);
});

test('a person whom a broker added can still sign up, and then nobody signs in with the broker’s password', async () => {
  const added = await add();
  const session = Object((await signIn(added.email)).body).token as string;
  const own = { full_name: 'Kavita Yadav', email: added.email.toUpperCase(), phone: '98290 71117' };
  const password = 'Gulmohar!7Lane';
  expect((await app.ask(signupUser, { body: { ...own, password } })).status).toBe(201);
  expect((await app.ask(whoami, { token: session })).status).toBe(401);
  expect([(await signIn(added.email)).status, (await signIn(added.email, password)).status]).toEqual([401, 200]);
  // The broker keeps the entry, and its email is taken for everyone else.
  const body = { ...fields({ email: added.email }), password: PASSWORD };
  expect((await app.ask(createBrokerUser, { token, body })).status).toBe(409);
  expect((await app.ask(signupUser, { body: { ...own, password } })).status).toBe(409);
  const { data } = await app.ok(listBrokerUsers, { token, query: { q: added.email } });
  expect(data).toEqual([added]);
});

test('a change keeps what is absent and clears what is empty; the password stays', async () => {
  const user = await add({ phone: '5550120417', photo: '/media/one.webp' });
  const change = async (body: object) =>
    (await app.ok(updateBrokerUser, { token, params: { id: user.id }, body })).data;
  const renamed = { full_name: 'Kavita Joshi', email: `joshi.${user.email}` };
  const changed = { ...user, name: renamed.full_name, email: renamed.email };
  expect(await change({ ...renamed, password: 'Another#2026home' })).toEqual(changed);
  expect(await change({ ...renamed, phone: '', photo: null })).toMatchObject({ phone: null, photo: null });
  expect((await signIn(renamed.email)).status).toBe(200);
  expect((await signIn(renamed.email, 'Another#2026home')).status).toBe(401);
});

test('an inactive user’s sessions end at once and for good, and signing in is refused until active again', async () => {
  const user = await add();
  const session = async () => Object((await signIn(user.email)).body).token as string;
  const [phone, laptop] = [await session(), await session()];
  const body = { full_name: user.name, email: user.email };
  const set = (status: string) =>
    app.ok(updateBrokerUser, { token, params: { id: user.id }, body: { ...body, status } });
  expect((await app.ask(whoami, { token: phone })).status).toBe(200);
  await set('inactive');
  for (const theirs of [phone, laptop]) expect((await app.ask(whoami, { token: theirs })).status).toBe(401);
  const refused = await signIn(user.email);
  expect([refused.status, refused.body]).toEqual([403, { message: 'Your account is inactive' }]);
  expect((await signIn(user.email, 'Wrong#2026home')).status).toBe(401);
  await set('active');
  expect((await app.ask(whoami, { token: phone })).status).toBe(401);
  expect((await app.ask(whoami, { token: await session() })).status).toBe(200);
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
    ['+91-11111-22222', ['Chitra']],
  ] as const) {
    expect(await names({ q }), q).toEqual([expected, expected.length]);
  }
  expect(await names({ status: 'inactive' })).toEqual([['Chitra', 'bina'], 2]);
  expect(await names({ sort: 'name', order: 'asc', limit: '2' })).toEqual([['Anil 50%', 'bina'], 3]);
  expect(await names({ q: 'list', sort: 'email', order: 'asc', limit: '2', page: '2' })).toEqual([['Chitra'], 3]);
  expect(await names({ q: 'list', limit: '2', page: '3' })).toEqual([[], 3]);
});

test('of eight concurrent users with one email one is created', async () => {
  const body = { ...fields(), password: PASSWORD };
  const responses = await app.atOnce(8, () => app.ask(createBrokerUser, { token, body }));
  expect(responses.map(({ status }) => status).sort()).toEqual([201, ...Array.from({ length: 7 }, () => 409)]);
  expect((await app.ok(listBrokerUsers, { token, query: { q: body.email } })).meta.total).toBe(1);
});
