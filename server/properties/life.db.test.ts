import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { getHome } from '#contract/homes/endpoints.ts';
import { createBrokerLead } from '#contract/leads/endpoints.ts';
import {
  changeProperty,
  changeStatus,
  createProperty,
  duplicateProperty,
  getProperty,
  listEvents,
  listProperties,
  setPrimary,
} from '#contract/properties/endpoints.ts';
import { brokerSteps, nextSteps, type PropertyStatus, propertyStatuses } from '#contract/properties/life.ts';
import { leads } from '../db/schema/leads.ts';
import { properties } from '../db/schema/properties.ts';
import { savedSearches, searchMatches } from '../db/schema/seekers.ts';
import { sweepPhotos } from '../media/deletedPhotos.ts';
import { firstId } from '../testing/firstId.ts';
import { propertyCalls } from '../testing/propertyCalls.ts';
import { startTestApp } from '../testing/startTestApp.ts';
import { eraseArchived } from './eraseArchived.ts';

const app = await startTestApp();
const { id: brokerId, token } = await app.addBroker();
afterAll(() => app.close());

const { moderation, post, detail, upload } = propertyCalls(app, token);
beforeEach(() => moderation('off'));

const step = (id: number, status: string) => app.ask(changeStatus, { token, params: { id }, body: { status } });
const timeline = async (id: number) => (await app.ok(listEvents, { token, params: { id } })).data;
const notified = async (id: number) => (await timeline(id)).map(({ kind, detail: more }) => [kind, more]);
/** Sets columns of a home that no call of a broker could set. */
const put = (id: number, to: Partial<typeof properties.$inferInsert>) =>
  app.db.asOwner((tx) => tx.update(properties).set(to).where(eq(properties.id, id)));

describe('steps', () => {
  const standings = propertyStatuses.values.flatMap((from) => [
    [from, 'off', true] as const,
    [from, 'on', true] as const,
    [from, 'on', false] as const,
  ]);

  test.each(standings)('of a home that is %s, with moderation %s, approved: %s', async (from, setting, isApproved) => {
    await moderation(setting);
    const id = await post();
    const approvedAt = isApproved ? new Date() : null;
    const allowed: readonly string[] = nextSteps(from, setting === 'on' && !isApproved);
    for (const to of brokerSteps.values) {
      await put(id, { status: from, approvedAt });
      const { status, body } = await step(id, to);
      const expected: [number, PropertyStatus] = to === from || allowed.includes(to) ? [200, to] : [409, from];
      expect([status, (await detail(id)).status], to).toEqual(expected);
      if (status === 409) expect(body, to).toMatchObject({ steps: allowed });
    }
  });

  test('the same status again writes nothing', async () => {
    const id = await post();
    const before = await app.fingerprint();
    expect((await step(id, 'live')).status).toBe(200);
    expect(await app.fingerprint()).toEqual(before);
  });

  test('what is posted is live, with moderation on in review; neither restoring nor copying gets round the review', async () => {
    expect((await detail(await post())).status).toBe('live');
    await moderation('on');
    const id = await post();
    expect((await detail(id)).status).toBe('in_review');
    await step(id, 'archived');
    await step(id, 'paused');
    const copy = await app.ok(duplicateProperty, { token, params: { id } });
    for (const one of [id, copy.id]) {
      expect((await step(one, 'live')).body).toMatchObject({ steps: ['in_review', 'sold', 'archived'] });
      expect((await step(one, 'in_review')).status).toBe(200);
    }
  });

  test('two at once: one after the other, each from where the home then is', async () => {
    const id = await post();
    const answers = await app.atOnce(6, (nth) => step(id, nth % 2 ? 'sold' : 'archived'));
    for (const { status } of answers) expect([200, 409]).toContain(status);
    const moves = (await timeline(id)).filter(({ kind }) => kind === 'status_changed').reverse();
    expect(moves.map(({ detail: { from } }) => from)).toEqual([
      'live',
      ...moves.slice(0, -1).map((one) => one.detail.to),
    ]);
    expect(moves.at(-1)?.detail.to).toBe((await detail(id)).status);
  });
});

test('a copy has the fields, no photos, its own timeline, and is paused', async () => {
  const id = await post({
    basic: { title: 'a'.repeat(200), city: 'Jaipur' },
    features: { facing: 'East', expected_price: 80 },
  });
  await upload(id);
  await put(id, { reraCheckedAt: new Date() });
  const copy = await app.ok(duplicateProperty, { token, params: { id } });
  expect(await detail(copy.id)).toMatchObject({
    title: `${'a'.repeat(193)} (copy)`,
    city: 'Jaipur',
    features: { facing: 'East' },
    media: [],
    status: 'paused',
  });
  expect(await notified(copy.id)).toEqual([['copied', { ids: [id] }]]);
  const params = { id: copy.id };
  await app.ok(changeProperty, { token, params, body: { features: { expected_price: 70 } } });
  expect((await step(copy.id, 'live')).status).toBe(200);
  // Visitors see neither a price from before the home was posted, nor the RERA check of the original home.
  const { data: shown } = await app.ok(getHome, { params });
  expect(shown).toMatchObject({ price_before: null, prices: [{ price: 70 }], rera_checked: null });
});

test('a home is copied once under an Idempotency-Key, which is refused for another home', async () => {
  const [id, other] = [await post(), await post()];
  const copy = (home: number) =>
    app.ask(duplicateProperty, { token, params: { id: home }, headers: { 'idempotency-key': 'copied' } });
  const count = () => app.db.asOwner((tx) => tx.$count(properties));
  const before = await count();
  const answers = await app.atOnce(20, () => copy(id));
  expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
  expect((await copy(other)).status).toBe(422);
  expect(await count()).toBe(before + 1);
});

test('the list: a status, all but the archived without one, the photo, and the enquiries', async () => {
  const { token: other, id: otherId } = await app.addBroker();
  const make = async (title: string) =>
    (await app.ok(createProperty, { token: other, body: { basic: { title }, features: {} } })).id;
  const [live, sold, archived] = [await make('live'), await make('sold'), await make('archived')];
  for (const [id, status] of [
    [sold, 'sold'],
    [archived, 'archived'],
  ] as const)
    await app.ok(changeStatus, { token: other, params: { id }, body: { status } });
  const person = { full_name: 'Rohit Bhatia', email: 'rohit@test.example', phone: '5550120417' };
  for (const propertyId of [live, live, sold]) {
    const { data: lead } = await app.ok(createBrokerLead, { token: other, body: person });
    await app.db.withTenant(otherId, (tx) => tx.update(leads).set({ propertyId }).where(eq(leads.id, lead.id)));
  }
  const list = async (query: Record<string, string> = {}) =>
    (await app.ok(listProperties, { token: other, query })).data.map(({ id, status, enquiries, photo }) => [
      id,
      status,
      enquiries,
      photo,
    ]);
  expect(await list()).toEqual([
    [sold, 'sold', 1, null],
    [live, 'live', 2, null],
  ]);
  expect(await list({ status: 'archived' })).toEqual([[archived, 'archived', 0, null]]);
  expect(await list({ status: 'paused' })).toEqual([]);
});

test('the row’s photo is the default one, or else the first', async () => {
  const id = await post();
  const [a, b] = [await upload(id), await upload(id)];
  const rowPhoto = async () =>
    (await app.ok(listProperties, { token, query: { limit: '1' } })).data.find((row) => row.id === id)?.photo;
  const { media } = await detail(id);
  expect(media.map((photo) => photo.id)).toEqual([a, b]);
  expect(await rowPhoto()).toBe(media[0]?.file_url);
  await app.ok(setPrimary, { token, params: { propertyId: id, mediaId: b } });
  expect(await rowPhoto()).toBe(media[1]?.file_url);
});

test('thirty days after a home was archived it is erased with its photos and timeline; leads keep its name', async () => {
  const [old, recent, restored] = [await post(), await post(), await post()];
  await upload(old);
  const files = app.photoStore.files.size;
  const lead = {
    brokerId,
    fullName: 'x',
    phone: '1234567',
    source: 'website',
    status: 'new',
    propertyId: old,
    propertyInterest: 'Villa',
  } as const;
  await app.db.withTenant(brokerId, (tx) => tx.insert(leads).values(lead));
  const { id: userId } = await app.addUser();
  await app.db.asOwner(async (tx) => {
    const search = { userId, name: 'x', query: '', alert: 'daily', unsubscribeToken: 'x' } as const;
    const searchId = firstId(await tx.insert(savedSearches).values(search).returning({ id: savedSearches.id }));
    await tx.insert(searchMatches).values([old, restored].map((homeId) => ({ searchId, homeId, notified: true })));
  });
  for (const id of [old, recent, restored]) await step(id, 'archived');
  const over = sql`now() - interval '30 days 1 minute'`;
  for (const id of [old, restored])
    await app.db.asOwner((tx) => tx.update(properties).set({ archivedAt: over }).where(eq(properties.id, id)));
  await step(restored, 'paused');
  await eraseArchived(app.db);
  await sweepPhotos(app.db, app.photoStore);
  const statuses = [old, recent, restored].map(
    async (id) => (await app.ask(getProperty, { token, params: { id } })).status,
  );
  expect(await Promise.all(statuses)).toEqual([404, 200, 200]);
  expect(app.photoStore.files.size).toBe(files - 3);
  const kept = await app.db.withTenant(brokerId, (tx) =>
    tx.select().from(leads).where(eq(leads.propertyInterest, 'Villa')),
  );
  expect(kept.map(({ propertyId }) => propertyId)).toEqual([null]);
  const matches = await app.db.asOwner((tx) => tx.select({ home: searchMatches.homeId }).from(searchMatches));
  expect(matches).toEqual([{ home: restored }]);
});
