import { expect, it } from 'vitest';
import { buildSite, buildSiteContent, buildSiteHomeRow } from '#contract/fixtures/sites.ts';
import { plainContent } from '#contract/siteContent.ts';
import type { PublicSite, SiteHomeRow } from '#contract/sites.ts';
import { siteFigures } from './figures.ts';

const homes = (count: number, one: (at: number) => Partial<SiteHomeRow> = () => ({})) =>
  Array.from({ length: count }, (_, at) => buildSiteHomeRow({ id: at + 1, expected_price: 4_200_000, ...one(at) }));
const figuresOf = (site: Partial<PublicSite>) => siteFigures(buildSite({ content: plainContent, ...site }));

it('name what differs, each number once', () => {
  const listings = homes(7, (at) => ({ locality: `Locality ${at}`, property_type: at < 2 ? 'villa' : 'factory' }));
  expect(figuresOf({ listings })).toEqual([
    ['7', 'homes on sale today'],
    ['₹42\u00a0Lac', 'where prices start'],
  ]);
});
it('name since when and where the broker works', () => {
  const listings = homes(5, (at) => ({ property_type: at < 2 ? 'villa' : 'residential_land' }));
  expect(figuresOf({ listings, content: buildSiteContent() })).toEqual([
    ['2009', 'selling homes since'],
    ['5', 'homes on sale today'],
    ['4', 'areas we know well'],
    ['₹42\u00a0Lac', 'where prices start'],
  ]);
});
it('name the total alone where only one page of the homes is known', () => {
  const part = { page: 1, pages: 3, total: 204 };
  expect(figuresOf({ listings: homes(6, (at) => ({ locality: `${at}` })), part })).toEqual([
    ['204', 'homes on sale today'],
  ]);
});
it.each([0, 1, 3])('are none with %d homes of a kind in one locality', (count) =>
  expect(figuresOf({ listings: homes(count) })).toEqual([]),
);
