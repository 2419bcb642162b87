import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { updateBroker } from '#contract/brokers.ts';
import { listBrokerNotifications, listNotifications } from '#contract/notifications.ts';
import {
  addMedia,
  changeProperty,
  changeStatus,
  createProperty,
  getProperty,
  listEvents,
} from '#contract/properties/endpoints.ts';
import { listingStatuses } from '#contract/properties/life.ts';
import {
  approveProperties,
  checkRera,
  getModerated,
  listAllProperties,
  reportHome,
  reviewProperty,
} from '#contract/properties/moderation.ts';
import { updateSettings } from '#contract/settings.ts';
import { listingEvents, properties } from '../db/schema/properties.ts';
import { formOf, startTestApp } from '../testing/startTestApp.ts';

const app = await startTestApp({ settings: { TRUST_PROXY: '1' } });
const asha = await app.addBroker({ fullName: 'Asha' });
const vikram = await app.addBroker({ fullName: 'Vikram' });
const operator = { token: app.operator.token };
afterAll(() => app.close());

const moderation = (value: 'on' | 'off') => app.ok(updateSettings, { ...operator, body: { moderation: value } });
beforeEach(() => moderation('on'));

const post = async (body: object = {}, token = asha.token) =>
  (await app.ok(createProperty, { token, body: { basic: {}, features: {}, ...body } })).id;
const own = async (id: number) => (await app.ok(getProperty, { token: asha.token, params: { id } })).data;
const seen = async (id: number) => (await app.ok(getModerated, { ...operator, params: { id } })).data;
const hintsOf = async (id: number) => (await seen(id)).hints.map(({ kind }) => kind);
const decide = (id: number, decision: string, more: object = {}) =>
  app.ask(reviewProperty, { ...operator, params: { id }, body: { decision, ...more } });
const reasons = { reasons: ['wrong_price'] };
const step = (id: number, status: string) =>
  app.ask(changeStatus, { token: asha.token, params: { id }, body: { status } });
const put = (id: number, to: Partial<typeof properties.$inferInsert>) =>
  app.db.asOwner((tx) => tx.update(properties).set(to).where(eq(properties.id, id)));
let visitors = 0;
const report = (id: number, body: object = { reason: 'sold' }, address?: string) => {
  visitors += 1;
  const from = address ?? `203.0.113.${visitors}`;
  return app.ask(reportHome, { params: { id }, body, headers: { 'x-forwarded-for': from } });
};
const queue = async (name: string) =>
  (await app.ok(listAllProperties, { ...operator, query: { queue: name, limit: '100' } })).data.map(({ id }) => id);

describe('reviewing', () => {
  const allowed: Record<string, Record<string, string>> = {
    approve: { in_review: 'live', changes_requested: 'live', live: 'live' },
    request_changes: { in_review: 'changes_requested', live: 'changes_requested' },
    remove: Object.fromEntries(
      listingStatuses.values.filter((one) => one !== 'removed').map((one) => [one, 'removed']),
    ),
    restore: { removed: 'sold' },
  };

  test.each(Object.entries(allowed))('%s: the steps that are allowed, and no others', async (decision, steps) => {
    const id = await post();
    for (const status of listingStatuses.values) {
      await put(id, { status, removedFrom: status === 'removed' ? 'sold' : null });
      const answer = await decide(id, decision, decision === 'remove' || decision === 'request_changes' ? reasons : {});
      const to = steps[status];
      expect([answer.status, (await own(id)).status], status).toEqual(to ? [200, to] : [409, status]);
    }
  });

  test('changes are asked for with reasons; the broker edits, sends again, and the operator approves', async () => {
    const id = await post({ features: { expected_price: 1 } });
    expect(await queue('review')).toContain(id);
    expect((await decide(id, 'request_changes')).body).toMatchObject({ errors: { reasons: 'Please give a reason' } });
    const other = await decide(id, 'request_changes', { reasons: ['other'], note: ' ' });
    expect(other.body).toMatchObject({ errors: { note: 'Please say what the other reason is' } });
    expect((await decide(id, 'request_changes', { reasons: ['nonsense'] })).status).toBe(400);
    await app.mailsSent();
    await decide(id, 'request_changes', { ...reasons, note: 'A rupee?' });
    const bell = await app.ok(listBrokerNotifications, { token: asha.token });
    expect(bell.data[0]).toMatchObject({
      kind: 'listing_reviewed',
      title: 'Changes asked: Flat',
      message: 'The price is wrong. A rupee? Edit and send it again.',
      link: `/broker/properties/${id}/edit`,
    });
    const [mail] = await app.mailsSent();
    expect(mail).toMatchObject({ kind: 'listing_reviewed', to: asha.email });
    for (const words of ['Flat', 'The price is wrong', 'A rupee?']) expect(mail?.text).toContain(words);
    const told = (await app.ok(listEvents, { token: asha.token, params: { id } })).data[0];
    expect(told).toMatchObject({
      kind: 'reviewed',
      actor: { role: 'super_admin', name: 'Nivaas' },
      detail: { decision: 'request_changes', reasons: ['wrong_price'], note: 'A rupee?' },
    });
    const change = { features: { expected_price: 8_000_000 } };
    await app.ok(changeProperty, { token: asha.token, params: { id }, body: change });
    expect((await own(id)).status).toBe('changes_requested');
    expect((await step(id, 'live')).status).toBe(409);
    await step(id, 'in_review');
    await decide(id, 'approve');
    expect((await own(id)).status).toBe('live');
  });

  test('an edit of an approved home keeps it live and puts it on the queue, also when it was paused meanwhile', async () => {
    const id = await post();
    await decide(id, 'approve');
    await step(id, 'paused');
    await app.ok(changeProperty, { token: asha.token, params: { id }, body: { basic: { title: 'New' } } });
    await step(id, 'live');
    expect(await queue('edited')).toContain(id);
    expect((await seen(id)).changes).toEqual([{ field: 'title', from: null, to: 'New' }]);
    const link = `/superadmin/manage-property?home=${id}`;
    const told = (await app.ok(listNotifications, operator)).data.filter((one) => one.link === link);
    expect(told.map(({ kind, message }) => [kind, message])).toEqual([
      ['listing_review', 'Edited since it was approved'],
      ['listing_review', 'Just posted'],
    ]);
    await decide(id, 'approve');
    expect(await queue('edited')).not.toContain(id);
    await moderation('off');
    await app.ok(changeProperty, { token: asha.token, params: { id }, body: { basic: { title: 'Newer' } } });
    expect(await queue('edited')).not.toContain(id);
  });

  test('several are approved at once, each by itself', async () => {
    const [a, b, sold] = [await post(), await post(), await post()];
    await put(sold, { status: 'sold' });
    const { data } = await app.ok(approveProperties, { ...operator, body: { ids: [a, sold, b, a, 2_000_000_000] } });
    expect(data).toEqual([
      { id: a, approved: true, message: null },
      { id: sold, approved: false, message: 'A home that is sold does not allow: approve' },
      { id: b, approved: true, message: null },
      { id: 2_000_000_000, approved: false, message: 'Not found' },
    ]);
    const many = { ids: Array.from({ length: 101 }, (_, at) => at + 1) };
    for (const body of [many, { ids: [] }, {}])
      expect((await app.ask(approveProperties, { ...operator, body })).status).toBe(400);
  });

  test('a home with hints is never approved with others', async () => {
    const id = await post({ basic: { description: 'Call 98290 12345 today.' } });
    const { data } = await app.ok(approveProperties, { ...operator, body: { ids: [id] } });
    expect(data).toEqual([{ id, approved: false, message: 'It has hints. Please review it by itself.' }]);
    expect((await own(id)).status).toBe('in_review');
    const listed = await app.ok(listAllProperties, { ...operator, query: { queue: 'review', hints: 'true' } });
    expect(listed.data.find((one) => one.id === id)).toMatchObject({ hints: 1 });
  });

  test('in a queue, what waits longest is first', async () => {
    await post();
    const newer = await post();
    await app.db.asOwner((tx) =>
      tx
        .update(listingEvents)
        .set({ at: new Date('2026-01-01') })
        .where(eq(listingEvents.propertyId, newer)),
    );
    const query = { queue: 'review', sort: 'waiting', limit: '100' };
    const ids = (await app.ok(listAllProperties, { ...operator, query })).data.map(({ id }) => id);
    expect(ids[0]).toBe(newer);
    expect((await seen(newer)).waiting_since).toBe('2026-01-01T00:00:00.000Z');
  });

  test('the list: by queue, status, broker and words, with the median time of a review', async () => {
    const id = await post({ basic: { title: 'Haveli of mirrors' } }, vikram.token);
    const list = (query: Record<string, string>) => app.ok(listAllProperties, { ...operator, query });
    const { data, meta } = await list({ q: 'mirrors', status: 'in_review', broker_id: String(vikram.id) });
    expect(data).toMatchObject([{ id, status: 'in_review', broker: { id: vikram.id, name: 'Vikram' }, reports: 0 }]);
    expect(meta.queues.review).toBe((await queue('review')).length);
    expect(meta.decide_minutes_median).toBe(0);
    expect((await list({ q: 'mirrors', broker_id: String(asha.id) })).data).toEqual([]);
  });

  test('that a RERA number was checked is noted, and taken back', async () => {
    const id = await post();
    const check = (checked: boolean) => app.ok(checkRera, { ...operator, params: { id }, body: { checked } });
    expect((await check(true)).data.rera_checked_at).toEqual(expect.any(String));
    expect((await check(false)).data.rera_checked_at).toBeNull();
  });
});

describe('reports', () => {
  beforeEach(() => moderation('off'));

  test('one a visitor and home counts; the operator reads them, and a decision closes them', async () => {
    const [id, other] = [await post(), await post()];
    const first = await report(
      id,
      { reason: 'fraud', note: 'Asks for money', contact: 'me@test.example' },
      '198.51.100.1',
    );
    const again = await report(id, { reason: 'sold' }, '198.51.100.1');
    expect([first.status, again.status, again.text]).toEqual([201, 201, first.text]);
    await report(id);
    await report(other, { reason: 'sold' }, '198.51.100.1');
    expect((await seen(id)).reports.map(({ reason, note }) => [reason, note])).toEqual([
      ['sold', null],
      ['fraud', 'Asks for money'],
    ]);
    expect(await queue('reported')).toEqual(expect.arrayContaining([id, other]));
    const { data } = await app.ok(listNotifications, operator);
    expect(data.filter(({ title }) => title === 'Home reported')).toHaveLength(2);
    await decide(id, 'approve');
    expect([(await seen(id)).reports, await queue('reported')]).toEqual([[], [other]]);
    expect((await seen(id)).broker).toMatchObject({ name: 'Asha', reports: 3 });
  });

  test('a home that visitors do not see answers like a missing one', async () => {
    const id = await post();
    for (const status of listingStatuses.values.filter((one) => one !== 'live')) {
      await put(id, { status });
      expect((await report(id)).status, status).toBe(404);
    }
    const gone = await app.addBroker();
    const hers = await post({}, gone.token);
    const form = formOf({ full_name: 'Gone', email: gone.email, status: 'suspended' });
    await app.ok(updateBroker, { ...operator, params: { id: gone.id }, body: form });
    expect((await report(hers)).status).toBe(404);
  });

  test('an address may report a few homes', async () => {
    const ids: number[] = [];
    for (let nth = 0; nth < 21; nth += 1) ids.push(await post());
    const statuses: number[] = [];
    for (const id of ids) statuses.push((await report(id, { reason: 'sold' }, '198.51.100.77')).status);
    expect(statuses).toEqual([...Array(20).fill(201), 429]);
  });
});

describe('hints', () => {
  const place = { city: 'Jaipur', locality: 'Raja Park' };
  const priced = (expected_price: number) => ({
    basic: place,
    features: { expected_price, built_up_area: 1000, area_unit: 'Sq.ft.' },
  });
  beforeEach(() => moderation('off'));

  test('a phone number in the text, with its place', async () => {
    const description = 'Sunny. Call 98290 12345 today.';
    const id = await post({ basic: { description } });
    const [hint] = (await seen(id)).hints;
    expect(hint).toMatchObject({ kind: 'contact_in_text' });
    expect(description.slice(hint?.from, hint?.to)).toBe('98290 12345');
    expect(await hintsOf(await post({ basic: { description: 'Sunny, 1450 sq. ft, ₹ 98,50,000.' } }))).toEqual([]);
  });

  test('a price per square foot outside a third to three times the locality’s median', async () => {
    const cheap = await post(priced(1_000_000));
    expect(await hintsOf(cheap)).toEqual([]);
    for (const price of [5_000_000, 6_000_000, 7_000_000]) await post(priced(price));
    const [usual, dear] = [await post(priced(6_500_000)), await post(priced(60_000_000))];
    expect(await Promise.all([cheap, usual, dear].map(hintsOf))).toEqual([['price'], [], ['price']]);
  });

  test('a second listing of the same society, area and price', async () => {
    const body = { ...priced(5_500_000), basic: { ...place, society_name: 'Nemi Court' } };
    const first = await post(body);
    expect(await hintsOf(first)).toEqual([]);
    const second = await post({ ...body, basic: { ...body.basic, society_name: 'nemi court' } }, vikram.token);
    expect(await hintsOf(first)).toEqual(['second_listing']);
    await put(second, { status: 'archived' });
    expect(await hintsOf(first)).toEqual([]);
  });

  test('the same picture on another broker’s home, and not on the broker’s own', async () => {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="600"><rect width="800" height="600" fill="#cde"/><rect x="100" y="200" width="300" height="350" fill="#a52"/><circle cx="600" cy="300" r="120" fill="#284"/></svg>`;
    const jpeg = await sharp(Buffer.from(svg)).jpeg().toBuffer();
    const copy = await sharp(jpeg)
      .extract({ left: 8, top: 6, width: 784, height: 588 })
      .resize(400)
      .jpeg({ quality: 60 })
      .toBuffer();
    const withPhoto = async (bytes: Buffer, token = asha.token) => {
      const id = await post({}, token);
      const body = formOf({ media_type: 'image', category: 'exterior' }, { name: 'file', bytes });
      return { id, mediaId: (await app.ok(addMedia, { token, params: { id }, body })).id };
    };
    const first = await withPhoto(jpeg);
    await withPhoto(jpeg);
    expect(await hintsOf(first.id)).toEqual([]);
    const { id, mediaId } = await withPhoto(copy, vikram.token);
    expect((await seen(id)).hints).toMatchObject([{ kind: 'same_picture', media_id: mediaId }]);
    expect(await hintsOf(first.id)).toEqual(['same_picture']);
  });
});
