import type { HttpHandler } from 'msw';
import { photoUrl } from '#contract/fixtures/photoUrl.ts';
import { buildSite, buildSiteHead, buildSiteHomeRow, buildSiteProperty } from '#contract/fixtures/sites.ts';
import { getSite, getSiteProperty, type PublicSite, sendEnquiry } from '#contract/sites.ts';
import { mock } from './mock.ts';

const photos = (type: string, seed: number, count: number) =>
  ['exterior', 'bedroom', 'kitchen', 'bathroom'].slice(0, count).map((category, at) => ({
    id: seed * 10 + at,
    file_url: photoUrl(type, category, seed),
    is_primary: at === 0,
    width: 1600,
    height: 1200,
  }));

/** A site with six homes, some with a photo and some without. */
export const fullSite = (overrides: Partial<PublicSite> = {}): PublicSite =>
  buildSite({
    template: 'modern',
    listings: [
      buildSiteHomeRow({
        id: 1,
        property_type: 'villa',
        title: 'Sirsi Road villa with a pool',
        locality: 'Sirsi Road',
        expected_price: 28_500_000,
        built_up_area: 3200,
        num_bedrooms: '4',
        photos: photos('villa', 1, 1),
      }),
      buildSiteHomeRow({
        id: 2,
        title: 'Neem Court, second floor',
        property_type: 'builder_floor',
        expected_price: 11_000_000,
      }),
      buildSiteHomeRow({
        id: 3,
        building_type: 'commercial',
        property_type: 'office_space',
        title: 'Corner office, fourth floor',
        locality: 'Tonk Road',
        expected_price: 16_400_000,
        num_bedrooms: null,
        description: null,
        photos: photos('office_space', 3, 1),
      }),
      buildSiteHomeRow({ id: 4, title: null, locality: 'Jagatpura', expected_price: 4_200_000, photos: [] }),
      buildSiteHomeRow({ id: 5, property_type: 'farm_house', title: 'Mango House', expected_price: null, photos: [] }),
      buildSiteHomeRow({
        id: 6,
        property_type: 'residential_land',
        title: 'Corner plot',
        num_bedrooms: null,
        photos: [],
      }),
    ],
    ...overrides,
  });

/** The calls of a published site and its enquiries. */
export const siteCalls = (site: PublicSite = fullSite()): HttpHandler[] => [
  mock(getSite, () => ({ data: site })),
  mock(getSiteProperty, () => ({
    data: { site: buildSiteHead(), property: buildSiteProperty(), similar: site.listings.slice(1, 4) },
  })),
  mock(sendEnquiry, () => ({ data: { id: 7 } })),
];
