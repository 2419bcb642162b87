import { expect, it } from 'vitest';
import { buildHomeDetail, buildHomeRow, buildHomesFound } from '#contract/fixtures/homes.ts';
import type { HomesView } from '#contract/homes/pageView.ts';
import { homesQuery } from '#contract/homes/query.ts';
import { pageDocument } from '#src/render/pageDocument.ts';
import { homesHead } from './homesHead.ts';

const origin = 'https://homes.example.com';

/** A page's head as the server sends it. */
const headOf = (view: HomesView): string =>
  pageDocument({
    head: { ...homesHead(view, origin), brand: 'Nivaas' },
    origin,
    view: { body: '', styles: '', later: '', links: '' },
    fonts: '',
    tags: '',
    root: { id: 'root' },
    start: {},
  }).replace(/<body[\s\S]*/, '');

const dataIn = (head: string): unknown => JSON.parse(/ld\+json"[^>]*>([^<]*)/.exec(head)?.[1] ?? 'null');

it('a home’s page names its address, its photo, and what it is among the pages', () => {
  const home = buildHomeDetail();
  const head = headOf({ kind: 'home', home, today: 0 });
  expect(head).toContain(`<link rel="canonical" href="${origin}${home.path}">`);
  expect(head).toContain(`<meta property="og:image" content="${origin}${home.photo?.file_url}">`);
  const listing = { '@type': 'RealEstateListing', url: origin + home.path, offers: { price: home.expected_price } };
  const crumbs = ['/homes', '/homes/in/jaipur', '/homes/in/jaipur/vaishali-nagar', home.path];
  expect(dataIn(head)).toMatchObject({
    '@graph': [
      listing,
      { '@type': 'BreadcrumbList', itemListElement: crumbs.map((path) => ({ item: origin + path })) },
    ],
  });
});

it('a search is one page in every order', () => {
  const query = homesQuery.validateSync({ bedrooms: '3', sort: 'price_up' });
  const head = headOf({ kind: 'search', query, refused: [], found: buildHomesFound() });
  expect(head).toContain(`<link rel="canonical" href="${origin}/homes?bedrooms=3">`);
});

it.each([
  [2, false],
  [3, true],
])('the page of a place with %i homes is for search engines: %s', (homes, isListed) => {
  const rates = { median_rate: null, quartiles: null, kinds: {}, steps: [], rates: [], beside: [] };
  const place = { city: 'Jaipur', locality: 'Bani Park', homes, ...rates, newest: [buildHomeRow()] };
  const head = headOf({ kind: 'place', place });
  expect(head.includes('<meta name="robots" content="noindex">')).toBe(!isListed);
  expect(head.includes(`<link rel="canonical" href="${origin}/homes/in/jaipur/bani-park">`)).toBe(isListed);
});
