import { eq, sql } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { afterAll, expect, test } from 'vitest';
import { loginSuperAdmin, whoami } from '#contract/auth.ts';
import { listBrokers } from '#contract/brokers.ts';
import { beginTwoFactor, confirmTwoFactor, getTwoFactor } from '#contract/secondStep.ts';
import { operators } from '../db/schema/accounts.ts';
import { audit } from '../db/schema/platform.ts';
import { SECOND_STEP_GRACE_DAYS } from '../limits/accounts.ts';
import { PASSWORD, startTestApp } from '../testing/startTestApp.ts';
import { resetSecondStep } from './resetSecondStep.ts';

const app = await startTestApp({ settings: { REQUIRE_SECOND_FACTOR: 'on' } });
afterAll(() => app.close());

const { email } = app.operator;
const signIn = () => app.ask(loginSuperAdmin, { body: { email, password: PASSWORD } });
const codeNow = (secret: string) => new TOTP({ secret: Secret.fromBase32(secret) }).generate();

test('an operator has a week for the second step, then only the own account, and everything again once it is on', async () => {
  const { token } = await app.ok(loginSuperAdmin, { body: { email, password: PASSWORD } });
  const { data: before } = await app.ok(getTwoFactor, { token });
  const left = Date.parse(before.required_by ?? '') - Date.now();
  expect(before).toMatchObject({ on: false, recovery_codes_left: 0 });
  expect(Math.ceil(left / 86_400_000)).toBe(SECOND_STEP_GRACE_DAYS);
  expect((await app.ask(listBrokers, { token })).status).toBe(200);

  // A later sign-in does not restart the grace period.
  await app.db.asOwner((tx) => tx.update(operators).set({ firstLoginAt: sql`now() - interval '8 days'` }));
  expect((await signIn()).status).toBe(200);
  const refused = { status: 403, body: { message: expect.any(String), code: 'second_factor_required' } };
  expect(await app.ask(listBrokers, { token })).toMatchObject(refused);
  expect((await app.ask(whoami, { token })).status).toBe(200);
  const { token: broker } = await app.addBroker();
  expect((await app.ok(getTwoFactor, { token: broker })).data.required_by).toBeNull();

  const { secret } = (await app.ok(beginTwoFactor, { token })).data;
  expect(await app.ask(listBrokers, { token }), 'only begun').toMatchObject(refused);
  await app.ok(confirmTwoFactor, { token, body: { otp: codeNow(secret) } });
  expect((await app.ok(getTwoFactor, { token })).data).toEqual({
    on: true,
    recovery_codes_left: 10,
    required_by: null,
  });
  expect((await app.ask(listBrokers, { token })).status).toBe(200);
});

test('the command takes away the second step of an operator or a broker who lost it, and tells the owner', async () => {
  expect(await signIn()).toMatchObject({ status: 401, body: { code: 'second_factor' } });
  await app.mailsSent();
  expect(await resetSecondStep(app.db, 'operator', email.toUpperCase())).toMatchObject({ done: true });
  expect((await signIn()).status).toBe(200);
  expect(await app.mailsSent()).toContainEqual(expect.objectContaining({ kind: 'second_step_off', to: email }));
  const reset = eq(audit.action, 'second_step.reset');
  expect(await app.db.asOperator((tx) => tx.$count(audit, reset))).toBe(1);
  expect(await resetSecondStep(app.db, 'operator', email)).toEqual({
    done: false,
    words: `${email} has no second step`,
  });
  expect(await resetSecondStep(app.db, 'operator', 'nobody@test.example')).toMatchObject({ done: false });
  const { email: asha, token } = await app.addBroker();
  const { secret } = (await app.ok(beginTwoFactor, { token })).data;
  await app.ok(confirmTwoFactor, { token, body: { otp: codeNow(secret) } });
  expect(await resetSecondStep(app.db, 'operator', asha)).toMatchObject({ done: false });
  expect(await resetSecondStep(app.db, 'broker', asha)).toMatchObject({ done: true });
});
