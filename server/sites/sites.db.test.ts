import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { createProperty } from '#contract/properties/endpoints.ts';
import { getSite, getSiteProperty } from '#contract/sites.ts';
import { postHome, settleSites } from '../testing/addSite.ts';
import { startTestApp, type TestApp } from '../testing/startTestApp.ts';
import { siteSources } from './pages/siteSources.ts';

let broker: Awaited<ReturnType<TestApp['addBroker']>>;
let slug = '';
let villa = 0;
let others = 0;

const app = await startTestApp();
afterAll(() => app.close());
beforeEach(async () => {
  ({ broker, slug, villa, others } = await settleSites(app));
});

describe('a published site', () => {
  test('shows the broker and the homes, newest first, and nothing else', async () => {
    await postHome(app, broker.token, 'Newer');
    const { data } = await app.ok(getSite, { params: { slug } });
    expect(Object.keys(data.broker).sort()).toEqual(['email', 'licenseNo', 'name', 'phone', 'phoneE164', 'photo']);
    expect(data.listings.map(({ title }) => title)).toEqual(['Newer', 'Villa near Statue Circle']);
    expect(data.listings[0]).not.toHaveProperty('address');
    expect(data.template).toBe('modern');
  });

  test('is found by its slug only', async () => {
    expect(await siteSources(app.db).exists(slug)).toBe(true);
    for (const other of ['', 'nobody', slug.toUpperCase(), `${slug}%`, '../x', 'a\0b', 'x'.repeat(100)]) {
      expect(await siteSources(app.db).exists(other), JSON.stringify(other)).toBe(false);
      expect((await app.ask(getSite, { params: { slug: other || ' ' } })).status).toBe(404);
    }
  });
});

describe('a property’s page', () => {
  const page = (id: number, of = slug) => app.ask(getSiteProperty, { params: { slug: of, id } });

  test('has only public fields, and similar homes without itself', async () => {
    const { id } = await app.ok(createProperty, {
      token: broker.token,
      body: {
        basic: { title: 'Villa', property_type: 'villa', description: 'Quiet.'.repeat(100), address: '7 Hidden Lane' },
        features: { expected_price: 9_000_000, rera_number: 'SAMPLE/1', facing: 'East', num_bedrooms: '3' },
        highlights: ['Garden'],
        amenities: ['Lift'],
        nearby_landmarks: ['School'],
      },
    });
    for (const title of ['One', 'Two', 'Three', 'Four']) await postHome(app, broker.token, title);
    const { data } = await app.ok(getSiteProperty, { params: { slug, id } });
    expect(data.site.slug).toBe(slug);
    expect(data.property).toMatchObject({
      id,
      rera_number: 'SAMPLE/1',
      num_bedrooms: '3',
      features: { facing: 'East' },
      highlights: ['Garden'],
      amenities: ['Lift'],
      nearby_landmarks: ['School'],
      photos: [],
      videos: [],
    });
    expect(data.property.description).toHaveLength(600);
    expect(JSON.stringify(data)).not.toContain('Hidden Lane');
    expect(data.property.features).not.toHaveProperty('expected_price');
    expect(data.similar).toHaveLength(3);
    expect(data.similar.map((one) => one.id)).not.toContain(id);
    const { data: home } = await app.ok(getSite, { params: { slug } });
    const card = home.listings.find((one) => one.id === id);
    expect(card).toMatchObject({ rera_number: 'SAMPLE/1', availability: null });
    expect(card?.description).toHaveLength(240);
  });

  test('lists similar homes of the same type first, then of the same use', async () => {
    const place = async (title: string, building_type: string, property_type: string, locality: string) =>
      (
        await app.ok(createProperty, {
          token: broker.token,
          body: { basic: { title, building_type, property_type, locality }, features: {} },
        })
      ).id;
    const shop = await place('Shop', 'commercial', 'commercial_shop', 'Tonk Road');
    const office = await place('Office', 'commercial', 'office_space', 'Sirsi Road');
    await place('Flat next door', 'residential', 'flat', 'Tonk Road');
    const other = await place('Other shop', 'commercial', 'commercial_shop', 'Sirsi Road');
    const { data } = await app.ok(getSiteProperty, { params: { slug, id: shop } });
    expect(data.similar.map(({ id }) => id).slice(0, 2)).toEqual([other, office]);
  });

  test('responds the same for another broker’s property, a missing one and an unknown site', async () => {
    const unknown = await page(999_999);
    expect(unknown.status).toBe(404);
    for (const response of [await page(others), await page(villa, 'nobody')]) {
      expect([response.status, response.text]).toEqual([404, unknown.text]);
    }
    expect((await page(villa)).status).toBe(200);
  });
});

test('an address has 120 reads of sites at once, then a 429 for a second; other addresses are served', async () => {
  const readFrom = (remoteAddress: string, url = `/api/sites/${slug}`) => app.http.inject({ url, remoteAddress });
  const statuses = new Set<number>();
  for (let nth = 0; nth < 60; nth += 1) {
    statuses.add((await readFrom('2001:db8::1')).statusCode);
    statuses.add((await readFrom('2001:db8::2', `/api/sites/${slug}/properties/${villa}`)).statusCode);
  }
  // A few more reads were allowed while these were made.
  let answer = await readFrom('2001:db8::3');
  for (let nth = 0; nth < 120 && answer.statusCode === 200; nth += 1) answer = await readFrom('2001:db8::3');
  expect([...statuses]).toEqual([200]);
  expect([answer.statusCode, answer.json(), answer.headers['retry-after']]).toEqual([
    429,
    { message: 'Too many requests, please try again later' },
    '1',
  ]);
  expect((await readFrom('203.0.113.7')).statusCode).toBe(200);
});
