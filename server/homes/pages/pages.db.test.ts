import { afterAll, beforeAll, expect, test } from 'vitest';
import { visitsReport } from '#contract/figures.ts';
import { paths } from '#contract/paths.ts';
import { changeStatus, createProperty } from '#contract/properties/endpoints.ts';
import { propertyTitle } from '#contract/rules/propertyTitle.ts';
import { MOST_SAVED_HOMES } from '#contract/seeker.ts';
import { updateSettings } from '#contract/settings.ts';
import { PAGES_OF_ADDRESS } from '#server/limits/server.ts';
import { renderedHomes } from '#server/testing/renderedHomes.ts';
import { startTestApp } from '#server/testing/startTestApp.ts';

const app = await startTestApp({ builtHomes: renderedHomes });
const broker = await app.addBroker();
let id = 0;

const open = async (url: string) => {
  const { statusCode, headers, body } = await app.http.inject(url);
  return {
    status: statusCode,
    to: headers.location,
    view: statusCode === 302 || statusCode === 301 ? undefined : body,
  };
};

beforeAll(async () => {
  const post = async (title: string, city: string, locality: string, num_bedrooms: '2' | '3') => {
    const basic = { title, city, locality, property_type: 'flat' };
    const body = { basic, features: { expected_price: 5_000_000, num_bedrooms } };
    return (await app.ok(createProperty, { token: broker.token, body })).id;
  };
  await post('Mango Grove', 'Bengaluru', 'Indiranagar', '3');
  id = await post('Neem Court', 'Jaipur', 'Bani Park', '2');
});
afterAll(() => app.close());

test('one address for each search: what a form sends is put in order', async () => {
  expect(await open('/homes?q=&bedrooms=2&type=flat&price_min=')).toMatchObject({
    status: 302,
    to: '/homes?type=flat&bedrooms=2',
  });
  const found = await open('/homes?type=flat&bedrooms=2');
  expect(found.status).toBe(200);
  expect(JSON.parse(found.view ?? '')).toMatchObject({ kind: 'search', found: { data: [{ id }], meta: { total: 1 } } });
});

test('words that name no place are searched in the chosen city; another city or its locality in them replaces it', async () => {
  expect((await open('/homes?q=2+bhk&city=Jaipur')).status).toBe(200);
  expect((await open('/homes?q=bani+park&city=Jaipur')).status).toBe(200);
  for (const words of ['flat+in+bangalore', 'indiranagar'])
    expect(await open(`/homes?q=${words}&city=Jaipur`)).toMatchObject({ status: 302, to: `/homes?q=${words}` });
});

test('a search for homes to rent says that there are none', async () => {
  const { status, view } = await open('/homes?for=rent&type=flat&q=Neem');
  expect(status).toBe(200);
  expect(JSON.parse(view ?? '')).toMatchObject({ kind: 'rent', query: { q: 'Neem', type: ['flat'] } });
  expect(JSON.parse((await open('/homes?q=flat+for+rent+Neem')).view ?? '')).toMatchObject({ kind: 'rent' });
});

test('a filter that is not valid is named with status 400, beside what the others find', async () => {
  const { status, view } = await open('/homes?type=castle&bedrooms=2');
  expect(status).toBe(400);
  expect(JSON.parse(view ?? '')).toMatchObject({ refused: [{ field: 'type' }], found: { data: [{ id }] } });
});

test('wrong words of an address lead to the right ones', async () => {
  const home = paths.homePage(id, propertyTitle({ title: 'Neem Court', property_type: 'flat', city: 'Jaipur' }));
  const slug = paths.brokerPage(`${broker.id}`);
  expect(await open('/homes/?type=flat')).toMatchObject({ status: 301, to: '/homes?type=flat' });
  expect(await open(`/homes/${id}-anything?from=letter`)).toMatchObject({ status: 301, to: home });
  expect((await open(home)).status).toBe(200);
  expect(await open('/homes/in/JAIPUR/Bani-Park')).toMatchObject({ status: 301, to: '/homes/in/jaipur/bani-park' });
  expect(await open('/homes/in/Bangalore/indiranagar')).toMatchObject({
    status: 301,
    to: '/homes/in/bengaluru/indiranagar',
  });
  expect(await open(slug)).toMatchObject({ status: 301, to: expect.stringMatching(`^${slug}-`) });
});

test('the page of saved homes has as many as an account keeps', async () => {
  const others = Array.from({ length: MOST_SAVED_HOMES - 1 }, (_, nth) => id + 1 + nth);
  const { view } = await open(`${paths.saved}?ids=${[...others, id]}`);
  expect(JSON.parse(view ?? '')).toMatchObject({ kind: 'saved', homes: [{ id }] });
});

test('the home page lists what is for sale, in its city by kind and locality; with the setting for samples it is the build’s', async () => {
  const front = await open('/');
  expect(front.status).toBe(200);
  expect(JSON.parse(front.view ?? '')).toMatchObject({
    kind: 'front',
    live: {
      homes: [{ id, title: 'Neem Court' }, { title: 'Mango Grove' }],
      kinds: { flat: 1 },
      localities: [{ locality: 'Bani Park', homes: 1 }],
      brokers: [{ slug: expect.stringMatching(`^${broker.id}-`), homes: 2 }],
    },
  });
  const set = (home_content: 'samples' | 'live') =>
    app.ok(updateSettings, { token: app.operator.token, body: { home_content } });
  await set('samples');
  await expect.poll(async () => (await open('/')).status).toBe(404);
  await set('live');
  await expect.poll(async () => (await open('/')).status).toBe(200);
});

test('what never was is 404, what is gone is 410', async () => {
  for (const url of ['/homes/999999', '/homes/x', '/homes/in/nowhere', '/brokers/999999-x', '/homes/in/%E0%A4%A'])
    expect([url, (await open(url)).status]).toEqual([url, 404]);
  await app.ok(changeStatus, { token: broker.token, params: { id }, body: { status: 'sold' } });
  await expect.poll(async () => (await open(`/homes/${id}`)).status, { timeout: 3_000 }).toBe(410);
  const { view } = await open(paths.compareOf([id]));
  expect(JSON.parse(view ?? '')).toMatchObject({ kind: 'compare', homes: [], missing: 1 });
});

test('pages that have to be made are limited for each address', async () => {
  const ask = async (url: string) => (await app.http.inject({ url, remoteAddress: '192.0.2.1' })).statusCode;
  const flood = await app.atOnce(PAGES_OF_ADDRESS.burst * 2, (nth) => ask(`/homes/in/atlantis-${nth}`));
  expect(flood.indexOf(429)).toBeGreaterThanOrEqual(PAGES_OF_ADDRESS.burst);
  expect((await open('/homes/in/atlantis')).status).toBe(404);
});

test('a public page counts as opened by its path; an address that leads elsewhere, is refused or not there does not', async () => {
  const report = async () => (await app.ok(visitsReport, { token: app.operator.token })).data.totals;
  await app.visits.store();
  const before = await report();
  for (const url of [
    '/brokers',
    '/homes?type=flat',
    '/homes?type=castle',
    `/homes/${id}-anything`,
    '/homes/999999-gone',
    '/homes/in/atlantis',
  ]) {
    await open(url);
  }
  await app.visits.store();
  const { views, by_page } = await report();
  expect(views - before.views).toBe(2);
  expect(by_page).toContainEqual({ site: null, page: '/brokers', views: expect.any(Number) });
  expect(by_page.map(({ page }) => page)).not.toContain('/homes/in/atlantis');
});
