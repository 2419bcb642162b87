import { afterAll, expect, test } from 'vitest';
import { loginBroker, signupBroker, signupUser, updateBrokerProfile } from '#contract/auth.ts';
import { createBroker, updateBroker } from '#contract/brokers.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { createAdminLead, createBrokerLead, updateAdminLead, updateBrokerLead } from '#contract/leads/endpoints.ts';
import { addMedia, addVideo, createProperty } from '#contract/properties/endpoints.ts';
import { sendEnquiry } from '#contract/sites.ts';
import { publishSite } from '#contract/templates.ts';
import { createBrokerUser, updateBrokerUser } from '#contract/users.ts';
import { loginAttempts } from '../db/schema/platform.ts';
import { PLANTED, withPlanted } from '../testing/plantedFields.ts';
import { formOf, PASSWORD, type Sent, startTestApp } from '../testing/startTestApp.ts';
import { rowsSince, type StoredRow, storedRows } from '../testing/storedRows.ts';
import { type Actor, setUpTwoTenants } from '../testing/twoTenants.ts';
import { validInput } from '../testing/validInput.ts';

type Fields = Readonly<Record<string, unknown>>;

const app = await startTestApp({ settings: { OTP_SENDER: 'off' } });
const { actors } = await setUpTwoTenants(app);
afterAll(() => app.close());

interface Write {
  readonly endpoint: Endpoint;
  readonly by: 'operator' | 'brokerA';
  readonly params?: (actor: Actor) => Fields;
  readonly body: (actor: Actor, nth: number) => Fields;
  /** Prepares the state so that the write changes something each time. */
  readonly first?: (actor: Actor) => Promise<unknown>;
}

const lead = { full_name: 'Kiran Rao', email: 'kiran@test.example', phone: '098765 43210' };
const signupBody = (_: Actor, nth: number) => ({ ...lead, email: `kiran-${nth}@test.example`, password: PASSWORD });
const forgetAttempts = () => app.db.asSystem((tx) => tx.delete(loginAttempts));
const ofLead = ({ own }: Actor) => ({ id: own.leadId });
const ofProperty = ({ own }: Actor) => ({ id: own.propertyId });
const asBefore = (endpoint: typeof updateAdminLead | typeof updateBrokerLead) => (actor: Actor) =>
  app.ok(endpoint, sentBy(actor, { params: ofLead(actor), body: { message: 'To be called back' } }));
const sentBy = ({ credentials: [authorization = ''] }: Actor, sent: Sent): Sent => ({
  ...sent,
  headers: { authorization },
});

const writes: readonly Write[] = [
  { endpoint: loginBroker, by: 'brokerA', body: ({ own }) => ({ email: own.email, password: PASSWORD }) },
  { endpoint: signupUser, by: 'brokerA', body: signupBody, first: forgetAttempts },
  { endpoint: signupBroker, by: 'brokerA', body: signupBody, first: forgetAttempts },
  {
    endpoint: createBroker,
    by: 'operator',
    body: (_, nth) => ({ full_name: 'Asha', email: `asha-${nth}@test.example`, password: PASSWORD }),
  },
  {
    endpoint: updateBroker,
    by: 'operator',
    params: ({ own }) => ({ id: own.brokerId }),
    body: ({ own }) => ({ full_name: 'Renamed', email: own.email, status: 'active' }),
  },
  { endpoint: createAdminLead, by: 'operator', body: () => lead },
  {
    endpoint: updateAdminLead,
    by: 'operator',
    params: ofLead,
    body: () => ({ message: 'Called back' }),
    first: asBefore(updateAdminLead),
  },
  { endpoint: createBrokerLead, by: 'brokerA', body: () => lead },
  {
    endpoint: updateBrokerLead,
    by: 'brokerA',
    params: ofLead,
    body: () => ({ message: 'Called back' }),
    first: asBefore(updateBrokerLead),
  },
  {
    endpoint: createBrokerUser,
    by: 'brokerA',
    body: (_, nth) => ({ full_name: 'Asha', email: `asha-${nth}@test.example`, password: PASSWORD }),
  },
  {
    endpoint: updateBrokerUser,
    by: 'brokerA',
    params: ({ own }) => ({ id: own.userId }),
    body: ({ own }) => ({ full_name: 'Renamed', email: own.userEmail, photo: null, status: 'active' }),
  },
  {
    endpoint: updateBrokerProfile,
    by: 'brokerA',
    body: ({ own }) => ({ full_name: 'Renamed', email: own.email, license_no: 'RAJ/P/2026/0417' }),
  },
  { endpoint: createProperty, by: 'brokerA', body: () => validInput(createProperty.body) },
  { endpoint: createProperty, by: 'brokerA', body: () => ({ basic: {}, features: {} }) },
  { endpoint: addMedia, by: 'brokerA', params: ofProperty, body: () => ({ media_type: 'image', category: 'kitchen' }) },
  { endpoint: addVideo, by: 'brokerA', params: ofProperty, body: () => ({ url: 'dQw4w9WgXcQ', category: 'video' }) },
  {
    endpoint: publishSite,
    by: 'brokerA',
    body: () => ({ template: 'luxury' }),
    first: (actor) => app.ok(publishSite, sentBy(actor, { body: { template: 'modern' } })),
  },
  {
    endpoint: sendEnquiry,
    by: 'brokerA',
    params: ({ own }) => ({ slug: own.slug }),
    // A different person each time, because the same person's enquiry would join the first lead.
    body: (_, nth) => ({ full_name: 'Neha', phone: `555012042${nth}`, consent: true }),
  },
];

// Fields that differ between any two writes: ids, times, random values and counts.
const VARYING =
  /^(id|request_id|object_id|account_id|property_id|lead_id|\w+_at|at|expires_at|password_hash|token_hash|phone_e164|position|failures)$/;

const comparable = (rows: readonly StoredRow[], nth: number) =>
  rows
    // The database writes these by itself.
    .filter(({ table }) => !/^(?:search_homes|home_changes|report_\w+)$/.test(table))
    .map((row) => {
      // The actor of a signup is the new account itself.
      const isOwn = (name: string) => name === 'actor_id' && row.action === 'account.signed_up';
      const comparableFields = Object.entries(row).filter(([name]) => !VARYING.test(name) && !isOwn(name));
      return JSON.stringify(Object.fromEntries(comparableFields))
        .replaceAll(`-${nth}@`, '@')
        .replaceAll(`042${nth}`, '042')
        .replace(/\/crm\/\d+/g, '/crm')
        .replace(/"(ids)":\[[\d,]+\]/g, '"$1":[]')
        .replace(/[\da-f]{32}/g, 'picture');
    })
    .toSorted();

const written = async ({ endpoint, by, params, body, first }: Write, nth: number, extras: boolean) => {
  const actor = actors[by];
  await first?.(actor);
  const isForm = endpoint.encoding === 'multipart';
  const plain = body(actor, nth);
  const fields =
    extras && endpoint.body
      ? withPlanted(endpoint.body, plain, { otherBrokerId: actor.other.brokerId, deep: !isForm })
      : plain;
  const texts = Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, String(value)]));
  const file = endpoint.file && { name: endpoint.file.name, bytes: actor.own.picture };
  const before = await storedRows(app.db);
  await app.ok(endpoint, sentBy(actor, { params: params?.(actor), body: isForm ? formOf(texts, file) : fields }));
  return rowsSince(app.db, before);
};

test.each(writes.map((write) => [write.endpoint.summary, write] as const))(
  '%s ignores undeclared fields, in every table',
  async (_summary, write) => {
    const plain = await written(write, 1, false);
    const bent = await written(write, 2, true);
    expect(plain.length).toBeGreaterThan(0);
    expect(comparable(bent, 2)).toEqual(comparable(plain, 1));
    expect(JSON.stringify(bent)).not.toMatch(PLANTED);
    expect(['role', 'status', 'brokerId'].filter((name) => name in Object.prototype)).toEqual([]);
  },
);

test('a form with a field such as `__proto__` is refused', async () => {
  const before = await app.fingerprint();
  for (const name of ['__proto__', 'constructor', 'prototype', '__proto__.role', 'toString']) {
    const body = formOf({
      full_name: 'Asha',
      email: 'reach@test.example',
      password: PASSWORD,
      status: 'wrong',
      [name]: 'x',
    });
    const { status } = await app.ask(createBroker, sentBy(actors.operator, { body }));
    expect(status, name).toBe(400);
  }
  expect(await app.fingerprint()).toEqual(before);
});
