import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { loginBroker, loginSuperAdmin, loginUser, logout, whoami } from '#contract/auth.ts';
import { DatabaseBusy } from '../db/errors.ts';
import { brokers, sessions, users } from '../db/schema/accounts.ts';
import { audit, loginAttempts } from '../db/schema/platform.ts';
import { attemptOf, beginAttempt } from '../http/throttle.ts';
import { fillHashingPool } from '../testing/fullPool.ts';
import { PASSWORD, startTestApp, type TestApp } from '../testing/startTestApp.ts';
import { signIn } from './signIn.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(() => app.db.asSystem((tx) => tx.delete(loginAttempts)));

const logins = { super_admin: loginSuperAdmin, broker: loginBroker, user: loginUser } as const;

test('each role signs in at its own login and is told who it is', async () => {
  const broker = await app.addBroker({ email: 'Asha@Test.example' });
  const user = await app.addUser();
  for (const [role, email] of [
    ['super_admin', app.operator.email],
    ['broker', 'asha@test.EXAMPLE'],
    ['user', user.email],
  ] as const) {
    const answer = await app.ok(logins[role], { body: { email, password: PASSWORD } });
    const { data } = await app.ok(whoami, { token: answer.token });
    expect(data).toMatchObject({ role, email: role === 'broker' ? broker.email : email });
    expect(Date.now() - Date.parse(data.lastLoginAt ?? '')).toBeLessThan(60_000);
  }
  expect(await app.ok(loginUser, { body: { email: user.email, password: PASSWORD } })).toMatchObject({
    user: { name: user.fullName, email: user.email },
  });
});

test('a broker is told the licence and the tenant', async () => {
  const { id, token } = await app.addBroker();
  const { data } = await app.ok(whoami, { token });
  expect(data).toMatchObject({ id, licenseNo: null, tenantDb: `tenant_${String(id).padStart(6, '0')}` });
});

test('an unknown email, a wrong password and another role’s login answer the same bytes', async () => {
  const broker = await app.addBroker();
  const answers = [
    await app.ask(loginBroker, { body: { email: 'nobody@test.example', password: PASSWORD } }),
    await app.ask(loginBroker, { body: { email: broker.email, password: 'wrong' } }),
    await app.ask(loginUser, { body: { email: broker.email, password: PASSWORD } }),
    await app.ask(loginSuperAdmin, { body: { email: broker.email, password: PASSWORD } }),
  ];
  expect(new Set(answers.map(({ status, text }) => `${status} ${text}`))).toEqual(
    new Set(['401 {"message":"Invalid email or password"}']),
  );
});

test('a suspended broker learns of it only with the right password', async () => {
  const broker = await app.addBroker({ status: 'suspended' });
  const right = await app.ask(loginBroker, { body: { email: broker.email, password: PASSWORD } });
  expect([right.status, right.body]).toEqual([403, { message: 'Your account is suspended' }]);
  const wrong = await app.ask(loginBroker, { body: { email: broker.email, password: 'wrong' } });
  expect(wrong.status).toBe(401);
  expect((await app.ask(whoami, { token: broker.token })).status).toBe(401);
});

test('a suspended broker cannot sign in, and that broker’s users still can', async () => {
  const broker = await app.addBroker({ status: 'suspended' });
  const user = await app.addUser();
  await app.db.asSystem((tx) => tx.update(users).set({ brokerId: broker.id }).where(eq(users.id, user.id)));
  expect((await app.ask(loginBroker, { body: { email: broker.email, password: PASSWORD } })).status).toBe(403);
  expect((await app.ask(loginUser, { body: { email: user.email, password: PASSWORD } })).status).toBe(200);
});

test('a pending broker may sign in and work', async () => {
  const broker = await app.addBroker({ status: 'pending' });
  await app.ok(loginBroker, { body: { email: broker.email, password: PASSWORD } });
  await app.ok(whoami, { token: broker.token });
});

test('an inactive user is turned away', async () => {
  const user = await app.addUser({ status: 'inactive' });
  expect((await app.ask(loginUser, { body: { email: user.email, password: PASSWORD } })).status).toBe(403);
  expect((await app.ask(whoami, { token: user.token })).status).toBe(401);
});

test('signing out ends that session on the server, and no other', async () => {
  const broker = await app.addBroker();
  const other = await app.ok(loginBroker, { body: { email: broker.email, password: PASSWORD } });
  await app.ok(logout, { token: broker.token });
  expect((await app.ask(whoami, { token: broker.token })).status).toBe(401);
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
    const lives = await app.db.asSystem((tx) =>
      tx
        .select({ hours: sql<number>`round(extract(epoch from ${sessions.expiresAt} - now()) / 3600)::integer` })
        .from(sessions)
        .orderBy(sql`${sessions.createdAt} desc`)
        .limit(1),
    );
    expect(lives).toEqual([{ hours }]);
    await app.db.asSystem((tx) =>
      tx.update(sessions).set({ expiresAt: sql`now() - interval '1 second'` }).where(eq(sessions.role, 'broker')),
    );
    expect((await app.ask(whoami, { token })).status).toBe(401);
  }
});

test('neither token nor password is stored', async () => {
  const { email } = await app.addBroker();
  const { token } = await app.ok(loginBroker, { body: { email, password: PASSWORD } });
  const stored = await app.db.asSystem((tx) => tx.select().from(sessions));
  expect(JSON.stringify(stored)).not.toContain(token);
  const trail = await app.db.asOperator((tx) => tx.select().from(audit));
  expect(JSON.stringify(trail)).not.toContain(PASSWORD);
  expect(trail.map(({ action }) => action)).toContain('sign-in');
});

test('after five failures an account waits, others do not, and a success clears the count', async () => {
  const { email } = await app.addBroker();
  const attempt = (password: string, at = email) => app.ask(loginBroker, { body: { email: at, password } });
  for (let failure = 0; failure < 4; failure += 1) expect((await attempt('wrong')).status).toBe(401);
  expect((await attempt(PASSWORD)).status).toBe(200);
  for (let failure = 0; failure < 5; failure += 1) expect((await attempt('wrong')).status).toBe(401);
  const held = await attempt(PASSWORD);
  expect(held.status).toBe(429);
  expect(Number(held.headers['retry-after'])).toBeGreaterThan(0);
  expect(Number(held.headers['retry-after'])).toBeLessThanOrEqual(30);
  expect((await attempt(PASSWORD, (await app.addBroker()).email)).status).toBe(200);
  const wait = sql`now() - interval '31 seconds'`;
  await app.db.asSystem((tx) => tx.update(loginAttempts).set({ lastAt: wait }));
  expect((await attempt('wrong')).status).toBe(401);
  const longer = await attempt(PASSWORD);
  expect(Number(longer.headers['retry-after'])).toBeGreaterThan(30);
});

test('strangers at many addresses make an account wait longer and longer, and never where its owner signed in before', async () => {
  const { email } = await app.addBroker();
  const fail = (nth: number) =>
    app.db.asSystem((tx) => beginAttempt(tx, attemptOf('broker', email, `203.0.113.${nth}`)));
  const signsIn = () => app.ask(loginBroker, { body: { email, password: PASSWORD } });
  expect((await signsIn()).status).toBe(200);
  for (let nth = 1; nth <= 5; nth += 1) await fail(nth);
  for (const waits of ['30', '60', '120', '240', '480', '900', '900']) {
    await expect(fail(6)).rejects.toMatchObject({ status: 429, headers: { 'retry-after': waits } });
    expect((await signsIn()).status).toBe(200);
    const past = sql`now() - make_interval(secs => ${waits}::integer)`;
    await app.db.asSystem((tx) => tx.update(loginAttempts).set({ lastAt: past }));
    await fail(7);
  }
  // There, too, guesses are counted.
  for (let failure = 0; failure < 5; failure += 1) {
    expect((await app.ask(loginBroker, { body: { email, password: 'wrong' } })).status).toBe(401);
  }
  expect((await signsIn()).status).toBe(429);
});

test('a right password leaves no trace at its address: nobody else behind it waits for it', async () => {
  const [one, other] = [await app.addBroker(), await app.addBroker()];
  const signsIn = (email: string) => app.ask(loginBroker, { body: { email, password: PASSWORD } });
  for (let failure = 0; failure < 20; failure += 1) {
    await app.db.asSystem((tx) => beginAttempt(tx, attemptOf('broker', `nobody${failure}@test.example`, '127.0.0.1')));
  }
  expect((await signsIn(one.email)).status).toBe(429);
  await app.db.asSystem((tx) => tx.update(loginAttempts).set({ lastAt: sql`now() - interval '31 seconds'` }));
  expect([(await signsIn(one.email)).status, (await signsIn(other.email)).status]).toEqual([200, 200]);
});

test('the trail tells from which refusal on a sign-in has to wait', async () => {
  const { id, email } = await app.addBroker();
  for (let failure = 0; failure < 6; failure += 1) {
    await app.ask(loginBroker, { body: { email, password: 'wrong' } });
  }
  const trail = await app.db.asOperator((tx) => tx.select().from(audit).where(eq(audit.actorId, id)));
  expect(trail.filter(({ action }) => action === 'sign-in refused').map(({ detail }) => detail)).toEqual([
    ...Array.from({ length: 4 }, () => ({ role: 'broker' })),
    { role: 'broker', throttled: true },
  ]);
});

test('an email that nobody has waits like one that somebody has, in the same words', async () => {
  const { email } = await app.addBroker();
  const outcomes = async (at: string) => {
    const said: string[] = [];
    for (let failure = 0; failure < 6; failure += 1) {
      const { status, text, headers } = await app.ask(loginBroker, { body: { email: at, password: 'wrong' } });
      if (status === 429) expect(Number(headers['retry-after'])).toBeGreaterThan(0);
      said.push(`${status} ${text}`);
    }
    return said;
  };
  const known = await outcomes(email);
  expect(known.map((said) => said.slice(0, 3))).toEqual(['401', '401', '401', '401', '401', '429']);
  expect(await outcomes('nobody@test.example')).toEqual(known);
});

test('a burst of guesses cannot slip past the count', async () => {
  const { email } = await app.addBroker();
  const answers = await Promise.all(
    Array.from({ length: 15 }, () => app.ask(loginBroker, { body: { email, password: 'wrong' } })),
  );
  expect(answers.filter(({ status }) => status === 401)).toHaveLength(5);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(10);
});

test('after twenty failures an address waits, whatever the account', async () => {
  const { email } = await app.addBroker();
  for (let failure = 0; failure < 20; failure += 1) {
    await app.ask(loginBroker, { body: { email: `guess${failure}@test.example`, password: 'wrong' } });
  }
  expect((await app.ask(loginBroker, { body: { email, password: PASSWORD } })).status).toBe(429);
});

test('sign-ins at the same moment, at one account and from one address, never stand in each other’s way', async () => {
  const { email } = await app.addBroker();
  for (let round = 0; round < 6; round += 1) {
    const some = Array.from({ length: 4 }, () => app.ask(loginBroker, { body: { email, password: PASSWORD } }));
    expect((await Promise.all(some)).map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  }
});

test('a sign-in that meets a suspension opens no session', async () => {
  const { id, email } = await app.addBroker();
  let signingIn: ReturnType<TestApp['ask']> | undefined;
  const held = sql`select count(*)::integer as n from pg_locks where not granted`;
  await app.db.asOperator(async (tx) => {
    await tx.update(brokers).set({ status: 'suspended' }).where(eq(brokers.id, id));
    signingIn = app.ask(loginBroker, { body: { email, password: PASSWORD } });
    if (app.db.engine === 'pglite') return;
    // It is past the password and waits for this very row.
    await vi.waitFor(async () => {
      const waiting = app.db.asOwner((other) => other.execute<{ n: number }>(held));
      expect(await waiting).toMatchObject({ rows: [{ n: 1 }] });
    });
  });
  const { status, body } = (await signingIn) ?? {};
  expect([status, body]).toEqual([403, { message: 'Your account is suspended' }]);
  const open = await app.db.asSystem((tx) => tx.select().from(sessions).where(eq(sessions.accountId, id)));
  expect(open.filter(({ role, revokedAt }) => role === 'broker' && !revokedAt)).toHaveLength(1);
});

test('a sign-in that is turned away because all are busy hashing does not count as failed', async () => {
  const { email } = await app.addBroker();
  const end = fillHashingPool();
  const answer = await app.ask(loginBroker, { body: { email, password: PASSWORD } });
  await end();
  expect(answer.status).toBe(503);
  const counted = await app.db.asSystem((tx) => tx.select({ failures: loginAttempts.failures }).from(loginAttempts));
  expect(counted).toEqual([{ failures: 0 }, { failures: 0 }]);
});

test('all addresses of one IPv6 network count as one', () => {
  const at = (address: string) => attemptOf('broker', 'a@b.example', address).address;
  expect(at('2001:db8:1:2::1')).toBe(at('2001:0db8:1:2:ffff::9'));
  expect(at('2001:db8:1:2::1')).not.toBe(at('2001:db8:1:3::1'));
  expect(at('::ffff:203.0.113.5')).toBe(at('203.0.113.5'));
  expect(at('203.0.113.5')).not.toBe(at('203.0.113.6'));
  expect(at('::1')).not.toBe(at('fe80::1%eth0'));
});

test.each([2, 3])('a sign-in whose step %i the database leaves undone does not count as failed', async (failing) => {
  const { email } = await app.addBroker();
  let steps = 0;
  const asSystem: typeof app.db.asSystem = (work) => {
    steps += 1;
    return steps === failing ? Promise.reject(new DatabaseBusy()) : app.db.asSystem(work);
  };
  const going = signIn({ ...app.db, asSystem }, 'broker', { email, password: PASSWORD }, '192.0.2.7');
  await expect(going).rejects.toBeInstanceOf(DatabaseBusy);
  const counts = await app.db.asSystem((tx) => tx.select().from(loginAttempts));
  expect(counts.map(({ failures }) => failures)).toEqual([0, 0]);
});
