import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { loginBroker, loginUser, signupBroker, signupConsent, signupUser, whoami } from '#contract/auth.ts';
import { brokers, users } from '../db/schema/accounts.ts';
import { audit, notifications } from '../db/schema/platform.ts';
import { HttpError } from '../errors.ts';
import { refusal, startSignups } from '../testing/startSignups.ts';
import { storedRows } from '../testing/storedRows.ts';
import { signUp } from './signUp.ts';

const signups = await startSignups();
const { app, sent, gateway, somebody, ask, otpIdIn, lastCode, begin, age } = signups;
afterAll(() => app.close());
beforeEach(() => signups.calm());

const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
const usersWith = (email: string) => app.db.asSystem((tx) => tx.select().from(users).where(eq(users.email, email)));
const accountsOf = async (email: string) => (await usersWith(email)).length;

const EXPIRED = refusal('This code has expired. Please use Resend OTP to get a new one.');
const TOO_MANY = refusal('Too many wrong codes. Please use Resend OTP to get a new one.');
const CHANGED = refusal('Your details changed after this code was sent. Please use Resend OTP to get a new one.');

test('a user signs up with the code that the phone received, and signs in', async () => {
  const person = somebody();
  const whole = await begin(person);
  expect(sent).toEqual([{ phone: `+91${person.phone.replace(' ', '')}`, code: expect.stringMatching(/^\d{6}$/) }]);
  expect(await accountsOf(person.email)).toBe(0);
  const made = await ask(whole);
  expect(made.status).toBe(201);
  const { token, user } = await app.ok(loginUser, { body: person });
  expect(user).toEqual({ name: person.full_name, email: person.email });
  expect((await app.ok(whoami, { token })).data).toMatchObject({ role: 'user', phone: person.phone });
  const [row] = await usersWith(person.email);
  expect(row).toMatchObject({ brokerId: null, phoneE164: sent[0]?.phone });
  const trail = await app.db.asOperator((tx) => tx.select().from(audit));
  expect(trail).toContainEqual(
    expect.objectContaining({ action: 'account.signed_up', actorRole: 'user', objectType: 'user', objectId: row?.id }),
  );
});

test('a broker starts pending with a tenant, may sign in, and the operator is told', async () => {
  const person = somebody();
  expect((await ask(await begin(person, signupBroker), signupBroker)).status).toBe(201);
  const { token } = await app.ok(loginBroker, { body: person });
  const { data } = await app.ok(whoami, { token });
  expect(data.tenantDb).toBe(`tenant_${String(data.id).padStart(6, '0')}`);
  const [row] = await app.db.asSystem((tx) => tx.select().from(brokers).where(eq(brokers.email, person.email)));
  expect(row).toMatchObject({ status: 'pending' });
  const told = await app.db.asOperator((tx) => tx.select().from(notifications));
  expect(told.filter(({ message }) => message.includes(person.full_name))).toMatchObject([
    { title: 'Broker awaiting approval', isRead: false, link: '/superadmin/brokers?status=pending' },
  ]);
  expect((await app.ask(loginUser, { body: person })).status).toBe(401);
});

// contract/rules/signupPassword.test.ts shows all rules.
test.each([
  ['', 'Password must be at least 8 characters long'],
  ['Namaste2026home', 'Password must include a special character'],
  ['Password@123', 'This password is too common. Please choose one that is harder to guess.'],
  [`Aa1#${'x'.repeat(125)}`, 'Password must be at most 128 characters'],
])('the password %j is rejected before any code', async (password, message) => {
  for (const endpoint of [signupUser, signupBroker]) {
    const { status, body } = await ask({ ...somebody(), password }, endpoint);
    expect([status, body]).toEqual([400, refusal(message, 'password')]);
  }
  expect(sent).toEqual([]);
});

test('an email that the same role has, and missing consent, are rejected before any code', async () => {
  const person = { ...somebody(), email: (await app.addUser()).email.toUpperCase() };
  const taken = await ask(person);
  const message = 'This email is already in use. Please log in, or use another one.';
  expect([taken.status, taken.body]).toEqual([409, refusal(message, 'email')]);
  expect(sent).toEqual([]);
  expect((await ask(person, signupBroker)).status).toBe(202);
  expect((await ask({ ...somebody(), consent: false })).status).toBe(400);
});

test('of a hundred concurrent calls with the right code one creates the account', async () => {
  const person = somebody();
  const whole = await begin(person);
  const statuses = (await app.atOnce(100, () => ask(whole))).map(({ status }) => status);
  expect(statuses.filter((status) => status === 201)).toHaveLength(1);
  expect(statuses.filter((status) => status === 400)).toHaveLength(99);
  expect(await accountsOf(person.email)).toBe(1);
  expect((await ask(whole)).body).toEqual(refusal('This code was used already. Please log in.'));
});

test('several servers create one account, and accept five guesses', async () => {
  const [person, other] = [somebody(), somebody()];
  const [whole, guessed] = [await begin(person), await begin(other)];
  const { db, http } = app;
  const caller = { db, send: async () => undefined, role: 'user', repeat: undefined, log: http.log } as const;
  const direct = (body: typeof whole, nth: number) =>
    signUp({ ...caller, body, address: `10.2.0.${nth}` }).then(
      ({ status }) => status,
      (error: unknown) => (error instanceof HttpError ? error.status : 500),
    );
  const statuses = await app.atOnce(6, (nth) => direct(whole, nth));
  expect(statuses.toSorted()).toEqual([201, 400, 400, 400, 400, 400]);
  await app.atOnce(8, (nth) => direct({ ...guessed, otpCode: wrong(guessed.otpCode) }, nth));
  expect((await ask(guessed)).body).toEqual(TOO_MANY);
  expect([await accountsOf(person.email), await accountsOf(other.email)]).toEqual([1, 0]);
});

// To try all of them: GUESSES=10000 npx vitest run server/auth/signUp.db.test.ts
const GUESSES = Number(process.env.GUESSES ?? 100);
const guessing = { timeout: 60_000 + GUESSES * 50 };

test('after five wrong codes not even the right one is accepted', guessing, async () => {
  const person = somebody();
  const whole = await begin(person);
  const replies = new Map<string, number>();
  for (let nth = 1; nth <= GUESSES; nth += 1) {
    const otpCode = String((Number(whole.otpCode) + nth) % 1_000_000).padStart(6, '0');
    const { status, text } = await ask({ ...whole, otpCode });
    expect(status).toBe(400);
    replies.set(text, (replies.get(text) ?? 0) + 1);
  }
  const left = ['4 tries are', '3 tries are', '2 tries are', '1 try is'].map(
    (tries) => `This code is wrong. Please check it: ${tries} left.`,
  );
  const last = 'This code is wrong, for the fifth time. Please use Resend OTP to get a new one.';
  expect([...replies]).toEqual([
    ...[...left, last].map((message) => [JSON.stringify(refusal(message)), 1]),
    [JSON.stringify(TOO_MANY), GUESSES - 5],
  ]);
  expect((await ask(whole)).body).toEqual(TOO_MANY);
  expect(await accountsOf(person.email)).toBe(0);
  const again = await begin(person);
  expect(again.otpId).not.toBe(whole.otpId);
  expect((await ask(again)).status).toBe(201);
});

test('a code is valid only for the exact signup that it was sent for', async () => {
  const person = somebody();
  const whole = await begin(person);
  for (const other of [{ email: 'x@test.example' }, { phone: '98290 99999' }, { full_name: 'Neha' }]) {
    expect((await ask({ ...whole, ...other })).body).toEqual(CHANGED);
  }
  expect((await ask({ ...whole, password: 'Another#2026home' })).body).toEqual(CHANGED);
  expect((await ask(whole)).status).toBe(201);
  const asBroker = await begin(somebody(), signupBroker);
  expect((await ask(asBroker)).body).toEqual(CHANGED);
});

test('a code expires after ten minutes, and an unknown one is rejected', async () => {
  const whole = await begin(somebody());
  await age(590);
  const left = refusal('This code is wrong. Please check it: 4 tries are left.');
  expect((await ask({ ...whole, otpCode: wrong(whole.otpCode) })).body).toEqual(left);
  await age(10);
  const late = await ask(whole);
  expect([late.status, late.body]).toEqual([400, EXPIRED]);
  expect((await ask({ ...whole, otpId: 'nobodys' })).body).toEqual(EXPIRED);
  for (const otpCode of ['1', '1'.repeat(16), '1'.repeat(5_000)]) {
    const { body } = await ask({ ...(await begin(somebody())), otpCode });
    expect(body).toEqual(refusal('This code is wrong. Please check it: 4 tries are left.'));
  }
  const without = refusal('Please enter the code that was sent to your phone');
  expect((await ask({ ...whole, otpCode: ' ' })).body).toEqual(without);
});

test('a resend within 30 seconds sends nothing and keeps the code; a later one sends another', async () => {
  const person = somebody();
  const first = await begin(person);
  expect((await begin(person)).otpId).toBe(first.otpId);
  expect(await Promise.all([ask(person), ask(person)]).then((all) => all.map(otpIdIn))).toEqual([
    first.otpId,
    first.otpId,
  ]);
  expect(sent).toHaveLength(1);
  await age(25);
  expect((await begin(person)).otpId).toBe(first.otpId);
  await age(5);
  const later = await begin(person);
  expect([later.otpId === first.otpId, sent.length]).toEqual([false, 2]);
  expect((await ask(first)).body).toEqual(refusal('A newer code was sent to you. Please enter that one.'));
  expect((await ask(later)).status).toBe(201);
});

test('the consent is stored with the time of the tick, and null without one', async () => {
  const [agreed, silent] = [{ ...somebody(), consent: true }, somebody()];
  const whole = await begin(agreed);
  await age(300);
  expect((await ask(whole)).status).toBe(201);
  const [row] = await usersWith(agreed.email);
  expect(row?.consentVersion).toBe(signupConsent.version);
  expect((row?.createdAt.getTime() ?? 0) - (row?.consentAt?.getTime() ?? 0)).toBeGreaterThanOrEqual(300_000);
  expect((await ask(await begin(silent))).status).toBe(201);
  expect(await usersWith(silent.email)).toMatchObject([{ consentVersion: null, consentAt: null }]);
});

test('a code that could not be sent is deleted: 503, and the next try sends one', async () => {
  gateway.isBroken = true;
  const person = somebody();
  const before = await app.fingerprint();
  const headers = { 'idempotency-key': 'not-sent' };
  for (let times = 0; times < 6; times += 1) {
    const { status, body } = await app.ask(signupUser, { body: person, headers });
    expect([status, body]).toEqual([503, { message: 'The code could not be sent. Please try again in a moment.' }]);
  }
  expect(await app.fingerprint()).toEqual(before);
  gateway.isBroken = false;
  const first = await app.ask(signupUser, { body: person, headers });
  expect((await app.ask(signupUser, { body: person, headers })).text).toBe(first.text);
  expect([otpIdIn(first).length, sent.length]).toEqual([32, 1]);
});

test('a repeat of the last step under its key returns the same response, concurrently and later', async () => {
  const whole = await begin(somebody());
  const keyed = () => app.ask(signupUser, { body: whole, headers: { 'idempotency-key': 'twice' } });
  const responses = [...(await app.atOnce(8, keyed)), await keyed()];
  expect(new Set(responses.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
  expect(responses[0]?.status).toBe(201);
});

test('neither password nor code is stored or returned', async () => {
  const person = { ...somebody(), password: 'Gulmohar!7Lane' };
  const asked = await ask(person);
  const whole = { ...person, otpId: otpIdIn(asked), otpCode: lastCode() };
  const pending = JSON.stringify(await storedRows(app.db));
  const made = await ask(whole);
  const stored = JSON.stringify(await storedRows(app.db));
  for (const text of [asked.text, made.text, pending, stored]) {
    for (const secret of [person.password, `"${whole.otpCode}"`]) expect(text).not.toContain(secret);
  }
});
