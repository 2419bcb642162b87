import { and, eq, inArray, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { InferType } from 'yup';
import type { listAllProperties, ModeratedRow } from '#contract/properties/moderation.ts';
import type { Database, Tx } from '../db/database.ts';
import { hoursAgo } from '../db/hoursAgo.ts';
import { withinDays } from '../db/indiaDays.ts';
import { findInAll, onPage } from '../db/page.ts';
import { brokers } from '../db/schema/accounts.ts';
import { homeReports, properties, propertyEvents } from '../db/schema/properties.ts';
import { asStored, ordered, type Sorting, textContains } from '../db/search.ts';
import { figureInAll } from '../figures/figures.ts';
import { isOpenReportOf } from '../homes/homeReports.ts';
import { HINTS_LOOKED_FOR, REVIEWS_MEASURED_H } from '../limits/homes.ts';
import type { PhotoStore } from '../media/types.ts';
import { isPlace } from '../properties/places.ts';
import {
  countEnquiries,
  listedColumns,
  photoUrl,
  primaryPhotos,
  propertySorts,
  wordsOf,
} from '../properties/queries.ts';
import { countHints } from './hints.ts';
import { waitingSince } from './waiting.ts';

type Query = InferType<typeof listAllProperties.query>;

const isReported = sql`exists (select from ${homeReports} where ${isOpenReportOf(properties.id)})`;

const queues = {
  review: eq(properties.status, 'in_review'),
  edited: and(eq(properties.status, 'live'), isNotNull(properties.editedAt)),
  // A reported home that visitors cannot see waits until it is live again.
  reported: and(eq(properties.status, 'live'), isReported),
} as const satisfies Record<string, SQL | undefined>;

const byUpdate = asStored(properties.updatedAt);
// The ones that wait longest arrived first.
const byWaiting: Sorting = (way) => [sql`${waitingSince} ${way === 'asc' ? sql`desc` : sql`asc`} nulls last`];
// Only in a queue: otherwise the waiting time would have to be computed for every property.
const sortOf = ({ sort = 'id', queue }: Query): Sorting => {
  if (sort === 'waiting') return queue ? byWaiting : byUpdate;
  return sort === 'updated_at' ? byUpdate : propertySorts[sort];
};

const medianMinutes = async (tx: Tx): Promise<number | null> => {
  const [row] = await tx
    .select({
      median: sql<
        number | null
      >`(percentile_cont(0.5) within group (order by (${propertyEvents.detail} ->> 'minutes')::float8))::float8`,
    })
    .from(propertyEvents)
    .where(and(eq(propertyEvents.kind, 'reviewed'), sql`${propertyEvents.at} > ${hoursAgo(REVIEWS_MEASURED_H)}`));
  return row?.median ?? null;
};

const searchedFor = (q: string): SQL | undefined =>
  and(...wordsOf(q).map((word) => textContains(properties.operatorSearch, word)));

/** The filters of all brokers' properties. */
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
    searchedFor(q),
  );
};

const orderOf = (query: Query): SQL[] => ordered(query.order, sortOf(query), properties.id);

/** The ids of a list's first properties, as many as hints are computed for. */
const firstIds = async (tx: Tx, query: Query): Promise<number[]> => {
  const rows = await tx
    .select({ id: properties.id })
    .from(properties)
    .innerJoin(brokers, eq(brokers.id, properties.brokerId))
    .where(moderatedConditions(query))
    .orderBy(...orderOf(query))
    .limit(HINTS_LOOKED_FOR);
  return rows.map(({ id }) => id);
};

/**
 * A page of all brokers' properties, with the queue lengths and the median review time; `only` restricts it to these ids.
 * Hints are not counted.
 */
export const listModerated = async (tx: Tx, query: Query, only?: readonly number[]) => {
  const where = and(moderatedConditions({ ...query, q: '' }), only && inArray(properties.id, [...only]));
  const searched = searchedFor(query.q);
  const orderBy = orderOf(query);
  const columns = {
    ...listedColumns,
    created_at: properties.createdAt,
    edited_at: properties.editedAt,
    waiting_since: waitingSince,
    broker: { id: brokers.id, name: brokers.fullName },
    brokerStatus: brokers.status,
    reports: tx.$count(homeReports, isOpenReportOf(properties.id)),
    latest_event: sql<number>`coalesce((
      select max(${propertyEvents.id}) from ${propertyEvents} where ${propertyEvents.propertyId} = ${properties.id}
    ), 0)`,
  };
  const joined = tx.select(columns).from(properties).innerJoin(brokers, eq(brokers.id, properties.brokerId));
  // Every page of the panel requests the queue lengths: counting all homes for that would be most of its work.
  const all = await figureInAll(tx, 'home_type');
  const known = where || searched ? undefined : all;
  const list = { id: properties.id, where, searched, orderBy, query, known };
  const { rows, meta } = await findInAll(tx, properties, list, (place) => onPage(joined.$dynamic(), place));
  const ids = rows.map(({ id }) => id);
  const brokerIds = [...new Set(rows.map(({ broker }) => broker.id))];
  const photos = await primaryPhotos(tx, brokerIds, ids);
  const enquiries = await countEnquiries(tx, brokerIds, ids);
  const data = rows.map(({ brokerStatus, ...one }): ModeratedRow => {
    const photo = photos.get(one.id);
    const isPublic = one.status === 'live' && brokerStatus === 'active';
    return {
      ...one,
      created_at: one.created_at.toISOString(),
      updated_at: one.updated_at.toISOString(),
      edited_at: one.edited_at?.toISOString() ?? null,
      waiting_since: one.waiting_since?.toISOString() ?? null,
      hints: null,
      photo: photo ? photoUrl(photo, isPublic) : null,
      enquiries: enquiries.get(one.id) ?? 0,
    };
  });
  const lengths = {
    all,
    review: await tx.$count(properties, queues.review),
    edited: await tx.$count(properties, queues.edited),
    reported: await tx.$count(properties, queues.reported),
  };
  return { data, meta: { ...meta, queues: lengths, decide_minutes_median: await medianMinutes(tx) } };
};

/** `listModerated` with the number of hints, or only properties with or without hints, if the query requests that. */
export const findListed = async (db: Database, photoStore: PhotoStore, query: Query) => {
  const { hints } = query;
  const list = (only?: readonly number[]) => db.asOperator((tx) => listModerated(tx, query, only));
  if (!hints) return list();
  const withNumbers = ({ data, meta }: Awaited<ReturnType<typeof list>>, counts: ReadonlyMap<number, number>) => ({
    data: data.map((row): ModeratedRow => ({ ...row, hints: counts.get(row.id) ?? null })),
    meta,
  });
  if (hints === 'true') {
    const page = await list();
    const ids = page.data.map(({ id }) => id);
    return withNumbers(page, await countHints(db, photoStore, ids));
  }
  const counts = await countHints(db, photoStore, await db.asOperator((tx) => firstIds(tx, query)));
  const kept = [...counts].flatMap(([id, count]) => (count > 0 === (hints === 'some') ? id : []));
  return withNumbers(await list(kept), counts);
};
