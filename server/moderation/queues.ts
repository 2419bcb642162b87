import { and, eq, inArray, isNotNull, notInArray, type SQL, sql } from 'drizzle-orm';
import type { InferType } from 'yup';
import type { listAllProperties, ModeratedRow } from '#contract/properties/moderation.ts';
import type { Tx } from '../db/database.ts';
import { hoursAgo } from '../db/hoursAgo.ts';
import { withinDays } from '../db/indiaDays.ts';
import { countPage, onPage } from '../db/page.ts';
import { brokers } from '../db/schema/accounts.ts';
import { listingEvents, listingReports, properties } from '../db/schema/properties.ts';
import { asStored, ordered, type Sorting, textContains } from '../db/search.ts';
import { REVIEWS_MEASURED_H } from '../limits/policy.ts';
import { isPlace } from '../properties/places.ts';
import {
  countEnquiries,
  leadingPhotos,
  listedColumns,
  photoUrl,
  propertySorts,
  searchedText,
  wordsOf,
} from '../properties/queries.ts';
import { countHints, findHints } from './hints.ts';
import { isOpenReportOf } from './reports.ts';
import { waitingSince } from './waiting.ts';

type Query = InferType<typeof listAllProperties.query>;

const isReported = sql`exists (select from ${listingReports} where ${isOpenReportOf(properties.id)})`;

/** The conditions of the operator's queues. */
const queues = {
  review: eq(properties.status, 'in_review'),
  edited: and(eq(properties.status, 'live'), isNotNull(properties.editedAt)),
  reported: and(notInArray(properties.status, ['removed', 'archived']), isReported),
} as const satisfies Record<string, SQL | undefined>;

const byUpdate = asStored(properties.updatedAt);
// What waits longest came first.
const byWaiting: Sorting = (way) => [sql`${waitingSince} ${way === 'asc' ? sql`desc` : sql`asc`} nulls last`];
// In a queue only: it would be worked out for every listing.
const sortOf = ({ sort = 'id', queue }: Query): Sorting => {
  if (sort === 'waiting') return queue ? byWaiting : byUpdate;
  return sort === 'updated_at' ? byUpdate : propertySorts[sort];
};

const medianMinutes = async (tx: Tx): Promise<number | null> => {
  const [row] = await tx
    .select({
      median: sql<
        number | null
      >`(percentile_cont(0.5) within group (order by (${listingEvents.detail} ->> 'minutes')::float8))::float8`,
    })
    .from(listingEvents)
    .where(and(eq(listingEvents.kind, 'reviewed'), sql`${listingEvents.at} > ${hoursAgo(REVIEWS_MEASURED_H)}`));
  return row?.median ?? null;
};

/** The filters of all brokers' listings. */
export const moderatedConditions = (query: Query): SQL | undefined => {
  const { q, status, broker_id: brokerId, queue, property_type: type, city, locality } = query;
  const { sold_from: soldFrom, sold_to: soldTo } = query;
  return and(
    status && eq(properties.status, status),
    brokerId === undefined ? undefined : eq(properties.brokerId, brokerId),
    queue && queues[queue],
    type && eq(properties.propertyType, type),
    city === undefined ? undefined : isPlace(properties.city, city),
    locality === undefined ? undefined : isPlace(properties.locality, locality),
    withinDays(properties.createdAt, query.posted_from, query.posted_to),
    soldFrom === undefined && soldTo === undefined ? undefined : eq(properties.status, 'sold'),
    withinDays(properties.soldAt, soldFrom, soldTo),
    ...wordsOf(q).map((word) => textContains(searchedText, word)),
  );
};

const hintCounts = async (tx: Tx, ids: readonly number[]) => {
  const rows = await tx
    .select()
    .from(properties)
    .where(inArray(properties.id, [...ids]));
  const counts = new Map<number, number>();
  for (const row of rows) counts.set(row.id, countHints(await findHints(tx, row)));
  return counts;
};

/** A page of all brokers' listings, with the lengths of the queues and the median time of a review. */
export const listModerated = async (tx: Tx, query: Query) => {
  const where = moderatedConditions(query);
  const orderBy = ordered(query.order, sortOf(query), properties.id);
  const page = await countPage(tx, properties, { where, orderBy, query });
  const columns = {
    ...listedColumns,
    created_at: properties.createdAt,
    edited_at: properties.editedAt,
    waiting_since: waitingSince,
    broker: { id: brokers.id, name: brokers.fullName },
    brokerStatus: brokers.status,
    reports: tx.$count(listingReports, isOpenReportOf(properties.id)),
  };
  const joined = tx.select(columns).from(properties).innerJoin(brokers, eq(brokers.id, properties.brokerId));
  const rows = await onPage(joined.$dynamic(), page);
  const ids = rows.map(({ id }) => id);
  const brokerIds = [...new Set(rows.map(({ broker }) => broker.id))];
  const photos = await leadingPhotos(tx, brokerIds, ids);
  const enquiries = await countEnquiries(tx, brokerIds, ids);
  const hints = query.hints && (await hintCounts(tx, ids));
  const data = rows.map(({ brokerStatus, ...one }): ModeratedRow => {
    const photo = photos.get(one.id);
    const isPublic = one.status === 'live' && brokerStatus === 'active';
    return {
      ...one,
      created_at: one.created_at.toISOString(),
      updated_at: one.updated_at.toISOString(),
      edited_at: one.edited_at?.toISOString() ?? null,
      waiting_since: one.waiting_since?.toISOString() ?? null,
      hints: hints?.get(one.id) ?? null,
      photo: photo ? photoUrl(photo, isPublic) : null,
      enquiries: enquiries.get(one.id) ?? 0,
    };
  });
  const lengths = {
    all: await tx.$count(properties),
    review: await tx.$count(properties, queues.review),
    edited: await tx.$count(properties, queues.edited),
    reported: await tx.$count(properties, queues.reported),
  };
  return { data, meta: { ...page.meta, queues: lengths, decide_minutes_median: await medianMinutes(tx) } };
};
