import { eq, sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { addMedia, createProperty } from '#contract/properties/endpoints.ts';
import { approveProperties, getModerated, listAllProperties } from '#contract/properties/moderation.ts';
import { updateSettings } from '#contract/settings.ts';
import { properties } from '../db/schema/properties.ts';
import { againOf, captureQueries } from '../testing/capturedQueries.ts';
import { photoForm } from '../testing/plainPicture.ts';
import { startTestApp } from '../testing/startTestApp.ts';

const app = await startTestApp();
const asha = await app.addBroker({ fullName: 'Asha' });
const vikram = await app.addBroker({ fullName: 'Vikram' });
const operator = { token: app.operator.token };
afterAll(() => app.close());

const post = async (body: object = {}, token = asha.token) =>
  (await app.ok(createProperty, { token, body: { basic: {}, features: {}, ...body } })).id;
const seen = async (id: number) => (await app.ok(getModerated, { ...operator, params: { id } })).data;
const hintsOf = async (id: number) => (await seen(id)).hints.map(({ kind }) => kind);
const put = (id: number, to: Partial<typeof properties.$inferInsert>) =>
  app.db.asOwner((tx) => tx.update(properties).set(to).where(eq(properties.id, id)));

const place = { city: 'Jaipur', locality: 'Raja Park' };
const priced = (expected_price: number) => ({
  basic: place,
  features: { expected_price, built_up_area: 1000, area_unit: 'Sq.ft.' },
});

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

test('a second property of the same society, area and price', async () => {
  const body = { ...priced(5_500_000), basic: { ...place, society_name: 'Nemi Court' } };
  const first = await post(body);
  expect(await hintsOf(first)).toEqual([]);
  const second = await post({ ...body, basic: { ...body.basic, society_name: 'nemi court' } }, vikram.token);
  expect(await hintsOf(first)).toEqual(['second_listing']);
  await put(second, { areaUnit: 'Sq. Meter' });
  expect(await hintsOf(first)).toEqual([]);
  await put(second, { areaUnit: 'Sq.ft.', status: 'archived' });
  expect(await hintsOf(first)).toEqual([]);
  const inCity = (city: string) => ({ ...body, basic: { ...body.basic, city, locality: undefined } });
  await post(inCity('Kota'));
  const unplaced = await post(inCity('Ajmer'));
  expect(await hintsOf(unplaced)).toEqual([]);
});

test('prices and second properties of a place are read from an index, which the policies allow', async () => {
  const id = await post({ ...priced(5_500_000), basic: { ...place, society_name: 'Ashok Vihar' } });
  const asked = (await captureQueries(() => seen(id))).filter(({ sql: text }) => text.includes('"place" ='));
  await app.db.asOwner(async (tx) => {
    await tx.execute(sql`insert into properties (broker_id, property_for, building_type, property_type, status, city, locality)
      select broker_id, property_for, building_type, property_type, 'live', 'Jaipur', 'Street ' || n
      from properties, generate_series(1, 500) n where id = ${id}`);
    await tx.execute(sql`analyze properties`);
  });
  const plans = await app.db.asOperator(async (tx) => {
    const read: string[] = [];
    for (const one of asked) read.push(JSON.stringify(await tx.execute(sql`explain (costs off) ${againOf(one)}`)));
    return read;
  });
  expect(plans).toHaveLength(2);
  for (const plan of plans) expect(plan).toMatch(/properties_place.*Index Cond: [^"]*place = /);
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
    return { id, mediaId: (await app.ok(addMedia, { token, params: { id }, body: photoForm(bytes) })).id };
  };
  const first = await withPhoto(jpeg);
  await withPhoto(jpeg);
  expect(await hintsOf(first.id)).toEqual([]);
  const { id, mediaId } = await withPhoto(copy, vikram.token);
  expect((await seen(id)).hints).toMatchObject([{ kind: 'same_picture', media_id: mediaId }]);
  expect(await hintsOf(first.id)).toEqual(['same_picture']);
});

test('a home with hints is never approved with others; the list counts hints and filters by them', async () => {
  await app.ok(updateSettings, { ...operator, body: { moderation: 'on' } });
  const id = await post({ basic: { description: 'Call 98290 12345 today.' } });
  const { data } = await app.ok(approveProperties, { ...operator, body: { ids: [id] } });
  expect(data).toEqual([{ id, approved: false, message: 'It has hints. Please review it on its own.' }]);
  expect((await seen(id)).status).toBe('in_review');
  const plain = await post();
  const listed = await app.ok(listAllProperties, { ...operator, query: { queue: 'review', hints: 'true' } });
  expect(listed.data.find((one) => one.id === id)).toMatchObject({ hints: 1 });
  const ids = async (hints: string) => {
    const { data, meta } = await app.ok(listAllProperties, { ...operator, query: { queue: 'review', hints } });
    expect(meta.total).toBe(data.length);
    return data.map((one) => one.id);
  };
  expect([await ids('some'), await ids('none')]).toEqual([[id], [plain]]);
});
