import { eq } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { afterAll, expect, test } from 'vitest';
import { loginBroker, loginSuperAdmin } from '#contract/auth.ts';
import { listBrokers } from '#contract/brokers.ts';
import { listBrokerLeads } from '#contract/leads/endpoints.ts';
import { beginTwoFactor, confirmTwoFactor, getTwoFactor } from '#contract/secondStep.ts';
import { defaultSettings, getSettings, updateSettings } from '#contract/settings.ts';
import { audit } from '../db/schema/platform.ts';
import { PASSWORD, startTestApp } from '../testing/startTestApp.ts';

const app = await startTestApp({ settings: { AUDIT_DAYS: '90' } });
afterAll(() => app.close());

const { token } = app.operator;
const change = (body: object) => app.ask(updateSettings, { token, body });
const changes = () =>
  app.db.asOwner(async (tx) => {
    const rows = await tx.select().from(audit).where(eq(audit.action, 'settings.changed')).orderBy(audit.id);
    return rows.map(({ detail }) => detail);
  });

test('any part of the settings changes, unknown fields count for nothing, and the trail has the old and the new value', async () => {
  const before = { ...defaultSettings, audit_days: 90 };
  expect((await app.ok(getSettings, { token })).data).toEqual(before);
  const first = { support_phone: '+91 55501 00100', closed_lead_days: 730 };
  expect((await change({ ...first, colour: 'red' })).body).toEqual({ data: { ...before, ...first } });
  const second = { closed_lead_days: null, audit_days: 365, support_phone: first.support_phone };
  expect((await change(second)).body).toEqual({ data: { ...before, ...second } });
  expect(await changes()).toEqual([
    { setting: 'support_phone', from: defaultSettings.support_phone, to: first.support_phone },
    { setting: 'closed_lead_days', from: 'null', to: '730' },
    { setting: 'closed_lead_days', from: '730', to: 'null' },
    { setting: 'audit_days', from: '90', to: '365' },
  ]);
});

test.each([
  ['support_phone', ''],
  ['support_phone', null],
  ['support_email', 'namaste'],
  ['closed_lead_days', 29],
  ['audit_days', 29],
  ['audit_days', null],
  ['audit_days', 3_651],
  ['require_second_factor', 'yes'],
])('%s cannot be %j', async (name, value) => {
  const answer = await change({ moderation: 'on', [name]: value });
  expect(answer).toMatchObject({ status: 400, body: { errors: { [name]: expect.any(String) } } });
  expect((await app.ok(getSettings, { token })).data.moderation, 'nothing of it').toBe('off');
});

test('a second step is required of operators and brokers from their next sign-in on', async () => {
  const broker = await app.addBroker();
  await change({ require_second_factor: true });
  expect((await app.ask(listBrokers, { token })).status, 'signed in before').toBe(200);
  const { token: operators } = await app.ok(loginSuperAdmin, {
    body: { email: app.operator.email, password: PASSWORD },
  });
  const refused = { status: 403, body: { message: expect.any(String), code: 'second_factor_required' } };
  expect(await app.ask(listBrokers, { token: operators })).toMatchObject(refused);
  const { token: hers } = await app.ok(loginBroker, { body: { email: broker.email, password: PASSWORD } });
  expect(await app.ask(listBrokerLeads, { token: hers })).toMatchObject(refused);
  expect(Date.parse((await app.ok(getTwoFactor, { token: hers })).data.required_by ?? '')).toBeLessThanOrEqual(
    Date.now(),
  );

  const { secret } = (await app.ok(beginTwoFactor, { token: hers })).data;
  const otp = new TOTP({ secret: Secret.fromBase32(secret) }).generate();
  await app.ok(confirmTwoFactor, { token: hers, body: { otp } });
  expect((await app.ok(getTwoFactor, { token: hers })).data.required_by).toBeNull();
  expect((await app.ask(listBrokerLeads, { token: hers })).status).toBe(200);
  await change({ require_second_factor: false });
  expect((await app.ask(listBrokers, { token: operators })).status).toBe(200);
});
