import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import type { Endpoint } from '#contract/endpoint.ts';
import { createBrokerLead } from '#contract/leads/endpoints.ts';
import { addMedia, createProperty } from '#contract/properties/endpoints.ts';
import { getBrokerQuotas, getQuotas, type QuotaName, updateBrokerQuotas } from '#contract/quotas.ts';
import { createBrokerUser } from '#contract/users.ts';
import { brokers } from '../db/schema/accounts.ts';
import { leads } from '../db/schema/leads.ts';
import { audit } from '../db/schema/platform.ts';
import { media } from '../db/schema/properties.ts';
import { photoForm, plainPicture } from '../testing/plainPicture.ts';
import { PASSWORD, startTestApp } from '../testing/startTestApp.ts';

let broker: { id: number; token: string; propertyId: number };
let made = 0;

const app = await startTestApp();
const picture = await plainPicture();
afterAll(() => app.close());
beforeEach(async () => {
  const { id, token } = await app.addBroker({ status: 'pending' });
  const property = await app.ok(createProperty, { token, body: { basic: {}, features: {} } });
  broker = { id, token, propertyId: property.id };
});

const asOwner = (query: ReturnType<typeof sql>) => app.db.asOwner((tx) => tx.execute(query));
const setLimits = (body: Partial<Record<QuotaName, number | null>>) =>
  app.ok(updateBrokerQuotas, { token: app.operator.token, params: { id: broker.id }, body });
const standings = async () => (await app.ok(getQuotas, { token: broker.token })).data;
const approve = () =>
  app.db.asOwner((tx) => tx.update(brokers).set({ status: 'active' }).where(eq(brokers.id, broker.id)));

interface Counted {
  readonly endpoint: Endpoint;
  readonly params?: () => Readonly<Record<string, unknown>>;
  readonly body: (nth: number) => unknown;
  /** Adds rows without using the API. */
  readonly fill: (rows: number) => Promise<unknown>;
  readonly usual: number;
  readonly full: string;
  /** Simultaneous calls. */
  readonly atOnce: number;
}

const emailOf = (nth: number) => `of-${broker.id}-${nth}@test.example`;
const person = (nth: number) => ({ full_name: `Person ${nth}`, email: emailOf(nth), phone: '5550120417' });

const quotas: Readonly<Partial<Record<QuotaName, Counted>>> = {
  properties: {
    endpoint: createProperty,
    body: (nth) => ({ basic: { title: `Home ${nth}` }, features: {} }),
    // One home exists already.
    fill: (rows) =>
      asOwner(sql`insert into properties (broker_id, property_for, building_type, property_type)
        select ${broker.id}::int, 'sell', 'residential', 'flat' from generate_series(2, ${rows}::int)`),
    usual: 20,
    full: 'You have 20 of 20 homes. You can add more once your account is approved.',
    atOnce: 50,
  },
  photos: {
    endpoint: addMedia,
    params: () => ({ id: broker.propertyId }),
    body: () => photoForm(picture),
    // For another home, because each home has its own limit.
    fill: async (rows) => {
      const { id } = await app.ok(createProperty, { token: broker.token, body: { basic: {}, features: {} } });
      return asOwner(sql`insert into media (broker_id, property_id, name, category)
        select ${broker.id}::int, ${id}::int, 'filled' || n, 'exterior' from generate_series(1, ${rows}::int) n`);
    },
    usual: 100,
    full: 'You have 100 of 100 photos. You can add more once your account is approved.',
    atOnce: 10,
  },
  users: {
    endpoint: createBrokerUser,
    body: (nth) => ({ ...person(nth), password: PASSWORD }),
    fill: (rows) =>
      asOwner(sql`insert into users (broker_id, full_name, email)
        select ${broker.id}::int, 'Filled', 'filled-' || n || '-' || ${broker.id}::int || '@test.example'
        from generate_series(1, ${rows}::int) n`),
    usual: 20,
    full: 'You have 20 of 20 users. You can add more once your account is approved.',
    atOnce: 10,
  },
  leads_a_day: {
    endpoint: createBrokerLead,
    body: person,
    fill: (rows) =>
      asOwner(sql`insert into leads (broker_id, full_name, phone, source, status)
        select ${broker.id}::int, 'Filled', '5550120417', 'call', 'new' from generate_series(1, ${rows}::int)`),
    usual: 50,
    full: 'You have added 50 of 50 leads within 24 hours. You can add more once your account is approved.',
    atOnce: 50,
  },
};

const entries = Object.entries(quotas) as [QuotaName, Counted][];

describe.each(entries)('%s', (name, { endpoint, params, body, fill, usual, full, atOnce }) => {
  const add = (nth: number, key?: string) =>
    app.ask(endpoint, {
      token: broker.token,
      params: params?.(),
      body: body(nth),
      headers: key ? { 'idempotency-key': key } : {},
    });
  const next = () => {
    made += 1;
    return made;
  };

  test('with one place left, simultaneous calls add exactly one; the others say how many there are', async () => {
    await fill(usual - 1);
    const answers = await app.atOnce(atOnce, () => add(next()));
    const refused = answers.filter(({ status }) => status !== 201);
    expect(answers.length - refused.length).toBe(1);
    expect(new Set(refused.map(({ status, text }) => `${status} ${text}`))).toEqual(
      new Set([`409 ${JSON.stringify({ message: full })}`]),
    );
    expect((await standings())[name]).toEqual({ used: usual, limit: usual, more: 'approval' });
  });

  test('a repeat under its key gets its first response also when the quota is full', async () => {
    await fill(usual - 1);
    const nth = next();
    const first = await add(nth, `first-${name}`);
    const again = await add(nth, `first-${name}`);
    expect([first.status, again.status, again.text]).toEqual([201, 201, first.text]);
    expect((await add(nth, `second-${name}`)).status).toBe(409);
  });

  test('the operator’s limit goes before the usual one, until it is taken back', async () => {
    await setLimits({ [name]: usual + 1 });
    await fill(usual);
    expect((await add(next())).status).toBe(201);
    expect((await add(next())).body).toEqual({
      message: full
        .replace(`${usual} of ${usual}`, `${usual + 1} of ${usual + 1}`)
        .replace(/You can .*/, 'To add more, ask Nivaas to raise the limit.'),
    });
    await setLimits({ [name]: null });
    expect((await standings())[name]).toEqual({ used: usual + 1, limit: usual, more: 'approval' });
    expect((await add(next())).status).toBe(409);
  });

  test('an approved broker may have many more', async () => {
    await fill(usual);
    await approve();
    expect((await add(next())).status).toBe(201);
    expect((await standings())[name]).toMatchObject({ used: usual + 1, more: 'operator' });
  });
});

test('with a full quota no password is hashed: more calls than may wait for that are all told so', async () => {
  const others = await Promise.all(Array.from({ length: 12 }, () => app.addBroker()));
  await app.db.asOwner((tx) => tx.update(brokers).set({ quotas: { users: 0 } }));
  const answers = await Promise.all(
    Array.from({ length: 96 }, (_, nth) => {
      const { token } = others[nth % others.length] ?? broker;
      return app.ask(createBrokerUser, { token, body: { ...person(nth), password: PASSWORD } });
    }),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([409]));
});

const send = (bytes = picture) =>
  app.ask(addMedia, { token: broker.token, params: { id: broker.propertyId }, body: photoForm(bytes) });

test('with a full quota no picture is read', async () => {
  const nothing = Buffer.from('no picture');
  await setLimits({ photos: 0 });
  expect((await send(nothing)).status).toBe(409);
  await setLimits({ photos: 1 });
  expect((await send(nothing)).status).toBe(415);
});

describe('storage', () => {
  test('a photo is stored with the size of all its files', async () => {
    const { body } = await send();
    const [row] = await app.db.asOwner((tx) =>
      tx
        .select()
        .from(media)
        .where(eq(media.id, (body as { id: number }).id)),
    );
    const stored = [...app.photoStore.files].filter(([key]) => key.startsWith(row?.name ?? '-'));
    expect(stored).toHaveLength(3);
    expect(row?.bytes).toBe(stored.reduce((sum, [, file]) => sum + file.length, 0));
  });

  test('the bytes of all photos count, and the refusal says so', async () => {
    await send();
    const fillUp = (bytes: number) =>
      asOwner(sql`update media set bytes = ${bytes}::int where broker_id = ${broker.id}`);
    await fillUp(199_999_999);
    expect((await standings()).storage_mb).toEqual({ used: 199, limit: 200, more: 'approval' });
    await fillUp(200_000_000);
    const refused = await send();
    expect([refused.status, refused.body]).toEqual([
      409,
      { message: 'You have 200 of 200 MB of photos. You can add more once your account is approved.' },
    ]);
    await approve();
    expect((await standings()).storage_mb).toEqual({ used: 200, limit: 20_000, more: 'operator' });
    expect((await send()).status).toBe(201);
  });
});

test('leads of the last 24 hours count, and neither older ones nor enquiries', async () => {
  await quotas.leads_a_day?.fill(5);
  const age = (hours: number, ids: ReturnType<typeof sql>) =>
    asOwner(sql`update leads set created_at = now() - make_interval(hours => ${hours}::int)
      where broker_id = ${broker.id} and id in (${ids})`);
  const own = await app.db.asOwner((tx) => tx.select().from(leads).where(eq(leads.brokerId, broker.id)));
  const [one, two, three] = own.map(({ id }) => id);
  await age(23, sql`${one}`);
  await age(25, sql`${two}`);
  await asOwner(sql`update leads set consent_at = now(), consent_version = 'x' where id = ${three}`);
  expect((await standings()).leads_a_day.used).toBe(3);
});

describe('the operator', () => {
  const operator = () => ({ token: app.operator.token, params: { id: broker.id } });

  test('reads what a broker has, may have, and usually may have', async () => {
    const pending = { limit: 20, usual: 20, more: 'approval' };
    expect((await app.ok(getBrokerQuotas, operator())).data).toEqual({
      properties: { used: 1, ...pending },
      photos: { used: 0, ...pending, limit: 100, usual: 100 },
      storage_mb: { used: 0, ...pending, limit: 200, usual: 200 },
      users: { used: 0, ...pending },
      leads_a_day: { used: 0, ...pending, limit: 50, usual: 50 },
    });
    await approve();
    const approved = Object.values((await app.ok(getBrokerQuotas, operator())).data).map(({ limit }) => limit);
    expect(approved).toEqual([5_000, 100_000, 20_000, 1_000, 20_000]);
  });

  test('changes single limits, which the audit trail records, and leaves the others', async () => {
    await setLimits({ users: 7 });
    const { data } = await setLimits({ properties: 40, photos: null });
    expect(data).toMatchObject({
      properties: { limit: 40, usual: 20, more: 'operator' },
      photos: { limit: 100 },
      users: { limit: 7, usual: 20 },
    });
    const entries = await app.db.asOwner((tx) => tx.select().from(audit).where(eq(audit.objectId, broker.id)));
    const changes = entries.filter(({ action }) => action === 'broker.quotas_changed');
    expect(changes.map(({ actorRole, detail }) => [actorRole, detail])).toEqual([
      ['super_admin', { users: 7 }],
      ['super_admin', { properties: 40, photos: null }],
    ]);
  });

  test('gets a message for each wrong number, and nothing changes', async () => {
    const body = { properties: -1, photos: 2.5, users: '9', leads_a_day: 3_000_000_000, storage_mb: 5 };
    const refused = await app.ask(updateBrokerQuotas, { ...operator(), body });
    expect([refused.status, refused.body]).toMatchObject([
      400,
      {
        errors: {
          properties: 'Homes must be at least 0',
          photos: 'Photos must be a whole number',
          users: 'Users must be a number',
          leads_a_day: 'Leads a day must be at most 2147483647',
        },
      },
    ]);
    expect((await standings()).storage_mb.limit).toBe(200);
  });
});
