import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { forgotSuperAdmin } from '#contract/account.ts';
import { loginSuperAdmin, whoami } from '#contract/auth.ts';
import { createOperator, listOperators, type OperatorStatus, updateOperator } from '#contract/operators.ts';
import { operators } from '../db/schema/accounts.ts';
import { loginAttempts } from '../db/schema/platform.ts';
import { openSession } from '../http/session.ts';
import { OPERATORS_MAX } from '../limits/accounts.ts';
import { notifyOperator } from '../notifications/notify.ts';
import { PASSWORD, startTestApp } from '../testing/startTestApp.ts';

const app = await startTestApp();
const { token } = app.operator;
afterAll(() => app.close());
beforeEach(() => app.db.asOwner((tx) => tx.delete(loginAttempts)));

let made = 0;
const add = async () => {
  made += 1;
  const body = { name: ` Operator ${made} `, email: `op${made}@test.example`, password: PASSWORD };
  const { data } = await app.ok(createOperator, { token, body });
  return data;
};
const set = (id: number, status: OperatorStatus, by = token) =>
  app.ask(updateOperator, { token: by, params: { id }, body: { status } });
const signIn = (email: string, password = PASSWORD) => app.ask(loginSuperAdmin, { body: { email, password } });
const sessionOf = (id: number) => app.db.asSystem((tx) => openSession(tx, 'super_admin', id, false));
const statusAs = async (by: string) => (await app.ask(whoami, { token: by })).status;

test('an operator adds another, who signs in and is in the list', async () => {
  const added = await add();
  expect(added).toMatchObject({ name: 'Operator 1', email: 'op1@test.example', status: 'active', lastLoginAt: null });
  expect((await signIn(added.email)).status).toBe(200);
  const { data } = await app.ok(listOperators, { token });
  expect(data.map(({ email }) => email)).toEqual([app.operator.email, added.email]);
  expect(data[1]?.lastLoginAt).toEqual(expect.any(String));
});

test('a taken email, a weak password and a missing name are refused at their fields', async () => {
  const { email } = await add();
  const before = await app.fingerprint();
  const refused = async (over: object) => {
    const body = { name: 'Farhan', email: 'farhan@test.example', password: PASSWORD, ...over };
    const { status, body: answer } = await app.ask(createOperator, { token, body });
    return [status, Object.keys((answer as { errors: object }).errors)];
  };
  expect(await refused({ email: email.toUpperCase() })).toEqual([409, ['email']]);
  expect(await refused({ password: 'short' })).toEqual([400, ['password']]);
  expect(await refused({ name: ' ' })).toEqual([400, ['name']]);
  expect(await app.fingerprint()).toEqual(before);
});

test('a suspended operator is out at once: sessions, sign-in, links and mails; and in again when active', async () => {
  const { id, email } = await add();
  const theirs = await sessionOf(id);
  expect(await statusAs(theirs)).toBe(200);
  expect((await set(id, 'suspended')).body).toMatchObject({ data: { id, status: 'suspended' } });
  expect(await statusAs(theirs)).toBe(401);
  expect(await signIn(email)).toMatchObject({ status: 403, body: { message: 'Your account is suspended' } });
  expect((await signIn(email, 'Wrong#2026pass')).status).toBe(401);
  await app.ok(forgotSuperAdmin, { body: { email } });
  const facts = { kind: 'broker_pending', title: 'x', message: 'x', link: '/superadmin/brokers' } as const;
  await app.db.asSystem((tx) => notifyOperator(tx, facts));
  const mails = await app.mailsSent();
  expect([mails.some(({ to }) => to === app.operator.email), mails.some(({ to }) => to === email)]).toEqual([
    true,
    false,
  ]);
  expect((await set(id, 'active')).status).toBe(200);
  expect([await statusAs(theirs), (await signIn(email)).status]).toEqual([401, 200]);
});

test('the last active operator cannot be suspended, also when all are suspended at once', async () => {
  const others = await Promise.all([add(), add(), add()]);
  for (const { id } of await app.db.asOwner((tx) => tx.select().from(operators))) {
    if (id !== app.operator.id && others.every((one) => one.id !== id)) await set(id, 'suspended');
  }
  const ids = [app.operator.id, ...others.map(({ id }) => id)];
  const sessions = await Promise.all(ids.map(sessionOf));
  const answers = await app.atOnce(ids.length, (nth) => set(ids[nth] ?? 0, 'suspended', sessions.at(nth - 1)));
  const left = await app.db.asOwner((tx) => tx.select().from(operators).where(eq(operators.status, 'active')));
  expect(left.length).toBeGreaterThanOrEqual(1);
  expect(answers.filter(({ status }) => status === 200).length).toBe(ids.length - left.length);
  const [last] = left;
  const by = await sessionOf(last?.id ?? 0);
  for (const { id } of left.slice(1)) await set(id, 'suspended', by);
  expect(await set(last?.id ?? 0, 'suspended', by)).toMatchObject({
    status: 409,
    body: { message: 'This is the last active operator and cannot be suspended' },
  });
  expect((await set(last?.id ?? 0, 'active', by)).status).toBe(200);
  expect((await set(app.operator.id, 'active', by)).status).toBe(200);
});

test('there are at most so many operators', async () => {
  const by = await sessionOf(app.operator.id);
  await app.db.asOwner((tx) =>
    tx
      .insert(operators)
      .values(Array.from({ length: OPERATORS_MAX }, (_, nth) => ({ fullName: 'x', email: `many${nth}@test.example` }))),
  );
  const body = { name: 'Farhan', email: 'one.more@test.example', password: PASSWORD };
  expect((await app.ask(createOperator, { token: by, body })).status).toBe(409);
});
