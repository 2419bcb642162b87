import { setTimeout as pause } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, test } from 'vitest';
import { buildProperty } from '#contract/fixtures/properties.ts';
import { getHome, getPublicBroker, listLocalities, listPublicBrokers, searchHomes } from '#contract/homes/endpoints.ts';
import { addMedia, changeProperty, changeStatus, createProperty } from '#contract/properties/endpoints.ts';
import { checkRera } from '#contract/properties/moderation.ts';
import type { PropertyCreateBody } from '#contract/properties/schemas.ts';
import { brokers } from '../db/schema/accounts.ts';
import { properties } from '../db/schema/properties.ts';
import { photoForm, plainPicture } from '../testing/plainPicture.ts';
import { startTestApp } from '../testing/startTestApp.ts';

// A change shows within half a second.
const A_MOMENT_MS = 550;

const homes: Record<string, number> = {};

type Basic = Partial<PropertyCreateBody['basic']>;
type Features = Partial<PropertyCreateBody['features']>;

const post = async (name: string, token: string, basic: Basic, features: Features, amenities: string[] = ['Lift']) => {
  const full = buildProperty();
  const body = buildProperty({
    basic: { ...full.basic, title: name, society_name: `${name} Court`, description: null, ...basic },
    features: { ...full.features, ...features },
    amenities,
  });
  homes[name] = (await app.ok(createProperty, { token, body })).id;
};

const app = await startTestApp({ settings: { TRUST_PROXY: '1' } });
const asha = await app.addBroker({ fullName: 'Asha Rathore' });
const vikram = await app.addBroker({ fullName: 'Vikram Mehta' });
const flat = { locality: 'Vaishali Nagar' };
await post('Neem', asha.token, flat, { expected_price: 7_500_000, built_up_area: 1500, num_bedrooms: '3' });
await post('Peepal', asha.token, flat, {
  expected_price: 9_000_000,
  built_up_area: 1500,
  num_bedrooms: '3',
  rera_status: 'applied',
});
await post(
  'Banyan',
  vikram.token,
  { ...flat, locality: 'vaishali - NAGAR.' },
  { expected_price: 6_000_000, built_up_area: 1000, num_bedrooms: '2' },
  ['Lift', 'Swimming Pool'],
);
const land = { property_type: 'residential_land', locality: 'Sirsi Road' } as const;
await post('Plot', vikram.token, land, {
  expected_price: 4_000_000,
  built_up_area: 200,
  area_unit: 'Sq. Yards',
  num_bedrooms: null,
  furnishing_status: null,
});
await post('Katha', vikram.token, land, {
  expected_price: 4_000_000,
  built_up_area: 2,
  area_unit: 'Katha',
  num_bedrooms: null,
});
await post(
  'Shop 100%_off',
  asha.token,
  { building_type: 'commercial', property_type: 'commercial_shop', locality: 'Raja Park', city: 'Ajmer' },
  { expected_price: null, num_bedrooms: null },
);
await pause(A_MOMENT_MS);
afterAll(() => app.close());

const find = (query: Record<string, unknown> = {}) => app.ok(searchHomes, { query: query as never });
const titles = async (query: Record<string, unknown>) => (await find(query)).data.map(({ title }) => title);

describe('a search', () => {
  test.each([
    [{ type: 'flat' }, ['Banyan', 'Peepal', 'Neem']],
    [{ type: 'flat,residential_land', price_max: 4_000_000 }, ['Katha', 'Plot']],
    [{ locality: 'VAISHALI NAGAR', bedrooms: '3' }, ['Peepal', 'Neem']],
    [{ bedrooms: ['2', '3'], price_min: 7_000_000 }, ['Peepal', 'Neem']],
    [{ city: 'ajmer' }, ['Shop 100%_off']],
    [{ building_type: 'commercial' }, ['Shop 100%_off']],
    [{ area_min: 1700, area_max: 1900 }, ['Plot']],
    [{ rera: 'registered', type: 'flat' }, ['Banyan', 'Neem']],
    [{ amenities: 'Lift,Swimming Pool' }, ['Banyan']],
    [{ photos: 'true' }, []],
    [{ sort: 'price_up', type: 'flat' }, ['Banyan', 'Neem', 'Peepal']],
    [{ sort: 'rate_down', type: 'flat' }, ['Banyan', 'Peepal', 'Neem']],
    [{ sort: 'area_down' }, ['Plot', 'Peepal', 'Neem', 'Shop 100%_off', 'Banyan', 'Katha']],
    [{ q: '3 bhk under 80 lakh vaishali nagar' }, ['Neem']],
    [{ q: 'vaishli nagr flat neem' }, ['Neem']],
    [{ q: 'plot 200 gaj' }, ['Plot']],
    [{ q: '3 bhk', bedrooms: '2' }, ['Banyan']],
    [{ q: '%' }, ['Katha', 'Shop 100%_off', 'Plot', 'Banyan', 'Peepal', 'Neem']],
    [{ q: 'neem court' }, ['Neem']],
  ])('for %j finds %j', async (query, expected) => {
    const found = await titles(query);
    // Created almost at the same time, so only an explicit sort order is certain.
    expect('sort' in query ? found : found.toSorted()).toEqual('sort' in query ? expected : expected.toSorted());
  });

  test('pages do not overlap, and tell where they are', async () => {
    const pages = await Promise.all([1, 2, 3, 4].map((page) => find({ page, limit: 2 })));
    expect(pages.map(({ meta: { total, more, page, limit } }) => ({ total, more, page, limit }))).toEqual(
      [1, 2, 3, 4].map((page) => ({ total: 6, more: false, page, limit: 2 })),
    );
    expect(new Set(pages.flatMap(({ data }) => data.map(({ id }) => id))).size).toBe(6);
  });

  test('counts for each filter what there is without that filter', async () => {
    const { facets, meta } = await find({ type: 'flat', bedrooms: '3' });
    expect(meta.total).toBe(2);
    expect(facets).toMatchObject({
      type: { flat: 2 },
      bedrooms: { '2': 1, '3': 2 },
      building_type: { residential: 2 },
      amenities: { Lift: 2 },
      rera: { registered: 1 },
      photos: {},
      locality: [{ name: 'Vaishali Nagar', count: 2 }],
      broker: [{ name: 'Asha Rathore', count: 2 }],
    });
  });

  test('with nothing found tells what each filter taken off would leave', async () => {
    const { meta } = await find({ type: 'flat', bedrooms: '3', price_max: 7_000_000 });
    expect(meta).toMatchObject({
      total: 0,
      loosen: [
        { filter: 'price_max', total: 2 },
        { filter: 'bedrooms', total: 1 },
      ],
    });
    expect((await find({})).meta.loosen).toBeUndefined();
  });

  test('tells how many homes an area filter leaves out because their unit has no factor', async () => {
    const { meta } = await find({ type: 'residential_land', area_min: 100 });
    expect(meta).toMatchObject({ total: 1, without_area: 1 });
  });

  test('tells what is usual in the localities of its homes', async () => {
    expect((await find({ q: 'neem' })).meta.median_rates).toMatchObject([{ locality: 'Vaishali Nagar', rate: 6000 }]);
  });

  test('takes ids in their order', async () => {
    expect(await titles({ ids: `${homes.Plot},${homes.Neem},999999` })).toEqual(['Plot', 'Neem']);
  });
});

test('a row tells price per square foot and broker, and neither address nor e-mail', async () => {
  const answer = await app.ask(searchHomes, { query: { q: 'neem' } });
  expect(answer.body).toMatchObject({
    data: [
      {
        path: `/homes/${homes.Neem}-neem`,
        price_per_sqft: 5000,
        price_before: null,
        photos: 0,
        photo: null,
        broker: { name: 'Asha Rathore', slug: `${asha.id}-asha-rathore` },
      },
    ],
  });
  expect(answer.text).not.toContain('Amrapali Circle, Vaishali');
  expect(answer.text).not.toContain(asha.email);
});

test('localities have medians from three homes on, whatever the spelling', async () => {
  const { data } = await app.ok(listLocalities, { query: { city: 'JAIPUR' } });
  expect(data).toEqual([
    { city: 'Jaipur', locality: 'Vaishali Nagar', homes: 3, median_rate: 6000, quartiles: [5500, 6000] },
    { city: 'Jaipur', locality: 'Sirsi Road', homes: 2, median_rate: null, quartiles: null },
  ]);
});

test('brokers with a live home are listed, most homes first; others are not found', async () => {
  const { data, meta } = await app.ok(listPublicBrokers, { query: {} });
  expect(data.map(({ name, homes: count }) => [name, count])).toEqual([
    ['Asha Rathore', 3],
    ['Vikram Mehta', 3],
  ]);
  expect(meta.total).toBe(2);
  const named = async (q: string) => (await app.ok(listPublicBrokers, { query: { q } })).data.map(({ name }) => name);
  const found = await Promise.all(['asha', 'dealers in Sirsi  road', 'Sirsi Road, Jaipur', 'in Ajmer'].map(named));
  expect(found.join()).toBe('Asha Rathore,Vikram Mehta,Vikram Mehta,Asha Rathore');
  const answer = await app.ask(getPublicBroker, { params: { slug: `${vikram.id}-other-words` } });
  expect(answer.body).toMatchObject({
    data: { slug: `${vikram.id}-vikram-mehta`, localities: ['Sirsi Road', 'Vaishali Nagar'] },
  });
  expect(answer.text).not.toContain(vikram.email);
  const none = await app.addBroker();
  for (const slug of [String(none.id), 'asha-rathore', '0'])
    expect((await app.ask(getPublicBroker, { params: { slug } })).status, slug).toBe(404);
});

test('a home’s page has its facts, prices, the median of its locality, and similar homes', async () => {
  const { data } = await app.ok(getHome, { params: { id: homes.Neem ?? 0 } });
  expect(data).toMatchObject({
    title: 'Neem',
    sub_locality: 'Block C',
    features: { facing: 'East' },
    locality_rate: 6000,
    rera_checked: null,
    prices: [{ price: 7_500_000 }],
    broker: { name: 'Asha Rathore', homes: 3, site: null },
    media: [],
    videos: [],
  });
  expect(data.similar.map(({ title }) => title).slice(0, 2)).toEqual(['Peepal', 'Banyan']);
});

test('what the operator checked is told until the number changes', async () => {
  const params = { id: homes.Neem ?? 0 };
  await app.ok(checkRera, { token: app.operator.token, params, body: { checked: true } });
  const checked = async () => (await app.ok(getHome, { params })).data.rera_checked;
  expect(await checked()).toMatchObject({ by: 'Nivaas', what: 'RERA number SAMPLE/RAJ/P/2024/2042' });
  const edit = (rera_number: string) =>
    app.ok(changeProperty, { token: asha.token, params, body: { features: { rera_number } } });
  await edit('SAMPLE/RAJ/P/2024/2042');
  expect(await checked()).not.toBeNull();
  await edit('SAMPLE/RAJ/P/2024/9999');
  expect(await checked()).toBeNull();
});

test('a price that fell within 30 days is told beside the old one', async () => {
  await app.ok(changeProperty, {
    token: asha.token,
    params: { id: homes.Peepal ?? 0 },
    body: { features: { expected_price: 8_700_000 } },
  });
  await pause(A_MOMENT_MS);
  expect((await find({ q: 'peepal' })).data).toMatchObject([{ expected_price: 8_700_000, price_before: 9_000_000 }]);
  const { data } = await app.ok(getHome, { params: { id: homes.Peepal ?? 0 } });
  expect(data.prices.map(({ price }) => price)).toEqual([9_000_000, 8_700_000]);
});

test('a photo counts, and shows in the list, within a moment', async () => {
  const body = photoForm(await plainPicture());
  await app.ok(addMedia, { token: asha.token, params: { id: homes.Neem ?? 0 }, body });
  await pause(A_MOMENT_MS);
  const { data, facets } = await find({ photos: 'true' });
  expect(data).toMatchObject([{ title: 'Neem', photos: 1 }]);
  expect(data[0]?.photo?.file_url).toMatch(/^\/media\/[0-9a-f]{32}\.webp$/);
  expect(facets.photos).toEqual({ true: 1 });
});

describe('a home that is not public any more', () => {
  test('is gone when it was, with similar homes, and comes back', async () => {
    const params = { id: homes.Banyan ?? 0 };
    await app.ok(changeStatus, { token: vikram.token, params, body: { status: 'sold' } });
    await pause(A_MOMENT_MS);
    const gone = await app.ask(getHome, { params });
    expect([gone.status, Object.keys(gone.body as object)]).toEqual([410, ['message', 'similar']]);
    expect(gone.text).not.toContain('Banyan');
    expect((gone.body as { similar: { title: string }[] }).similar.map(({ title }) => title)).toContain('Neem');
    expect((await find({ type: 'flat' })).meta.total).toBe(2);
    await app.ok(changeStatus, { token: vikram.token, params, body: { status: 'live' } });
    await pause(A_MOMENT_MS);
    expect((await find({ type: 'flat' })).meta.total).toBe(3);
  });

  test('is missing when it never was, when it was removed, and with its suspended broker', async () => {
    const pending = await app.addBroker({ status: 'pending' });
    await post('Never', pending.token, {}, {});
    const missing = await app.ask(getHome, { params: { id: 999_999 } });
    const setStatus = (id: number, status: 'removed' | 'live') =>
      app.db.asOwner((tx) => tx.update(properties).set({ status }).where(eq(properties.id, id)));
    await setStatus(homes.Katha ?? 0, 'removed');
    await app.db.asOperator((tx) => tx.update(brokers).set({ status: 'suspended' }).where(eq(brokers.id, vikram.id)));
    await pause(A_MOMENT_MS);
    for (const name of ['Never', 'Katha', 'Plot']) {
      const answer = await app.ask(getHome, { params: { id: homes[name] ?? 0 } });
      expect([name, answer.status, answer.text]).toEqual([name, 404, missing.text]);
    }
    expect((await find({})).meta.total).toBe(3);
    await app.db.asOperator((tx) => tx.update(brokers).set({ status: 'active' }).where(eq(brokers.id, vikram.id)));
    await setStatus(homes.Katha ?? 0, 'live');
    await pause(A_MOMENT_MS);
    expect((await find({})).meta.total).toBe(6);
  });
});
