import { createHash } from 'node:crypto';
import { desc, sql } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { changePassword, confirmEmail, forgotBroker, resetPassword } from '#contract/account.ts';
import { loginBroker, loginSuperAdmin, updateBrokerProfile, updateSuperAdminProfile, whoami } from '#contract/auth.ts';
import { updateBroker } from '#contract/brokers.ts';
import { listMails, sendMailAgain } from '#contract/mails.ts';
import { emailChanges } from '../db/schema/accounts.ts';
import { jobs } from '../db/schema/jobs.ts';
import { audit, loginAttempts } from '../db/schema/platform.ts';
import { formOf, PASSWORD, startTestApp, type TestApp } from '../testing/startTestApp.ts';

const app = await startTestApp();
const production = { NODE_ENV: 'production', DATABASE_URL: 'postgres://unused', OTP_SENDER: 'off' };
const mailOff = await startTestApp({ settings: production });
afterAll(() => Promise.all([app.close(), mailOff.close()]));
beforeEach(() => app.db.asOwner((tx) => tx.delete(loginAttempts)));

const DEAD = '{"message":"This link does not work any more. Please ask for a new one."}';

type Broker = Awaited<ReturnType<TestApp['addBroker']>>;

const set = (broker: Broker, email: string) =>
  app.ask(updateBrokerProfile, { token: broker.token, body: { full_name: broker.fullName, email } });
const tokenIn = (text = '') => /https:\/\/nivaas\.test\/auth\/email\?token=([\w-]+)/.exec(text)?.[1] ?? '';
/** Requests a change of email, and returns the token of the link mailed to the new address. */
const linkFor = async (broker: Broker, email: string) => {
  expect((await set(broker, email)).status).toBe(200);
  return tokenIn((await app.mailsSent()).find(({ kind, to }) => kind === 'email_confirm' && to === email)?.text);
};
const confirm = (token: string) => app.ask(confirmEmail, { body: { token } });
const profileOf = async ({ token }: { token: string }) => (await app.ok(whoami, { token })).data;
const signIn = async (email: string) => (await app.ask(loginBroker, { body: { email, password: PASSWORD } })).status;

test('a new email counts once its link is used; the former one is told twice, and no longer signs in', async () => {
  const broker = await app.addBroker();
  const email = 'New.Address@test.example';
  const { body } = await set(broker, email);
  expect(body).toMatchObject({ data: { email: broker.email, pending_email: email } });
  const mails = await app.mailsSent();
  expect(mails.map(({ kind, to }) => [kind, to]).toSorted()).toEqual([
    ['email_asked', broker.email],
    ['email_confirm', email],
  ]);
  expect([await signIn(email), await signIn(broker.email)]).toEqual([401, 200]);
  const token = tokenIn(mails.find(({ kind }) => kind === 'email_confirm')?.text);
  expect(token).toMatch(/^[\w-]{43}$/);
  expect(await app.ok(confirmEmail, { body: { token } })).toEqual({ data: { role: 'broker', email } });
  expect(await profileOf(broker)).toMatchObject({ email, pending_email: null });
  expect([await signIn(email), await signIn(broker.email)]).toEqual([200, 401]);
  expect((await app.mailsSent()).map(({ kind, to }) => [kind, to])).toContainEqual(['email_changed', broker.email]);
  expect(await confirm(token)).toMatchObject({ status: 400, text: DEAD });
});

test('the operator’s email waits likewise, also when it comes with a photo’s form', async () => {
  const { email: former, token } = app.operator;
  const email = 'meera.new@test.example';
  const { data } = await app.ok(updateSuperAdminProfile, { token, body: { full_name: 'Meera', email } });
  expect(data).toMatchObject({ email: former, pending_email: email });
  await app.ok(updateSuperAdminProfile, { token, body: formOf({ full_name: 'Meera', email: former }) });
  expect(await profileOf(app.operator)).toMatchObject({ email: former, pending_email: email });
  const link = tokenIn((await app.mailsSent()).find(({ kind }) => kind === 'email_confirm')?.text);
  await app.ok(confirmEmail, { body: { token: link } });
  await app.ok(loginSuperAdmin, { body: { email, password: PASSWORD } });
});

test('a link is dead when it is unknown, expired, replaced by another change, or older than a new password or email', async () => {
  const broker = await app.addBroker();
  const replaced = await linkFor(broker, 'first@test.example');
  const beforePassword = await linkFor(broker, 'second@test.example');
  await app.ok(changePassword, { token: broker.token, body: { current: PASSWORD, password: PASSWORD } });
  expect(await profileOf(broker)).toMatchObject({ email: broker.email, pending_email: null });
  const beforeOperator = await linkFor(broker, 'third@test.example');
  const fields = formOf({ full_name: broker.fullName, email: 'given@test.example' });
  await app.ok(updateBroker, { token: app.operator.token, params: { id: broker.id }, body: fields });
  expect(await profileOf(broker)).toMatchObject({ email: 'given@test.example', pending_email: null });
  const expired = await linkFor(broker, 'fourth@test.example');
  await app.db.asOwner((tx) => tx.update(emailChanges).set({ expiresAt: sql`now()` }));
  expect(await profileOf(broker)).toMatchObject({ pending_email: null });
  for (const dead of [replaced, beforePassword, beforeOperator, expired, 'A'.repeat(43), 'x', '{}']) {
    expect(await confirm(dead)).toMatchObject({ status: 400, text: DEAD });
  }
  const suspended = await app.addBroker();
  const link = await linkFor(suspended, 'suspended@test.example');
  const status = formOf({ full_name: suspended.fullName, email: suspended.email, status: 'suspended' });
  await app.ok(updateBroker, { token: app.operator.token, params: { id: suspended.id }, body: status });
  expect(await confirm(link)).toMatchObject({ status: 400, text: DEAD });
});

test('a link works once, also when it is used many times at once, and ends links that were sent to the former email', async () => {
  const broker = await app.addBroker();
  await app.ok(forgotBroker, { body: { email: broker.email } });
  const [reset] = await app.mailsSent();
  const token = await linkFor(broker, 'once@test.example');
  const statuses = (await app.atOnce(8, () => confirm(token))).map(({ status }) => status);
  expect(statuses.toSorted()).toEqual([200, ...Array.from({ length: 7 }, () => 400)]);
  const useReset = (mail?: { text: string }) => {
    const older = /token=([\w-]+)/.exec(mail?.text ?? '')?.[1];
    return app.ask(resetPassword, { body: { token: older, password: 'Udaipur#2026lake' } });
  };
  expect((await useReset(reset)).status).toBe(400);
  // An email change by the operator ends them as well.
  await app.ok(forgotBroker, { body: { email: 'once@test.example' } });
  const mailed = (await app.mailsSent()).find(({ kind }) => kind === 'reset');
  const body = formOf({ full_name: broker.fullName, email: 'given.once@test.example' });
  await app.ok(updateBroker, { token: app.operator.token, params: { id: broker.id }, body });
  expect((await useReset(mailed)).status).toBe(400);
});

test('a mail that is sent again has a link of its own; both work until one is used', async () => {
  const broker = await app.addBroker();
  const first = await linkFor(broker, 'again@test.example');
  const { token } = app.operator;
  const mail = (await app.ok(listMails, { token })).data.find(({ kind }) => kind === 'email_confirm');
  await app.ok(sendMailAgain, { token, params: { id: mail?.id } });
  const second = tokenIn((await app.mailsSent())[0]?.text);
  expect(second).not.toBe(first);
  expect([(await confirm(first)).status, (await confirm(second)).status]).toEqual([200, 400]);
});

test('an email that somebody has is a 409 when it is asked for, and when it is confirmed; nobody holds one by waiting', async () => {
  const [one, other, third] = [await app.addBroker(), await app.addBroker(), await app.addBroker()];
  expect(await set(one, other.email.toUpperCase())).toMatchObject({
    status: 409,
    body: { errors: { email: 'This email is already in use' } },
  });
  expect(await profileOf(one)).toMatchObject({ pending_email: null });
  const [slow, fast] = [await linkFor(one, 'both@test.example'), await linkFor(third, 'both@test.example')];
  expect((await confirm(fast)).status).toBe(200);
  expect((await confirm(slow)).status).toBe(409);
  expect(await profileOf(one)).toMatchObject({ email: one.email });
});

test('nobody is mailed often: links to one email are a 429 after three, whoever asks', async () => {
  const statuses = [];
  for (let nth = 0; nth < 4; nth += 1) statuses.push((await set(await app.addBroker(), 'calm@test.example')).status);
  expect(statuses).toEqual([200, 200, 200, 429]);
  await app.mailsSent();
});

test('only a hash of the token is stored; neither jobs, subjects nor the audit trail hold it', async () => {
  const broker = await app.addBroker();
  expect((await set(broker, 'secret@test.example')).status).toBe(200);
  const mails = await app.mailsSent();
  const token = tokenIn(mails.find(({ kind }) => kind === 'email_confirm')?.text);
  const [stored] = await app.db.asOwner((tx) =>
    tx.select().from(emailChanges).orderBy(desc(emailChanges.createdAt)).limit(1),
  );
  expect(stored?.tokenHashes).toEqual([createHash('sha256').update(token).digest('hex')]);
  const kept = await app.db.asOwner(async (tx) => [await tx.select().from(jobs), await tx.select().from(audit)]);
  expect(JSON.stringify([kept, mails.map(({ subject }) => subject)])).not.toContain(token);
});

test('where mail is off, a new email counts at once', async () => {
  const broker = await mailOff.addBroker();
  const body = { full_name: broker.fullName, email: 'at.once@test.example' };
  const { data } = await mailOff.ok(updateBrokerProfile, { token: broker.token, body });
  expect(data).toMatchObject({ email: 'at.once@test.example', pending_email: null });
  await mailOff.ok(loginBroker, { body: { email: 'at.once@test.example', password: PASSWORD } });
});

test('where mail is off, who asks for a new password is told', async () => {
  const answer = await mailOff.ok(forgotBroker, { body: { email: 'nobody@test.example' } });
  expect(answer.message).toMatch(/sends no mail/);
});
