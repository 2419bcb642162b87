import { desc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { loginBroker, loginSuperAdmin, loginUser, logout, whoami } from '#contract/auth.ts';
import { DatabaseBusy } from '../db/errors.ts';
import { brokers, credentials, sessions, users } from '../db/schema/accounts.ts';
import { audit, loginAttempts } from '../db/schema/platform.ts';
import { attemptOf, beginAttempt } from '../http/throttle.ts';
import { fillHashingPool } from '../testing/fullPool.ts';
import { lockWaits } from '../testing/lockWaits.ts';
import { PASSWORD, startTestApp, type TestApp } from '../testing/startTestApp.ts';
import { signIn } from './signIn.ts';

const app = await startTestApp();
afterAll(() => app.close());
beforeEach(() => app.db.asSystem((tx) => tx.delete(loginAttempts)));

const logins = { super_admin: loginSuperAdmin, broker: loginBroker, user: loginUser } as const;
type Role = keyof typeof logins;

const signsIn = (email: string, password = PASSWORD, role: Role = 'broker') =>
  app.ask(logins[role], { body: { email, password } });
const statusOf = async (response: Promise<{ readonly status: number }>) => (await response).status;
const fails = async (email: string, times: number) => {
  for (let failure = 0; failure < times; failure += 1) expect((await signsIn(email, 'wrong')).status).toBe(401);
};
const failureCounts = async () => {
  const rows = await app.db.asSystem((tx) => tx.select({ failures: loginAttempts.failures }).from(loginAttempts));
  return rows.map(({ failures }) => failures);
};
/** Moves the failures that were counted into the past. */
const wait = (seconds: number) =>
  app.db.asSystem((tx) =>
    tx.update(loginAttempts).set({ lastAt: sql`now() - make_interval(secs => ${seconds}::integer)` }),
  );

test('each role signs in at its own login and is told who it is', async () => {
  const broker = await app.addBroker({ email: 'Asha@Test.example' });
  const user = await app.addUser();
  for (const [role, email] of [
    ['super_admin', app.operator.email],
    ['broker', 'asha@test.EXAMPLE'],
    ['user', user.email],
  ] as const) {
    const { token } = await app.ok(logins[role], { body: { email, password: PASSWORD } });
    const { data } = await app.ok(whoami, { token });
    expect(data).toMatchObject({ role, email: role === 'broker' ? broker.email : email });
    expect(Date.now() - Date.parse(data.lastLoginAt ?? '')).toBeLessThan(60_000);
  }
  const { body } = await signsIn(user.email, PASSWORD, 'user');
  expect(body).toMatchObject({ user: { name: user.fullName, email: user.email } });
});

test('a broker is told the licence and the tenant', async () => {
  const { id, token } = await app.addBroker();
  const { data } = await app.ok(whoami, { token });
  expect(data).toMatchObject({ id, licenseNo: null, tenantDb: `tenant_${String(id).padStart(6, '0')}` });
});

test('an unknown email, a wrong password and another role’s login get the same response', async () => {
  const { email } = await app.addBroker();
  const responses = [
    await signsIn('nobody@test.example'),
    await signsIn(email, 'wrong'),
    await signsIn(email, PASSWORD, 'user'),
    await signsIn(email, PASSWORD, 'super_admin'),
  ];
  expect(new Set(responses.map(({ status, text }) => `${status} ${text}`))).toEqual(
    new Set(['401 {"message":"Invalid email or password"}']),
  );
});

test('only the right password reveals that a broker is suspended; the broker’s users still sign in', async () => {
  const broker = await app.addBroker({ status: 'suspended' });
  const { status, body } = await signsIn(broker.email);
  expect([status, body]).toEqual([403, { message: 'Your account is suspended' }]);
  await fails(broker.email, 1);
  expect(await statusOf(app.ask(whoami, { token: broker.token }))).toBe(401);
  const user = await app.addUser();
  await app.db.asSystem((tx) => tx.update(users).set({ brokerId: broker.id }).where(eq(users.id, user.id)));
  expect(await statusOf(signsIn(user.email, PASSWORD, 'user'))).toBe(200);
});

test('a pending broker can sign in and work, an inactive user cannot', async () => {
  const [broker, user] = [await app.addBroker({ status: 'pending' }), await app.addUser({ status: 'inactive' })];
  expect(await statusOf(signsIn(broker.email))).toBe(200);
  expect(await statusOf(app.ask(whoami, { token: broker.token }))).toBe(200);
  expect(await statusOf(signsIn(user.email, PASSWORD, 'user'))).toBe(403);
  expect(await statusOf(app.ask(whoami, { token: user.token }))).toBe(401);
});

test('signing out ends that session on the server, and no other', async () => {
  const broker = await app.addBroker();
  const other = await app.ok(loginBroker, { body: { email: broker.email, password: PASSWORD } });
  await app.ok(logout, { token: broker.token });
  expect(await statusOf(app.ask(whoami, { token: broker.token }))).toBe(401);
  await app.ok(whoami, { token: other.token });
});

test('a session lives 12 hours, remembered 30 days, and is dead afterwards', async () => {
  const { email } = await app.addBroker();
  for (const [remember, hours] of [
    [undefined, 12],
    [false, 12],
    [true, 720],
  ] as const) {
    const { token } = await app.ok(loginBroker, { body: { email, password: PASSWORD, remember } });
    const lifetimes = await app.db.asSystem((tx) =>
      tx
        .select({ hours: sql<number>`round(extract(epoch from ${sessions.expiresAt} - now()) / 3600)::integer` })
        .from(sessions)
        .orderBy(sql`${sessions.createdAt} desc`)
        .limit(1),
    );
    expect(lifetimes).toEqual([{ hours }]);
    await app.db.asSystem((tx) =>
      tx.update(sessions).set({ expiresAt: sql`now() - interval '1 second'` }).where(eq(sessions.role, 'broker')),
    );
    expect(await statusOf(app.ask(whoami, { token }))).toBe(401);
  }
});

test('a session ends by the database’s clock, whatever the server’s says', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 7 * 24 * 3_600_000 });
  onTestFinished(() => void vi.useRealTimers());
  const { email } = await app.addUser();
  await app.ok(loginUser, { body: { email, password: PASSWORD } });
  const [newest] = await app.db.asSystem((tx) =>
    tx
      .select({ hours: sql<number>`extract(epoch from ${sessions.expiresAt} - now())::float8 / 3600` })
      .from(sessions)
      .orderBy(desc(sessions.createdAt))
      .limit(1),
  );
  expect(newest?.hours).toBeCloseTo(12, 1);
});

test('the token is not stored', async () => {
  const { email } = await app.addBroker();
  const { token } = await app.ok(loginBroker, { body: { email, password: PASSWORD } });
  const stored = await app.db.asSystem((tx) => tx.select().from(sessions));
  expect(JSON.stringify(stored)).not.toContain(token);
});

test('each sign-in makes a token of 256 random bits', async () => {
  const { email } = await app.addBroker();
  const made = await Promise.all(
    [1, 2, 3].map(async () => (await app.ok(loginBroker, { body: { email, password: PASSWORD } })).token),
  );
  expect(made.map((token) => Buffer.from(token, 'base64url').length)).toEqual([32, 32, 32]);
  expect(new Set(made).size).toBe(3);
});

test('a password does not expire', async () => {
  const { email } = await app.addBroker();
  await app.db.asSystem((tx) => tx.update(credentials).set({ updatedAt: sql`now() - interval '10 years'` }));
  expect(await statusOf(signsIn(email))).toBe(200);
});

test('after five failures an account waits, others do not, and a success resets the count', async () => {
  const { email } = await app.addBroker();
  await fails(email, 4);
  expect(await statusOf(signsIn(email))).toBe(200);
  await fails(email, 5);
  const first = await signsIn(email);
  expect(first.status).toBe(429);
  expect(Number(first.headers['retry-after'])).toBeGreaterThan(0);
  expect(Number(first.headers['retry-after'])).toBeLessThanOrEqual(30);
  expect(await statusOf(signsIn((await app.addBroker()).email))).toBe(200);
  await wait(31);
  await fails(email, 1);
  expect(Number((await signsIn(email)).headers['retry-after'])).toBeGreaterThan(30);
});

test('failures from many addresses make an account wait ever longer, but not where its owner signed in before', async () => {
  const { email } = await app.addBroker();
  const failFrom = (nth: number) =>
    app.db.asSystem((tx) => beginAttempt(tx, attemptOf('broker', email, `203.0.113.${nth}`)));
  expect(await statusOf(signsIn(email))).toBe(200);
  for (let nth = 1; nth <= 5; nth += 1) await failFrom(nth);
  for (const seconds of ['30', '60', '120', '240', '480', '900', '900']) {
    await expect(failFrom(6)).rejects.toMatchObject({ status: 429, headers: { 'retry-after': seconds } });
    expect(await statusOf(signsIn(email))).toBe(200);
    await wait(Number(seconds) + 1);
    await failFrom(7);
  }
  // Guesses from the known address count, too.
  await fails(email, 5);
  expect(await statusOf(signsIn(email))).toBe(429);
});

test('a right password resets the count of its address for everyone behind it', async () => {
  const [one, other] = [await app.addBroker(), await app.addBroker()];
  for (let failure = 0; failure < 20; failure += 1) {
    await app.db.asSystem((tx) => beginAttempt(tx, attemptOf('broker', `nobody${failure}@test.example`, '127.0.0.1')));
  }
  expect(await statusOf(signsIn(one.email))).toBe(429);
  await wait(31);
  expect([await statusOf(signsIn(one.email)), await statusOf(signsIn(other.email))]).toEqual([200, 200]);
});

test('the trail shows the refusal after which a sign-in has to wait', async () => {
  const { id, email } = await app.addBroker();
  await fails(email, 5);
  await signsIn(email, 'wrong');
  const trail = await app.db.asOperator((tx) => tx.select().from(audit).where(eq(audit.actorId, id)));
  expect(trail.filter(({ action }) => action === 'account.sign_in_refused').map(({ detail }) => detail)).toEqual([
    ...Array.from({ length: 4 }, () => ({ role: 'broker' })),
    { role: 'broker', throttled: true },
  ]);
});

test('an unknown email waits like a known one, with the same messages', async () => {
  const { email } = await app.addBroker();
  const outcomes = async (at: string) => {
    const responses: string[] = [];
    for (let failure = 0; failure < 6; failure += 1) {
      const { status, text, headers } = await signsIn(at, 'wrong');
      if (status === 429) expect(Number(headers['retry-after'])).toBeGreaterThan(0);
      responses.push(`${status} ${text}`);
    }
    return responses;
  };
  const known = await outcomes(email);
  expect(known.map((response) => response.slice(0, 3))).toEqual(['401', '401', '401', '401', '401', '429']);
  expect(await outcomes('nobody@test.example')).toEqual(known);
});

test('a burst of guesses cannot exceed the count', async () => {
  const { email } = await app.addBroker();
  const statuses = await Promise.all(Array.from({ length: 15 }, () => statusOf(signsIn(email, 'wrong'))));
  expect(statuses.filter((status) => status === 401)).toHaveLength(5);
  expect(statuses.filter((status) => status === 429)).toHaveLength(10);
});

test('after twenty failures an address waits for every account', async () => {
  const { email } = await app.addBroker();
  for (let failure = 0; failure < 20; failure += 1) await signsIn(`guess${failure}@test.example`, 'wrong');
  expect(await statusOf(signsIn(email))).toBe(429);
});

test('concurrent sign-ins to one account from one address do not block each other', async () => {
  const { email } = await app.addBroker();
  for (let round = 0; round < 6; round += 1) {
    const some = Array.from({ length: 4 }, () => statusOf(signsIn(email)));
    expect(await Promise.all(some)).toEqual([200, 200, 200, 200]);
  }
});

test('a sign-in during a suspension opens no session', async () => {
  const { id, email } = await app.addBroker();
  let signingIn: ReturnType<TestApp['ask']> | undefined;
  await app.db.asOperator(async (tx) => {
    await tx.update(brokers).set({ status: 'suspended' }).where(eq(brokers.id, id));
    signingIn = signsIn(email);
    if (app.db.engine === 'pglite') return;
    // It has checked the password and waits for this row.
    await expect.poll(() => lockWaits(app.db)).toBe(1);
  });
  const { status, body } = (await signingIn) ?? {};
  expect([status, body]).toEqual([403, { message: 'Your account is suspended' }]);
  const open = await app.db.asSystem((tx) => tx.select().from(sessions).where(eq(sessions.accountId, id)));
  expect(open.filter(({ role, revokedAt }) => role === 'broker' && !revokedAt)).toHaveLength(1);
});

test('a sign-in that is rejected because the hash queue is full does not count as failed', async () => {
  const { email } = await app.addBroker();
  const end = fillHashingPool();
  const status = await statusOf(signsIn(email));
  await end();
  expect(status).toBe(503);
  expect(await failureCounts()).toEqual([0, 0]);
});

test('all addresses of an IPv6 network count as one', () => {
  const at = (address: string) => attemptOf('broker', 'a@b.example', address).address;
  expect(at('2001:db8:1:2::1')).toBe(at('2001:0db8:1:3:ffff::9'));
  expect(at('2001:db8:1:2::1')).not.toBe(at('2001:db8:2:2::1'));
  expect(at('::ffff:203.0.113.5')).toBe(at('203.0.113.5'));
  expect(at('203.0.113.5')).not.toBe(at('203.0.113.6'));
  expect(at('::1')).not.toBe(at('fe80::1%eth0'));
});

test.each([2, 3])('a sign-in whose step %i fails in the database does not count as failed', async (failing) => {
  const { email } = await app.addBroker();
  let steps = 0;
  const asSystem: typeof app.db.asSystem = (work) => {
    steps += 1;
    return steps === failing ? Promise.reject(new DatabaseBusy()) : app.db.asSystem(work);
  };
  const going = signIn(
    { ...app.db, asSystem },
    { role: 'broker', sent: { email, password: PASSWORD }, address: '192.0.2.7' },
  );
  await expect(going).rejects.toBeInstanceOf(DatabaseBusy);
  expect(await failureCounts()).toEqual([0, 0]);
});
