import { sql } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { signupBroker, signupUser } from '#contract/auth.ts';
import { signupCodes } from '../db/schema/accounts.ts';
import { loginAttempts } from '../db/schema/platform.ts';
import { fillHashingPool } from '../testing/fullPool.ts';
import { refusal, startSignups } from '../testing/startSignups.ts';
import type { Answered } from '../testing/startTestApp.ts';

const signups = await startSignups();
const { app, sent, somebody, ask, begin, age } = signups;
afterAll(() => app.close());
beforeEach(() => signups.calm());

const address = (nth: number) => `10.2.${nth}.1`;

const setCount = (key: string, failures: number) =>
  app.db.asSystem((tx) =>
    tx
      .insert(loginAttempts)
      .values({ key, failures })
      .onConflictDoUpdate({ target: loginAttempts.key, set: { failures, lastAt: sql`now()` } }),
  );

test('a phone gets five codes per hour, in every notation and for every caller', async () => {
  const { phone } = somebody();
  const digits = phone.replace(' ', '');
  const written = [phone, `0${digits}`, `+91 ${digits}`, `91${digits}`, digits];
  const endpoints = [signupUser, signupBroker];
  for (const [nth, typed] of written.entries()) {
    expect((await ask({ ...somebody(), phone: typed }, endpoints[nth % 2])).status).toBe(202);
  }
  const held = await ask({ ...somebody(), phone });
  expect(held.status).toBe(429);
  expect(held.text).toMatch(/Too many codes were sent to this phone\. Please try again in \d+ minutes\./);
  expect(Number(held.headers['retry-after'])).toBeGreaterThan(3_500);
  expect(sent).toHaveLength(5);
  await age(3_600);
  expect((await ask({ ...somebody(), phone })).status).toBe(202);
});

test('an address waits after twenty rejected calls, others do not, and a right code is still accepted', async () => {
  const from = '192.0.2.7';
  const person = somebody();
  const whole = await begin(person, undefined, from);
  const guess = { ...somebody(), otpId: 'nobodys', otpCode: '1' };
  for (let calls = 0; calls < 20; calls += 1) expect((await ask(guess, signupUser, from)).status).toBe(400);
  for (const body of [somebody(), guess]) {
    const held = await ask(body, signupUser, from);
    expect(held.status).toBe(429);
    expect(Number(held.headers['retry-after'])).toBeGreaterThan(0);
  }
  expect((await ask(somebody(), signupUser, '192.0.2.8')).status).toBe(202);
  expect((await ask(whole, signupUser, from)).status).toBe(201);
});

test('any number of people behind one address can sign up; sixty unused codes are its limit', async () => {
  const from = '192.0.2.9';
  for (let nth = 0; nth < 22; nth += 1) {
    expect((await ask(await begin(somebody(), undefined, from), signupUser, from)).status).toBe(201);
  }
  const counts = await app.db.asSystem((tx) => tx.select().from(loginAttempts));
  expect(counts.filter(({ failures }) => failures > 0)).toEqual([]);
  await setCount(`begun:${from}`, 59);
  const whole = await begin(somebody(), undefined, from);
  const held = await ask(somebody(), signupUser, from);
  expect([held.status, Number(held.headers['retry-after']) <= 15]).toEqual([429, true]);
  expect((await ask(whole, signupUser, from)).status).toBe(201);
  expect((await ask(somebody(), signupUser, from)).status).toBe(202);
});

const statusesOf = async (times: number, from: (nth: number) => string, phone: (nth: number) => string) => {
  const answers: Answered[] = [];
  // Not all at once: the hash queue would refuse them.
  for (let first = 0; first < times; first += 30) {
    const some = Math.min(30, times - first);
    answers.push(
      ...(await app.atOnce(some, (at) =>
        ask({ ...somebody(), phone: phone(first + at) }, signupUser, from(first + at)),
      )),
    );
  }
  return { sent: answers.filter(({ status }) => status === 202).length, answers };
};
/** Phones of different prefixes. */
const anywhere = (nth: number) => `97${String(nth).padStart(4, '0')}0000`;

test('an address gets thirty codes in a minute, and more after it', async () => {
  const { sent: number, answers } = await statusesOf(60, () => '192.0.2.12', anywhere);
  expect(number).toBe(30);
  const held = answers.find(({ status }) => status === 429);
  expect(held?.text).toMatch(/Too many codes were requested\. Please try again in \d+ minute/);
  expect(Number(held?.headers['retry-after'])).toBeLessThanOrEqual(60);
  await age(60);
  expect((await ask(somebody(), signupUser, '192.0.2.12')).status).toBe(202);
});

test.each([
  ['a /48 of IPv6 counts as one address', 60, 30, (nth: number) => `2001:db8:9:${nth.toString(16)}::1`, anywhere],
  ['the addresses of a /24 get 120 codes in 15 minutes', 140, 120, (nth: number) => `198.51.100.${nth}`, anywhere],
  ['200 codes an hour go to numbers with one prefix', 210, 200, address, (nth: number) => `9829055${nth + 100}`],
])('%s', { timeout: 60_000 }, async (_, asked, granted, from, phone) => {
  await age(24 * 3_600);
  expect((await statusesOf(asked, from, phone)).sent).toBe(granted);
});

test('the whole platform sends 2,000 codes an hour', async () => {
  await age(24 * 3_600);
  const rows = Array.from({ length: 2_000 }, (_, nth) => ({
    id: `flood ${nth}`,
    boundHash: '',
    codeHash: '',
    phone: anywhere(nth),
  }));
  await app.db.asSystem((tx) => tx.insert(signupCodes).values(rows));
  expect((await ask(somebody())).status).toBe(429);
  await age(3_600);
  expect((await ask(somebody())).status).toBe(202);
});

test('an address cannot ask for long which emails are in use', async () => {
  const body = somebody();
  expect((await ask(await begin(body))).status).toBe(201);
  const answers = await app.atOnce(60, () => ask(body, signupUser, '192.0.2.13'));
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(20);
});

test('an address that has to wait causes no hashing, with or without a key', async () => {
  const from = '192.0.2.10';
  const keyed = (body: unknown, key: string) =>
    app.ask(signupUser, { body, headers: { 'idempotency-key': key, 'x-forwarded-for': from } });
  const person = somebody();
  const first = await keyed(person, 'known');
  await setCount(`signup:${from}`, 20);
  const end = fillHashingPool();
  // Any hashing would cause a 503.
  expect((await keyed(somebody(), 'unknown')).status).toBe(429);
  expect((await ask(somebody(), signupUser, from)).status).toBe(429);
  await end();
  expect([first.status, (await keyed(person, 'known')).text]).toEqual([202, first.text]);
});

test('the digest of a body with a password is in the hash queue, too: 503 when it is full', async () => {
  const end = fillHashingPool();
  const headers = { 'idempotency-key': 'busy', 'x-forwarded-for': '192.0.2.11' };
  const person = somebody();
  const { status } = await app.ask(signupUser, { body: person, headers });
  await end();
  expect([status, sent.length]).toEqual([503, 0]);
  expect((await app.ask(signupUser, { body: person, headers })).status).toBe(202);
});

test('codes are sent to Indian numbers of ten digits only, in every notation', async () => {
  const message = 'Please enter an Indian mobile number with 10 digits: the code is sent to it';
  for (const phone of ['98290 111122', '+1 415 555 2671', '9829011']) {
    const { status, body } = await ask({ ...somebody(), phone });
    expect([phone, status, body]).toEqual([phone, 400, refusal(message, 'phone')]);
  }
  expect((await ask({ ...somebody(), phone: '+91 +91 98290 71116' })).status).toBe(202);
  expect(sent).toMatchObject([{ phone: '+919829071116' }]);
});
