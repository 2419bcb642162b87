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

/** Six homes of one broker: among them one without a title and one without price and area. */
export const someListings: readonly ListingRow[] = [
  buildListingRow({
    id: 1,
    title: '3 BHK flat near Akshaya Patra Temple',
    locality: 'Jagatpura',
    expected_price: 8_450_000,
  }),
  buildListingRow({
    id: 2,
    title: 'Restored haveli with courtyard',
    property_type: 'guest_house',
    locality: 'Bani Park',
    expected_price: 47_500_000,
    built_up_area: 6200,
  }),
  buildListingRow({
    id: 3,
    title: 'Four-bedroom villa with garden',
    property_type: 'villa',
    expected_price: 23_500_000,
    built_up_area: 3100,
  }),
  buildListingRow({
    id: 4,
    title: null,
    property_type: 'builder_floor',
    locality: 'Mansarovar',
    expected_price: 6_800_000,
  }),
  buildListingRow({
    id: 5,
    title: 'Corner plot, JDA approved',
    property_type: 'residential_land',
    locality: 'Ajmer Road',
    expected_price: null,
    built_up_area: null,
  }),
  buildListingRow({
    id: 6,
    title: 'Commercial shop on the main road',
    property_type: 'commercial_shop',
    locality: 'Raja Park',
    expected_price: 12_000_000,
    built_up_area: 540,
  }),
];

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

/** What Post Property calls; every photo gets the next number. */
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

/** A small picture as a person would choose it, under whatever name and kind it goes. */
export const pictureFile = (name: string, type = 'image/png'): File =>
  new File([Uint8Array.from(atob(onePlainColour), (char) => char.charCodeAt(0))], name, { type });
