import { createHash } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import {
  changePassword,
  closeAccount,
  endOtherSessions,
  endSession,
  forgotBroker,
  forgotSuperAdmin,
  forgotUser,
  listSessions,
  resetPassword,
} from '#contract/account.ts';
import { loginBroker, loginSuperAdmin, loginUser, whoami } from '#contract/auth.ts';
import { disableTwoFactor } from '#contract/secondStep.ts';
import { credentials, passwordResets, sessions } from '../db/schema/accounts.ts';
import { jobs } from '../db/schema/jobs.ts';
import { audit, loginAttempts } from '../db/schema/platform.ts';
import { lockWaits } from '../testing/lockWaits.ts';
import { PASSWORD, startTestApp } from '../testing/startTestApp.ts';
import { hashPassword } from './passwords.ts';

const app = await startTestApp({ settings: { TRUST_PROXY: '1' } });
afterAll(() => app.close());
beforeEach(() => app.db.asOwner((tx) => tx.delete(loginAttempts)));

const NEW = 'Udaipur#2026lake';
const DEAD = '{"message":"This link does not work any more. Please ask for a new one."}';
const forgets = { super_admin: forgotSuperAdmin, broker: forgotBroker, user: forgotUser } as const;
const logins = { super_admin: loginSuperAdmin, broker: loginBroker, user: loginUser } as const;
type Role = keyof typeof logins;

const forget = (role: Role, email: string) => app.ask(forgets[role], { body: { email } });
const tokenIn = (text = '') => /\/auth\/reset\?token=([\w-]+)/.exec(text)?.[1] ?? '';
/** The token of the link that was mailed. */
const linkOf = async (role: Role, email: string) => {
  expect((await forget(role, email)).status).toBe(202);
  return tokenIn((await app.mailsSent()).find(({ kind }) => kind === 'reset')?.text);
};
const reset = (token: string, password = NEW) => app.ask(resetPassword, { body: { token, password } });
const signIn = (role: Role, email: string, password: string, from = '192.0.2.7', agent = '') =>
  app.ask(logins[role], {
    body: { email, password },
    headers: { 'x-forwarded-for': from, 'user-agent': agent },
  });
const change = (token: string, current: string) => app.ask(changePassword, { token, body: { current, password: NEW } });
const withPassword = (step: typeof closeAccount | typeof disableTwoFactor, token: string) =>
  app.ask(step, { token, body: { password: PASSWORD } });
const statusAs = async (token: string) => (await app.ask(whoami, { token })).status;

test('each role gets a link by mail, sets a new password with it, and is told; every session ends', async () => {
  const people = [
    ['broker', await app.addBroker()],
    ['user', await app.addUser()],
    ['super_admin', app.operator],
  ] as const;
  for (const [role, { email, token: session }] of people) {
    const token = await linkOf(role, email.toUpperCase());
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(await statusAs(session)).toBe(200);
    expect(await app.ok(resetPassword, { body: { token, password: NEW } })).toEqual({ data: { role } });
    expect(await statusAs(session)).toBe(401);
    expect((await signIn(role, email, PASSWORD)).status).toBe(401);
    expect((await signIn(role, email, NEW)).status).toBe(200);
    expect((await app.mailsSent())[0]).toMatchObject({ kind: 'password_changed', to: email });
  }
});

test('an email without an account gets the same answer and work, and no mail', async () => {
  const { email } = await app.addBroker();
  const suspended = await app.addBroker({ status: 'suspended' });
  const answers = [];
  for (const to of [email, 'nobody@test.example', suspended.email]) {
    const before = await app.db.asOwner((tx) => tx.$count(jobs));
    const { status, text } = await forget('broker', to);
    answers.push([status, text, (await app.db.asOwner((tx) => tx.$count(jobs))) - before]);
  }
  expect(new Set(answers.map((one) => JSON.stringify(one))).size).toBe(1);
  expect((await app.mailsSent()).map(({ kind, to }) => [kind, to])).toEqual([['reset', email]]);
});

test('a malformed email is a 400, too many links are a 429, by the email and by the address', async () => {
  expect(await forget('user', 'nonsense')).toMatchObject({
    status: 400,
    body: { errors: { email: expect.any(String) } },
  });
  const often = [];
  for (let nth = 0; nth < 4; nth += 1) often.push((await forget('user', 'often@test.example')).status);
  expect(often).toEqual([202, 202, 202, 429]);
  const many = [];
  for (let nth = 0; nth < 18; nth += 1) many.push((await forget('user', `many${nth}@test.example`)).status);
  expect([many.at(-2), many.at(-1)]).toEqual([202, 429]);
  const elsewhere = { body: { email: 'new@test.example' }, headers: { 'x-forwarded-for': '198.51.100.7' } };
  expect((await app.ask(forgotUser, elsewhere)).status).toBe(202);
  await app.db.asOwner((tx) => tx.insert(loginAttempts).values({ key: 'reset at:192.0.2.0/24', failures: 160 }));
  const inRange = { ...elsewhere, headers: { 'x-forwarded-for': '192.0.2.9' } };
  expect((await app.ask(forgotUser, inRange)).status).toBe(429);
  await app.mailsSent();
});

test('a used, expired or unknown link, and one that is older than a new password, is dead', async () => {
  const { email } = await app.addBroker();
  const [older, token] = [await linkOf('broker', email), await linkOf('broker', email)];
  expect((await reset(token)).status).toBe(200);
  const expired = await linkOf('broker', email);
  await app.db.asOwner((tx) => tx.update(passwordResets).set({ expiresAt: sql`now()` }));
  for (const dead of [token, older, expired, 'A'.repeat(43), 'x']) {
    expect(await reset(dead)).toMatchObject({ status: 400, text: DEAD });
  }
});

test('a link works once, also when it is used many times at once', async () => {
  const { email } = await app.addUser();
  const token = await linkOf('user', email);
  const statuses = (await app.atOnce(8, () => reset(token))).map(({ status }) => status);
  expect(statuses.toSorted()).toEqual([200, ...Array.from({ length: 7 }, () => 400)]);
});

test('a weak password is refused at its field and leaves the link alive', async () => {
  const { email } = await app.addUser({ email: 'lotus.garden@test.example' });
  const token = await linkOf('user', email);
  for (const weak of ['short', 'Password#123', 'Lotus.garden#2026']) {
    expect(await reset(token, weak)).toMatchObject({ status: 400, body: { errors: { password: expect.any(String) } } });
  }
  expect((await reset(token)).status).toBe(200);
});

test('a link lives for 30 minutes; only a hash of its token is stored, and neither jobs nor the audit trail hold it', async () => {
  const { email } = await app.addBroker();
  const token = await linkOf('broker', email);
  const [row] = await app.db.asOwner((tx) =>
    tx.select().from(passwordResets).orderBy(sql`${passwordResets.createdAt} desc`).limit(1),
  );
  expect(row?.tokenHash).toBe(createHash('sha256').update(token).digest('hex'));
  expect(Number(row?.expiresAt) - Number(row?.createdAt)).toBe(30 * 60_000);
  await reset(token);
  const stored = await app.db.asOwner(async (tx) =>
    JSON.stringify([
      await tx.select().from(jobs),
      await tx.select().from(audit),
      await tx.select().from(passwordResets),
    ]),
  );
  expect(stored).not.toContain(token);
});

test('whoever is locked out by others’ guesses gets in by a link', async () => {
  const { email } = await app.addBroker();
  for (let nth = 0; nth < 6; nth += 1) await signIn('broker', email, 'wrong', `203.0.113.${nth}`);
  expect((await signIn('broker', email, PASSWORD)).status).toBe(429);
  const token = await linkOf('broker', email);
  expect((await reset(token)).status).toBe(200);
  expect((await signIn('broker', email, NEW)).status).toBe(200);
});

test('the password is changed with the current one: other sessions and links end, this session stays', async () => {
  const { email, token } = await app.addBroker();
  const { body } = await signIn('broker', email, PASSWORD);
  const other = (body as { token: string }).token;
  const link = await linkOf('broker', email);
  expect((await change(token, PASSWORD)).status).toBe(200);
  expect([await statusAs(token), await statusAs(other)]).toEqual([200, 401]);
  expect((await reset(link)).text).toBe(DEAD);
  expect((await signIn('broker', email, NEW)).status).toBe(200);
  expect((await app.mailsSent())[0]).toMatchObject({ kind: 'password_changed', to: email });
  const again = await app.ask(changePassword, { token, body: { current: NEW, password: 'Password#123' } });
  expect(again).toMatchObject({ status: 400, body: { errors: { password: expect.any(String) } } });
});

test('a wrong current password is a 400 at its field, and counts like a failed sign-in', async () => {
  const { token } = await app.addUser();
  for (let nth = 0; nth < 5; nth += 1) {
    expect(await change(token, 'wrong')).toMatchObject({
      status: 400,
      body: { errors: { current: expect.any(String) } },
    });
  }
  expect(await change(token, 'wrong')).toMatchObject({ status: 429, headers: { 'retry-after': expect.any(String) } });
});

type Owner = Pick<Awaited<ReturnType<typeof app.addUser>>, 'email' | 'token'>;
test.each([
  ['a sign-in', 'broker', 401, ({ email }: Owner) => signIn('broker', email, PASSWORD)],
  ['a change', 'broker', 400, ({ token }: Owner) => change(token, PASSWORD)],
  ['switching off the second step', 'broker', 400, ({ token }: Owner) => withPassword(disableTwoFactor, token)],
  ['closing the account', 'user', 400, ({ token }: Owner) => withPassword(closeAccount, token)],
] as const)('%s by a password that is being replaced is refused', async (_what, role, status, ask) => {
  const owner = await (role === 'user' ? app.addUser() : app.addBroker());
  const passwordHash = await hashPassword(NEW, owner.email);
  let asked: ReturnType<typeof ask> | undefined;
  await app.db.asSystem(async (tx) => {
    const own = and(eq(credentials.role, role), eq(credentials.accountId, owner.id));
    await tx.update(credentials).set({ passwordHash }).where(own);
    asked = ask(owner);
    if (app.db.engine === 'pglite') return;
    // It has checked the password and waits for this row.
    await expect.poll(() => lockWaits(app.db)).toBe(1);
  });
  expect((await asked)?.status).toBe(status);
  expect((await signIn(role, owner.email, NEW)).status).toBe(200);
});

const CHROME =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36';

test('sessions are listed with browser, place and last use, the own one first, and ended one by one or all others', async () => {
  const { email, token } = await app.addUser();
  for (const from of ['198.51.100.7', '2001:db8:1::9']) await signIn('user', email, PASSWORD, from, CHROME);
  const { data } = await app.ok(listSessions, { token });
  expect(data.map(({ browser, place, current }) => [browser, place, current])).toEqual([
    ['', '', true],
    ['Chrome on Android', '2001:db8:1::/48', false],
    ['Chrome on Android', '198.51.100.0/24', false],
  ]);
  const params = { id: data[1]?.id };
  for (const _ of ['once', 'again']) await app.ok(endSession, { token, params });
  expect((await app.ok(listSessions, { token })).data.map((one) => one.id)).toEqual([data[0]?.id, data[2]?.id]);
  const stranger = await app.addUser();
  expect((await app.ask(endSession, { token: stranger.token, params: { id: data[2]?.id } })).status).toBe(404);
  expect(await app.ok(endOtherSessions, { token })).toEqual({ data: { ended: 1 } });
  expect((await app.ok(listSessions, { token })).data).toHaveLength(1);
  // The last use is stored only occasionally, not on every call.
  const lastUse = async () => {
    const [own] = (await app.ok(listSessions, { token })).data;
    return Date.parse(own?.last_used_at ?? '');
  };
  const first = await lastUse();
  expect(await lastUse()).toBe(first);
  await app.db.asOwner((tx) => tx.update(sessions).set({ lastUsedAt: sql`now() - interval '6 minutes'` }));
  expect(await lastUse()).toBeGreaterThanOrEqual(first);
});

test('a sign-in from a new network is told by mail: not the first of all, nor one from a known network', async () => {
  const { email } = await app.addBroker();
  await app.mailsSent();
  await signIn('broker', email, PASSWORD, '192.0.2.7');
  await signIn('broker', email, PASSWORD, '192.0.2.7');
  await signIn('broker', email, 'wrong', '198.51.100.7');
  expect(await app.mailsSent()).toEqual([]);
  await signIn('broker', email, PASSWORD, '198.51.100.7', CHROME);
  const [mail, ...more] = await app.mailsSent();
  expect(mail).toMatchObject({ kind: 'new_sign_in', to: email });
  expect(mail?.text).toContain('Chrome on Android, 198.51.100.0/24');
  expect(more).toEqual([]);
});
