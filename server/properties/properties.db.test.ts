import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildProperty } from '#contract/fixtures/properties.ts';
import { addVideo, createProperty, getProperty, listProperties } from '#contract/properties/endpoints.ts';
import { properties, videos } from '../db/schema/properties.ts';
import { startTestApp, type TestApp } from '../testing/startTestApp.ts';

let app: TestApp;
let asha: Awaited<ReturnType<TestApp['addBroker']>>;
let vikram: typeof asha;

beforeAll(async () => {
  app = await startTestApp();
  asha = await app.addBroker();
  vikram = await app.addBroker();
});
afterAll(() => app.close());

const post = async (token: string, basic: object = {}, features: object = {}) => {
  const { id } = await app.ok(createProperty, { token, body: { basic, features } });
  return id;
};
const list = (token: string, query: Record<string, string>) => app.ok(listProperties, { token, query });
const titles = async (token: string, query: Record<string, string>) =>
  (await list(token, query)).data.map(({ title }) => title);

describe('posting a property', () => {
  test('keeps every field, read back equal', async () => {
    const body = buildProperty();
    const { id } = await app.ok(createProperty, { token: asha.token, body });
    const { data } = await app.ok(getProperty, { token: asha.token, params: { id } });
    const { basic, ...rest } = body;
    const more = { media: [], videos: [], status: 'live', updated_at: expect.any(String) };
    expect(data).toEqual({ id, ...basic, ...rest, ...more });
  });

  test('gets the defaults for empty parts', async () => {
    const id = await post(asha.token);
    const { data } = await app.ok(getProperty, { token: asha.token, params: { id } });
    expect(data).toMatchObject({
      property_for: 'sell',
      building_type: 'residential',
      property_type: 'flat',
      title: null,
      city: null,
      media: [],
      highlights: [],
      amenities: [],
      nearby_landmarks: [],
    });
  });

  test('a commercial building without a type is a shop, never a flat', async () => {
    const id = await post(asha.token, { building_type: 'commercial' });
    const { data } = await app.ok(getProperty, { token: asha.token, params: { id } });
    expect(data.property_type).toBe('commercial_shop');
  });

  test('lists may arrive as a JSON string; one that does not parse counts as empty', async () => {
    const body = { basic: {}, features: {}, highlights: '["Corner Property"]', amenities: '[broken' };
    const { id } = await app.ok(createProperty, { token: asha.token, body });
    const { data } = await app.ok(getProperty, { token: asha.token, params: { id } });
    expect([data.highlights, data.amenities]).toEqual([['Corner Property'], []]);
  });

  test.each([
    ['a type of the other building', { basic: { building_type: 'commercial', property_type: 'flat' }, features: {} }],
    ['a price of 13 digits', { basic: {}, features: { expected_price: 1_000_000_000_000 } }],
    ['half rupees', { basic: {}, features: { expected_price: 10.5 } }],
    ['a number as text', { basic: {}, features: { built_up_area: '1200' } }],
    ['an unknown bedroom count', { basic: {}, features: { num_bedrooms: '17' } }],
    ['a NUL', { basic: { title: 'a\0b' }, features: {} }],
    ['a list of objects', { basic: {}, features: {}, amenities: [{}] }],
    ['a title that is no text', { basic: { title: 7 }, features: {} }],
    ['a list', []],
  ])('%s is refused, and nothing is kept', async (_, body) => {
    const before = (await list(asha.token, {})).meta.total;
    const { status } = await app.ask(createProperty, { token: asha.token, body });
    expect(status).toBe(400);
    expect((await list(asha.token, {})).meta.total).toBe(before);
  });

  test('undeclared fields change nothing', async () => {
    const basic = { title: 'Mine', id: 1, broker_id: vikram.id, constructor: 'x' };
    const { id } = await app.ok(createProperty, {
      token: asha.token,
      body: { basic, features: { is_primary: true, secret: 1 }, broker_id: vikram.id, id: 1 },
    });
    const [row] = await app.db.asOperator((tx) => tx.select().from(properties).where(eq(properties.id, id)));
    expect(row).toMatchObject({ brokerId: asha.id, title: 'Mine', features: {} });
  });

  test('a repeat with the same key returns the same id; another body is a 422', async () => {
    const sent = {
      token: asha.token,
      headers: { 'idempotency-key': 'post-1' },
      body: { basic: { title: 'Once' }, features: {} },
    };
    const answers = await app.atOnce(20, () => app.ok(createProperty, sent));
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
    expect((await list(asha.token, { q: 'Once' })).meta.total).toBe(1);
    const other = await app.ask(createProperty, { ...sent, body: { basic: { title: 'Twice' }, features: {} } });
    expect(other.status).toBe(422);
  });
});

describe('My Properties', () => {
  let broker: typeof asha;
  beforeAll(async () => {
    broker = await app.addBroker();
    await post(broker.token, { title: 'Villa', city: 'Jaipur', locality: 'C-Scheme' }, { expected_price: 30_000_000 });
    await post(
      broker.token,
      { title: '100% sunny flat', city: 'Ajmer', address: '7 Mall_Road' },
      { expected_price: 5_000_000 },
    );
    await post(broker.token, { title: 'Plot', city: 'Jaipur', locality: 'Sirsi Road' });
  });

  test('newest first, a page at a time, with the total', async () => {
    expect(await titles(broker.token, {})).toEqual(['Plot', '100% sunny flat', 'Villa']);
    const page = await list(broker.token, { page: '2', limit: '2' });
    expect(page.data.map(({ title }) => title)).toEqual(['Villa']);
    expect(page.meta).toEqual({ total: 3, page: 2, limit: 2 });
    expect((await list(broker.token, { page: '9' })).data).toEqual([]);
  });

  test.each([
    ['jaipur', ['Plot', 'Villa']],
    ['c-scheme', ['Villa']],
    ['jaipur villa', ['Villa']],
    ['mall_road', ['100% sunny flat']],
    ['100%', ['100% sunny flat']],
    ['%', ['100% sunny flat']],
    ['_', ['100% sunny flat']],
    ['\\', []],
    ["' or 1=1 --", []],
    ['   ', ['Plot', '100% sunny flat', 'Villa']],
  ])('searches city, locality, address and title for %j as text', async (q, found) => {
    expect(await titles(broker.token, { q })).toEqual(found);
  });

  test('sorts by price in both orders, with the unpriced last', async () => {
    expect(await titles(broker.token, { sort: 'expected_price', order: 'asc' })).toEqual([
      '100% sunny flat',
      'Villa',
      'Plot',
    ]);
    expect(await titles(broker.token, { sort: 'expected_price' })).toEqual(['Villa', '100% sunny flat', 'Plot']);
  });

  const badQueries: Record<string, string>[] = [
    { sort: 'broker_id' },
    { limit: '101' },
    { page: '0' },
    { order: 'sideways' },
  ];
  test.each(badQueries)('%j is refused', async (query) => {
    expect((await app.ask(listProperties, { token: broker.token, query })).status).toBe(400);
  });
});

describe('another broker', () => {
  test('gets the response for a missing id, byte for byte', async () => {
    const id = await post(asha.token, { title: 'Hidden' });
    const missing = await app.ask(getProperty, { token: vikram.token, params: { id: 999_999 } });
    for (const wanted of [id, 'x', '1e3', '0', '-1', '2147483648']) {
      const answer = await app.ask(getProperty, { token: vikram.token, params: { id: wanted } });
      expect([answer.status, answer.text]).toEqual([404, missing.text]);
    }
    expect(await titles(vikram.token, { q: 'Hidden' })).toEqual([]);
  });

  test('cannot attach a video', async () => {
    const id = await post(asha.token);
    const body = { url: 'dQw4w9WgXcQ', category: 'video' };
    expect((await app.ask(addVideo, { token: vikram.token, params: { id }, body })).status).toBe(404);
    expect(await app.db.withTenant(asha.id, (tx) => tx.select().from(videos))).toEqual([]);
  });
});

describe('a video', () => {
  test('is kept under its canonical address, which the property shows', async () => {
    const id = await post(asha.token);
    const body = { url: ' youtu.be/dQw4w9WgXcQ?t=4 ', category: 'video' };
    const { data } = await app.ok(addVideo, { token: asha.token, params: { id }, body });
    expect(data.url).toBe('https://www.youtube.com/watch?v=dQw4w9WgXcQ');
    const detail = await app.ok(getProperty, { token: asha.token, params: { id } });
    expect(detail.data.videos).toEqual([data]);
  });

  test('is one of twenty at most', async () => {
    const id = await post(asha.token);
    const twenty = Array.from({ length: 20 }, () => ({ brokerId: asha.id, propertyId: id, url: 'x' }));
    await app.db.asOwner((tx) => tx.insert(videos).values(twenty));
    const body = { url: 'dQw4w9WgXcQ', category: 'video' };
    const answer = await app.ask(addVideo, { token: asha.token, params: { id }, body });
    expect([answer.status, answer.body]).toEqual([409, { message: 'A property may have at most 20 videos' }]);
  });

  test.each([
    { url: 'https://vimeo.com/1', category: 'video' },
    { url: 'javascript:alert(1)', category: 'video' },
    { url: 'dQw4w9WgXcQ', category: 'image' },
    { url: 'dQw4w9WgXcQ' },
    {},
  ])('%j is refused', async (body) => {
    const id = await post(asha.token);
    const answer = await app.ask(addVideo, { token: asha.token, params: { id }, body });
    expect(answer.status).toBe(400);
  });
});
