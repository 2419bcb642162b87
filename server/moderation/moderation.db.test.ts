import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { updateBroker } from '#contract/brokers.ts';
import { getHome } from '#contract/homes/endpoints.ts';
import { listBrokerNotifications, listNotifications } from '#contract/notifications.ts';
import {
  addVideo,
  changeProperty,
  changeStatus,
  createProperty,
  getProperty,
  listEvents,
} from '#contract/properties/endpoints.ts';
import { propertyStatuses } from '#contract/properties/life.ts';
import {
  approveProperties,
  checkRera,
  getModerated,
  listAllProperties,
  reportHome,
  reviewProperty,
} from '#contract/properties/moderation.ts';
import { updateSettings } from '#contract/settings.ts';
import { loginAttempts } from '../db/schema/platform.ts';
import { properties, propertyEvents } from '../db/schema/properties.ts';
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
      propertyStatuses.values.filter((one) => one !== 'removed').map((one) => [one, 'removed']),
    ),
    restore: { removed: 'sold' },
  };

  test.each(Object.entries(allowed))('%s: the steps that are allowed, and no others', async (decision, steps) => {
    const id = await post();
    for (const status of propertyStatuses.values) {
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
      title: 'Changes requested: Flat',
      message: 'The price is wrong. A rupee? Edit it and send it for review again.',
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
    const body = { url: 'https://youtu.be/jaipur00001', category: 'video' };
    const { data: video } = await app.ok(addVideo, { token: asha.token, params: { id }, body });
    const edit = { changes: [{ field: 'title', from: null, to: 'New' }], added_videos: [video.id] };
    expect(await seen(id)).toMatchObject(edit);
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

  test('visitors are told of the first approval of a home, and of prices since', async () => {
    const id = await post({ features: { expected_price: 9_000_000 } });
    const ask = (expected_price: number) =>
      app.ok(changeProperty, { token: asha.token, params: { id }, body: { features: { expected_price } } });
    const shown = async () => (await app.ok(getHome, { params: { id } })).data;
    await ask(8_000_000);
    await decide(id, 'approve');
    const { listed_at, price_before, prices } = await shown();
    expect({ price_before, prices }).toEqual({ price_before: null, prices: [{ at: listed_at, price: 8_000_000 }] });
    await ask(7_000_000);
    await decide(id, 'approve');
    const later = await shown();
    expect(later).toMatchObject({ listed_at, price_before: 8_000_000 });
    expect(later.prices.map(({ price }) => price)).toEqual([8_000_000, 7_000_000]);
  });

  test('a decision about what was not seen is refused: the text has changed, or somebody has decided', async () => {
    const edit = (id: number) =>
      app.ok(changeProperty, { token: asha.token, params: { id }, body: { basic: { description: 'Other words' } } });
    const latest = async (id: number) => (await seen(id)).events[0]?.id ?? 0;
    const id = await post({ features: { rera_number: 'RAJ/P/2026/0417' } });
    const first = await latest(id);
    await app.ok(checkRera, { ...operator, params: { id }, body: { checked: true } });
    await edit(id);
    const late = await decide(id, 'approve', { seen: first });
    expect([late.status, late.body]).toEqual([
      409,
      { message: 'This home was changed meanwhile. Please look at it again.' },
    ]);
    const read = await latest(id);
    expect((await decide(id, 'request_changes', { ...reasons, seen: read })).status).toBe(200);
    const stale = await decide(id, 'approve', { seen: read });
    expect([stale.status, stale.body]).toEqual([409, { message: 'Someone else has already decided on this home' }]);
    expect((await own(id)).status).toBe('changes_requested');
    await decide(id, 'approve');
    // Nothing was waiting, so no decision time is recorded.
    expect((await seen(id)).events[0]?.detail).not.toHaveProperty('minutes');
    const two = [await post(), await post()];
    const { data: listed } = await app.ok(listAllProperties, { ...operator, query: { queue: 'review', limit: '100' } });
    const known = two.map((one) => listed.find((row) => row.id === one)?.latest_event);
    await edit(two[1] ?? 0);
    const { data: results } = await app.ok(approveProperties, { ...operator, body: { ids: two, seen: known } });
    expect(results.map(({ approved }) => approved)).toEqual([true, false]);
  });

  test('a home that is restored to the archive begins its days there anew', async () => {
    const id = await post();
    await put(id, { status: 'archived', archivedAt: new Date('2026-01-01') });
    await decide(id, 'remove', reasons);
    await decide(id, 'restore');
    const [row] = await app.db.asOwner((tx) => tx.select().from(properties).where(eq(properties.id, id)));
    expect([row?.status, Date.now() - Number(row?.archivedAt) < 60_000]).toEqual(['archived', true]);
  });

  test('several are approved at once, each by itself', async () => {
    const [a, b, sold] = [await post(), await post(), await post()];
    await put(sold, { status: 'sold' });
    const { data } = await app.ok(approveProperties, { ...operator, body: { ids: [a, sold, b, a, 2_000_000_000] } });
    expect(data).toEqual([
      { id: a, approved: true, message: null },
      { id: sold, approved: false, message: 'Not possible while the home is sold: approve' },
      { id: b, approved: true, message: null },
      { id: 2_000_000_000, approved: false, message: 'Not found' },
    ]);
    const many = { ids: Array.from({ length: 101 }, (_, at) => at + 1) };
    for (const body of [many, { ids: [] }, {}])
      expect((await app.ask(approveProperties, { ...operator, body })).status).toBe(400);
  });

  test('in a queue, what waits longest is first', async () => {
    await post();
    const newer = await post();
    await app.db.asOwner((tx) =>
      tx
        .update(propertyEvents)
        .set({ at: new Date('2026-01-01') })
        .where(eq(propertyEvents.propertyId, newer)),
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
    const registered = await post({ features: { rera_number: 'P52100012345' } });
    expect((await list({ q: 'p5210001' })).data.map((one) => one.id)).toEqual([registered]);
    expect((await own(registered)).status).toBe('in_review');
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

  test('one a visitor and home counts within a day; the operator reads them, and a decision closes them', async () => {
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
    const [, read] = (await seen(id)).reports;
    await put(id, { editedAt: new Date('2099-01-01') });
    expect((await seen(id)).waiting_since).toBe(read?.at);
    await decide(id, 'approve', { seen_report: read?.id });
    expect((await seen(id)).reports.map(({ reason }) => reason)).toEqual(['sold']);
    // A home without visitors does not wait; its report is back once it is live again.
    await step(id, 'paused');
    expect([(await seen(id)).waiting_since, await queue('reported')]).toEqual([null, [other]]);
    await step(id, 'live');
    expect(await queue('reported')).toEqual(expect.arrayContaining([id, other]));
    await decide(id, 'approve');
    expect([(await seen(id)).reports, await queue('reported')]).toEqual([[], [other]]);
    expect((await seen(id)).broker).toMatchObject({ name: 'Asha', reports: 3 });
    await app.db.asOwner((tx) => tx.update(loginAttempts).set({ lastAt: sql`now() - interval '24 hours 1 minute'` }));
    await report(id, { reason: 'sold' }, '198.51.100.1');
    expect((await seen(id)).reports).toHaveLength(1);
  });

  test('a home that visitors do not see answers like a missing one', async () => {
    const id = await post();
    for (const status of propertyStatuses.values.filter((one) => one !== 'live')) {
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
