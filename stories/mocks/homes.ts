import type { HttpHandler } from 'msw';
import {
  buildHomeDetail,
  buildHomeRow,
  buildHomesFound,
  buildLocality,
  buildPublicBroker,
} from '#contract/fixtures/homes.ts';
import {
  enquireHome,
  getHome,
  getPublicBroker,
  listLocalities,
  listPublicBrokers,
  searchHomes,
} from '#contract/homes/endpoints.ts';
import type { HomeRow, HomesFound } from '#contract/homes/schemas.ts';
import { reportHome } from '#contract/properties/moderation.ts';
import { mock } from './mock.ts';

const kinds = [
  ['3 BHK flat near Amrapali Circle', 'flat', 'Vaishali Nagar', 7_850_000, 1450, '3'],
  ['Four-bedroom villa with garden', 'villa', 'Ajmer Road', 23_500_000, 3100, '4'],
  ['Restored haveli with courtyard', 'guest_house', 'Bani Park', 47_500_000, 6200, null],
  [null, 'builder_floor', 'Mansarovar', 6_800_000, 1250, '2'],
  ['Corner plot, JDA approved', 'residential_land', 'Sirsi Road', null, 1800, null],
  ['Shop on the main road', 'commercial_shop', 'Raja Park', 12_000_000, 540, null],
] as const;

/** Homes of several kinds: one without a title, one without a price, one without a photo, one whose price fell. */
export const someHomes = (count = 6): HomeRow[] =>
  Array.from({ length: count }, (_, at) => {
    const [title, property_type, locality, expected_price, built_up_area, num_bedrooms] =
      kinds[at % kinds.length] ?? kinds[0];
    const commercial = property_type === 'guest_house' || property_type === 'commercial_shop';
    return buildHomeRow({
      id: at + 1,
      title,
      property_type,
      building_type: commercial ? 'commercial' : 'residential',
      locality,
      expected_price,
      built_up_area,
      price_per_sqft: expected_price && Math.round(expected_price / built_up_area),
      num_bedrooms,
      ...(at % 6 === 0 && { price_before: 8_400_000 }),
      ...(at % 6 === 2 && { photo: null, photos: 0 }),
      ...(at % 6 === 3 && { availability: 'under_construction', rera_status: 'not_applicable' }),
    });
  });

/** The public calls of a search and a home's page. */
export const homeCalls = (found: HomesFound = buildHomesFound(someHomes())): HttpHandler[] => [
  mock(searchHomes, () => found),
  mock(getHome, ({ params }) => {
    const row = found.data.find(({ id }) => id === Number(params.id));
    const { broker: _, ...fields } = row ?? buildHomeRow();
    return { data: buildHomeDetail(fields) };
  }),
  mock(enquireHome, () => ({ data: { id: 7, broker: { phone: '+91 55501 20417', phoneE164: '+915550120417' } } })),
  mock(reportHome, () => ({ data: { received: true } })),
  mock(listLocalities, () => ({
    data: [buildLocality(), buildLocality({ locality: 'Mansarovar', homes: 2, median_rate: null, quartiles: null })],
  })),
  mock(listPublicBrokers, () => ({ data: [buildPublicBroker()], meta: { total: 1, page: 1, limit: 24 } })),
  mock(getPublicBroker, () => ({ data: buildPublicBroker() })),
];
