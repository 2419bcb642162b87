import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildProperty } from '#contract/fixtures/properties.ts';
import { addVideo, createProperty, getProperty, listProperties } from '#contract/properties/endpoints.ts';
import { videos } from '../db/schema/properties.ts';
import { startTestApp, type TestApp } from '../testing/startTestApp.ts';

let app: TestApp;
let asha: Awaited<ReturnType<TestApp['addBroker']>>;

beforeAll(async () => {
  app = await startTestApp();
  asha = await app.addBroker();
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
});
