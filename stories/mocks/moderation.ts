import type { HttpHandler } from 'msw';
import { demoPeople } from '#contract/fixtures/accounts.ts';
import { buildModeratedDetail, buildModeratedRow } from '#contract/fixtures/moderation.ts';
import { photoUrl } from '#contract/fixtures/photoUrl.ts';
import type { PropertyStatus } from '#contract/properties/life.ts';
import {
  approveProperties,
  checkRera,
  getModerated,
  type Hint,
  listAllProperties,
  type ModeratedDetail,
  type ModeratedRow,
  reviewProperty,
} from '#contract/properties/moderation.ts';
import { inMemory } from './inMemory.ts';
import { mock } from './mock.ts';

const HOUR = 3_600_000;
const ago = (hours: number) => new Date(Date.now() - hours * HOUR).toISOString();

/** Seven homes that wait for a review, three with hints. */
const someModerated = (): ModeratedRow[] =>
  (
    [
      ['3 BHK flat near Akshaya Patra Temple', 'flat', 'Jagatpura', 'vikram', 785_000, 3, 38],
      ['4 BHK villa near Kanta Chauraha', 'villa', 'Jhotwara', 'asha', 16_900_000, 0, 22],
      ['Builder floor near Pannadhay Circle', 'builder_floor', 'Pratap Nagar', 'asha', 7_850_000, 0, 19],
      ['Corner plot, JDA approved', 'residential_land', 'Ajmer Road', 'vikram', 4_600_000, 1, 11],
      ['Restored haveli with courtyard', 'guest_house', 'Bani Park', 'asha', 47_500_000, 0, 6],
      ['Corner shop near Kalwar Road', 'commercial_shop', 'Jhotwara', 'vikram', 4_100_000, 2, 3],
      [null, 'flat', 'Vaishali Nagar', 'asha', null, 0, 0.84],
    ] as const
  ).map(([title, property_type, locality, broker, expected_price, hints, hours], at) =>
    buildModeratedRow({
      id: at + 1,
      title,
      property_type,
      locality,
      expected_price,
      hints,
      broker: { id: broker === 'asha' ? 2 : 3, name: demoPeople[broker].name },
      waiting_since: ago(hours),
      photo: title ? photoUrl(property_type, 'exterior', at + 1) : null,
    }),
  );

const text =
  'Bright corner flat on the seventh floor with a view of the Aravalli hills. Direct owner deal, call 98290 12345 or come to B-14, gate 2.';
const placeOf = (words: string) => ({
  field: 'description',
  from: text.indexOf(words),
  to: text.indexOf(words) + words.length,
});

/** A hint of each kind, and a description that contains the contact details. */
export const hinted: Pick<ModeratedDetail, 'description' | 'hints'> = {
  description: text,
  hints: [
    { kind: 'price', text: '₹541 per sq. ft; the median of 12 homes in Jagatpura is ₹4,350' },
    { kind: 'contact_in_text', text: 'In the description: 98290 12345', ...placeOf('98290 12345') },
    { kind: 'contact_in_text', text: 'In the description: B-14, gate 2', ...placeOf('B-14, gate 2') },
    { kind: 'second_listing', text: 'Home 9, 3 BHK flat, has the same society, area and price', home: 9 },
    { kind: 'same_picture', text: 'The same picture is on home 8 of Vikram Shekhawat', media_id: 3, home: 8 },
  ] satisfies Hint[],
};

const detailOf = ({ id, title, property_type, locality, status, waiting_since, hints, reports }: ModeratedRow) =>
  buildModeratedDetail({
    id,
    title,
    property_type,
    locality,
    status,
    waiting_since,
    ...(hints ? hinted : {}),
    reports: Array.from({ length: reports }, (_, at) => ({
      id: at + 1,
      at: ago(at + 2),
      reason: at ? 'fraud' : 'sold',
      note: at ? 'Asks for money before the visit.' : null,
      contact: at ? 'ravi@mail.example' : null,
    })),
  });

const after: Readonly<Record<string, PropertyStatus>> = {
  approve: 'live',
  request_changes: 'changes_requested',
  remove: 'removed',
  restore: 'live',
};

/** The operator's calls for properties, on a list in memory; every property's details include `more`. */
export const moderationCalls = (
  start: readonly ModeratedRow[] = someModerated(),
  more: Partial<ModeratedDetail> = {},
): HttpHandler[] => {
  const homes = inMemory(start);
  const isIn = (queue: string | undefined) => (one: ModeratedRow) =>
    queue === 'review'
      ? one.status === 'in_review'
      : queue === 'edited'
        ? one.edited_at !== null
        : queue === 'reported'
          ? one.status === 'live' && one.reports > 0
          : true;
  const count = (queue?: string) => homes.all().filter(isIn(queue)).length;
  const find = (id: unknown) => homes.find(id) ?? buildModeratedRow({ id: Number(id) });
  const step = (id: unknown, to: Partial<ModeratedRow>) =>
    homes.replace({ ...find(id), ...to, edited_at: null, reports: 0 });
  let checkedAt: string | null = null;
  const detail = (id: unknown) => ({ data: { ...detailOf(find(id)), ...more, rera_checked_at: checkedAt } });
  return [
    mock(listAllProperties, ({ query }) => {
      const q = (query.q ?? '').toLowerCase();
      const data = homes
        .all()
        .filter(isIn(query.queue))
        .filter(({ title, locality }) => `${title} ${locality}`.toLowerCase().includes(q))
        .filter(({ status }) => !query.status || status === query.status)
        .filter(({ broker }) => !query.broker_id || broker.id === Number(query.broker_id));
      const queues = { all: count(), review: count('review'), edited: count('edited'), reported: count('reported') };
      return { data, meta: { total: data.length, page: 1, limit: 20, queues, decide_minutes_median: 190 } };
    }),
    mock(getModerated, ({ params }) => detail(params.id)),
    mock(reviewProperty, ({ params, body }) => {
      step(params.id, { status: after[String(body.decision)] ?? 'live' });
      return detail(params.id);
    }),
    mock(approveProperties, ({ body }) => ({
      data: (body.ids as number[]).map((id) => {
        if (find(id).hints) return { id, approved: false, message: 'It has hints. Please review it on its own.' };
        step(id, { status: 'live' });
        return { id, approved: true, message: null };
      }),
    })),
    mock(checkRera, ({ params, body }) => {
      checkedAt = body.checked ? ago(0) : null;
      return detail(params.id);
    }),
  ];
};
