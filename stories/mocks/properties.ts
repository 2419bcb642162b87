import type { HttpHandler } from 'msw';
import { buildListingRow, buildMedia, buildPropertyDetail } from '#contract/fixtures/properties.ts';
import {
  addMedia,
  addVideo,
  createProperty,
  getProperty,
  listProperties,
  setPrimary,
} from '#contract/properties/endpoints.ts';
import type { ListingRow } from '#contract/properties/schemas.ts';
import { mock } from './mock.ts';

/** Six homes of one broker, among them one without a title and one without price and area. */
export const someListings: readonly ListingRow[] = (
  [
    ['3 BHK flat near Akshaya Patra Temple', 'flat', 'Jagatpura', 8_450_000, 1450],
    ['Restored haveli with courtyard', 'guest_house', 'Bani Park', 47_500_000, 6200],
    ['Four-bedroom villa with garden', 'villa', 'Vaishali Nagar', 23_500_000, 3100],
    [null, 'builder_floor', 'Mansarovar', 6_800_000, 1450],
    ['Corner plot, JDA approved', 'residential_land', 'Ajmer Road', null, null],
    ['Commercial shop on the main road', 'commercial_shop', 'Raja Park', 12_000_000, 540],
  ] as const
).map(([title, property_type, locality, expected_price, built_up_area], at) =>
  buildListingRow({ id: at + 1, title, property_type, locality, expected_price, built_up_area }),
);

/** Many homes, for pages. */
export const manyListings = (count: number): ListingRow[] =>
  Array.from({ length: count }, (_, at) => ({
    ...(someListings[at % someListings.length] ?? buildListingRow()),
    id: at + 1,
  }));

/** A broker's properties: search by title, page and detail. */
export const propertyCalls = (rows: readonly ListingRow[] = someListings): HttpHandler[] => [
  mock(listProperties, ({ query }) => {
    const limit = Number(query.limit ?? 20);
    const q = (query.q ?? '').toLowerCase();
    const found = rows.filter(({ title, city, locality }) => `${title} ${city} ${locality}`.toLowerCase().includes(q));
    return { data: found.slice(0, limit), meta: { total: found.length, page: 1, limit } };
  }),
  mock(getProperty, ({ params }) => {
    const row = rows.find(({ id }) => id === Number(params.id)) ?? buildListingRow();
    const { title, property_type, city, locality, state } = row;
    const media = [1, 2, 3, 4].map((id) =>
      buildMedia({
        id,
        is_primary: id === 2,
        category: ['bedroom', 'exterior', 'kitchen', 'bathroom'][id - 1] ?? 'other',
      }),
    );
    return { data: buildPropertyDetail({ id: row.id, title, property_type, city, locality, state, media }) };
  }),
];

/** The calls of Post Property; photos are numbered from 1. */
export const postingCalls = (): HttpHandler[] => {
  let media = 0;
  return [
    mock(createProperty, () => ({ id: 41 })),
    mock(addMedia, () => {
      media += 1;
      return { id: media };
    }),
    mock(setPrimary, ({ params }) => ({ data: { id: Number(params.mediaId), is_primary: true } })),
    mock(addVideo, ({ body }) => ({ data: { id: 1, url: String(body.url) } })),
    mock(listProperties, () => ({ data: [], meta: { total: 0, page: 1, limit: 20 } })),
  ];
};

// A PNG of one colour, 40 by 30.
const onePlainColour =
  'iVBORw0KGgoAAAANSUhEUgAAACgAAAAeCAMAAABpA6zvAAAAA1BMVEWmz85KMTg+AAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEklEQVQ4y2NgGAWjYBSMguEAAATOAAHHK9RWAAAAAElFTkSuQmCC';

/** A small picture as a person would choose it, with this name and type. */
export const pictureFile = (name: string, type = 'image/png'): File =>
  new File([Uint8Array.from(atob(onePlainColour), (char) => char.charCodeAt(0))], name, { type });
