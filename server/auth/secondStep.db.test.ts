import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { loginBroker } from '#contract/auth.ts';
import { beginTwoFactor, confirmTwoFactor, disableTwoFactor } from '#contract/secondStep.ts';
import { secondSteps } from '../db/schema/accounts.ts';
import { audit, loginAttempts } from '../db/schema/platform.ts';
import { PASSWORD, startTestApp } from '../testing/startTestApp.ts';

const app = await startTestApp();
afterAll(() => app.close());
beforeEach(() => app.db.asOwner((tx) => tx.delete(loginAttempts)));

const codeOf = (secret: string, secondsOn = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + secondsOn * 1_000 });
const signIn = (email: string, otp?: string, password = PASSWORD) =>
  app.ask(loginBroker, { body: { email, password, ...(otp && { otp }) } });
const settle = async () => {
  const { email, token } = await app.addBroker();
  const { secret, uri } = (await app.ok(beginTwoFactor, { token })).data;
  const { recovery_codes } = (await app.ok(confirmTwoFactor, { token, body: { otp: codeOf(secret) } })).data;
  return { email, token, secret, uri, codes: recovery_codes };
};

test('a code is asked for after the right password only, and works once', async () => {
  const { email, secret, uri, codes } = await settle();
  expect(uri).toMatch(/^otpauth:\/\/totp\/Nivaas/);
  expect(new Set(codes).size).toBe(10);
  expect(await signIn(email)).toMatchObject({ status: 401, body: { code: 'second_factor' } });
  const unknown = await signIn('nobody@test.example');
  expect((await signIn(email, undefined, 'wrong')).text).toBe(unknown.text);
  expect(await signIn(email, codeOf(secret)), 'used to switch it on').toMatchObject({ status: 401 });
  const next = codeOf(secret, 30);
  const answers = await app.atOnce(5, () => signIn(email, next));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
});

test('a recovery code works once, its owner is told, and neither it nor the secret is kept in the trail', async () => {
  const { email, secret, codes } = await settle();
  const [one = ''] = codes;
  expect((await signIn(email, one.toLowerCase())).status).toBe(200);
  expect(await app.mailsSent()).toContainEqual(expect.objectContaining({ kind: 'recovery_code_used', to: email }));
  expect(await signIn(email, one)).toMatchObject({ status: 401, body: { code: 'second_factor' } });
  const rows = JSON.stringify(await app.db.asOwner((tx) => tx.select().from(audit)));
  const steps = JSON.stringify(await app.db.asOwner((tx) => tx.select().from(secondSteps)));
  for (const code of [one, one.replaceAll('-', '')]) expect(rows + steps).not.toContain(code);
  expect(rows).not.toContain(secret);
});

test('five wrong codes throttle, however often the right password is sent between them', async () => {
  const { email, codes } = await settle();
  for (let tries = 0; tries < 5; tries += 1) {
    expect((await signIn(email, '000000')).status).toBe(401);
    if (tries < 4) expect((await signIn(email)).status).toBe(401);
  }
  expect((await signIn(email, codes[0])).status).toBe(429);
});

test('it is switched off with the password', async () => {
  const { email, token } = await settle();
  const wrong = await app.ask(disableTwoFactor, { token, body: { password: 'wrong' } });
  expect(wrong).toMatchObject({ status: 400, body: { errors: { password: expect.any(String) } } });
  expect((await app.ask(beginTwoFactor, { token })).status).toBe(409);
  await app.ok(disableTwoFactor, { token, body: { password: PASSWORD } });
  expect((await signIn(email)).status).toBe(200);
});
