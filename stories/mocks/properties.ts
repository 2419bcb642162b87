import type { HttpHandler } from 'msw';
import { photoUrl } from '#contract/fixtures/photoUrl.ts';
import { buildMedia, buildPropertyDetail, buildPropertyRow } from '#contract/fixtures/properties.ts';
import {
  addMedia,
  addVideo,
  changeMedia,
  changeProperty,
  changeStatus,
  createProperty,
  deleteMedia,
  deleteVideo,
  duplicateProperty,
  getProperty,
  listEvents,
  listProperties,
  orderMedia,
  setPrimary,
} from '#contract/properties/endpoints.ts';
import { brokerSteps } from '#contract/properties/life.ts';
import type { PropertyCreateBody, PropertyDetail, PropertyEvent, PropertyRow } from '#contract/properties/schemas.ts';
import { inMemory, pageOf } from './inMemory.ts';
import { mock } from './mock.ts';

/** Six homes of one broker, among them one without a title, one without price and area, and two without a photo. */
export const someProperties: readonly PropertyRow[] = (
  [
    ['3 BHK flat near Akshaya Patra Temple', 'flat', 'Jagatpura', 8_450_000, 1450, 'live', 9],
    ['Restored haveli with courtyard', 'guest_house', 'Bani Park', 47_500_000, 6200, 'live', 3],
    ['Four-bedroom villa with garden', 'villa', 'Vaishali Nagar', 23_500_000, 3100, 'changes_requested', 14],
    [null, 'builder_floor', 'Mansarovar', 6_800_000, 1450, 'in_review', 0],
    ['Corner plot, JDA approved', 'residential_land', 'Ajmer Road', null, null, 'paused', 6],
    ['Commercial shop on the main road', 'commercial_shop', 'Raja Park', 12_000_000, 540, 'sold', 21],
  ] as const
).map(([title, property_type, locality, expected_price, built_up_area, status, enquiries], at) =>
  buildPropertyRow({
    id: at + 1,
    title,
    property_type,
    locality,
    expected_price,
    built_up_area,
    status,
    enquiries,
    photo: at === 1 || at === 4 ? null : photoUrl(property_type, 'exterior', at + 1),
  }),
);

/** Many homes, to fill several pages. */
export const manyProperties = (count: number): PropertyRow[] =>
  Array.from({ length: count }, (_, at) => ({
    ...(someProperties[at % someProperties.length] ?? buildPropertyRow()),
    id: at + 1,
  }));

const asha = { role: 'broker', id: 2, name: 'Asha Rathore' };

/** A timeline with an entry of every kind that is worded differently. */
export const someEvents: readonly PropertyEvent[] = (
  [
    ['status_changed', asha, { from: 'live', to: 'paused' }],
    ['price_changed', asha, { from: 8_450_000, to: 8_200_000 }],
    [
      'edited',
      asha,
      {
        changes: [
          { field: 'title', from: 'Flat', to: '3 BHK flat' },
          { field: 'furnishing_status', from: null, to: 'furnished' },
          { field: 'amenities', from: [], to: ['Lift'] },
        ],
      },
    ],
    ['reviewed', { role: 'super_admin', id: 1, name: 'Meera Krishnan' }, { decision: 'approve' }],
    ['rera_checked', null, { checked: true }],
    ['photo_added', asha, { ids: [4, 5, 6] }],
    ['posted', asha, {}],
  ] as const satisfies readonly (readonly [PropertyEvent['kind'], PropertyEvent['actor'], PropertyEvent['detail']])[]
).map(([kind, actor, detail], at) => ({
  id: 100 - at,
  at: new Date(Date.UTC(2026, 6, 20 - 2 * at, 9, 30)).toISOString(),
  kind,
  actor,
  detail,
}));

/** A broker's properties: search by title, page, details, timeline and status changes. */
export const propertyCalls = (rows: readonly PropertyRow[] = someProperties): HttpHandler[] => {
  const homes = inMemory(rows);
  const detailOf = (id: unknown) => {
    const row = homes.find(id) ?? buildPropertyRow();
    const { title, property_type, city, locality, state, status } = row;
    const media = [1, 2, 3, 4].map((photo) =>
      buildMedia({
        id: photo,
        is_primary: photo === 2,
        category: ['bedroom', 'exterior', 'kitchen', 'bathroom'][photo - 1] ?? 'other',
      }),
    );
    return { data: buildPropertyDetail({ id: row.id, title, property_type, city, locality, state, status, media }) };
  };
  return [
    mock(listProperties, ({ query }) => {
      const listed = query.status ? homes.all() : homes.all().filter(({ status }) => status !== 'archived');
      return pageOf(listed, query, ({ title, city, locality }) => [title, city, locality]);
    }),
    mock(getProperty, ({ params }) => detailOf(params.id)),
    mock(listEvents, () => ({ data: [...someEvents], meta: { total: someEvents.length, page: 1, limit: 20 } })),
    mock(changeStatus, ({ params, body }) => {
      const status = brokerSteps.values.find((step) => step === body.status);
      const row = homes.find(params.id);
      if (row && status) homes.replace({ ...row, status });
      return detailOf(params.id);
    }),
    mock(duplicateProperty, ({ params }) => {
      const id = Math.max(...homes.all().map((row) => row.id)) + 1;
      homes.add({ ...(homes.find(params.id) ?? buildPropertyRow()), id, status: 'paused', photo: null, enquiries: 0 });
      return { id };
    }),
  ];
};

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

/** A home with photos of three categories and a video, to edit. */
export const homeToEdit: PropertyDetail = buildPropertyDetail({
  media: [
    buildMedia({ id: 1, is_primary: true }),
    buildMedia({ id: 2 }),
    buildMedia({ id: 3 }),
    buildMedia({ id: 4, category: 'bedroom' }),
    buildMedia({ id: 5, category: 'kitchen' }),
  ],
  videos: [{ id: 9, url: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ' }],
});

/** The calls of the page that edits a home; each write adds a line to `log`. New photos are numbered from 101. */
export const editingCalls = (home: PropertyDetail = homeToEdit, log: string[] = []): HttpHandler[] => {
  let media = 100;
  const newer = { ...home, updated_at: '2026-07-02T06:30:00.000Z' };
  const did = (line: string) => void log.push(line);
  return [
    mock(getProperty, () => ({ data: home })),
    mock(changeProperty, ({ body: { updated_at: _, ...body } }) => {
      did(`change ${JSON.stringify(body)}`);
      const { basic, features, ...lists } = body as Partial<PropertyCreateBody>;
      return { data: { ...newer, ...basic, ...lists, features: { ...home.features, ...features } } };
    }),
    mock(addMedia, ({ body }) => {
      media += 1;
      did(`add ${body.category}`);
      return { id: media };
    }),
    mock(changeMedia, ({ params, body }) => {
      did(`category ${params.mediaId} ${body.category}`);
      return { data: newer };
    }),
    mock(orderMedia, ({ body }) => {
      did(`order ${String(body.order)}`);
      return { data: newer };
    }),
    mock(deleteMedia, ({ params }) => did(`delete ${params.mediaId}`)),
    mock(setPrimary, ({ params }) => {
      did(`default ${params.mediaId}`);
      return { data: { id: Number(params.mediaId), is_primary: true } };
    }),
    mock(addVideo, ({ body }) => {
      did(`video ${body.url}`);
      return { data: { id: 10, url: String(body.url) } };
    }),
    mock(deleteVideo, ({ params }) => did(`no video ${params.videoId}`)),
    mock(listProperties, () => ({ data: [], meta: { total: 0, page: 1, limit: 20 } })),
  ];
};

// A PNG of one colour, 40 by 30.
const onePlainColour =
  'iVBORw0KGgoAAAANSUhEUgAAACgAAAAeCAMAAABpA6zvAAAAA1BMVEWmz85KMTg+AAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEklEQVQ4y2NgGAWjYBSMguEAAATOAAHHK9RWAAAAAElFTkSuQmCC';

/** A small picture as a person would choose it, with this name and type. */
export const photoFile = (name: string, type = 'image/png'): File =>
  new File([Uint8Array.from(atob(onePlainColour), (char) => char.charCodeAt(0))], name, { type });
