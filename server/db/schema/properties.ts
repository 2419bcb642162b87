import { type SQL, sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  doublePrecision,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { Role } from '#contract/endpoint.ts';
import type { featureFields } from '#contract/properties/fields.ts';
import type { EventDetail, EventKind, PropertyStatus } from '#contract/properties/life.ts';
import type { ReportReason } from '#contract/properties/reportReasons.ts';
import type { PropertyCreateBody } from '#contract/properties/schemas.ts';
import { brokers, timestamptz } from './accounts.ts';
import { searchText } from './searchText.ts';

type FeatureTable = typeof featureFields;
type FeatureWithColumn = {
  [Name in keyof FeatureTable]: FeatureTable[Name] extends { column: string } ? Name : never;
}[keyof FeatureTable];

/**
 * Properties. What lists show or search has a column; `features` contains the other features under the contract's names
 * (`column` in contract/properties/fields.ts). Prices are in whole rupees.
 */
export const properties = pgTable(
  'properties',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    brokerId: integer('broker_id')
      .notNull()
      .references(() => brokers.id),
    propertyFor: text('property_for').notNull(),
    buildingType: text('building_type').notNull(),
    propertyType: text('property_type').notNull(),
    title: text('title'),
    description: text('description'),
    state: text('state'),
    city: text('city'),
    locality: text('locality'),
    subLocality: text('sub_locality'),
    societyName: text('society_name'),
    address: text('address'),
    expectedPrice: bigint('expected_price', { mode: 'number' }),
    builtUpArea: doublePrecision('built_up_area'),
    areaUnit: text('area_unit'),
    numBedrooms: text('num_bedrooms'),
    features: jsonb('features').$type<Omit<PropertyCreateBody['features'], FeatureWithColumn>>().notNull().default({}),
    highlights: jsonb('highlights').$type<string[]>().notNull().default([]),
    amenities: jsonb('amenities').$type<string[]>().notNull().default([]),
    nearbyLandmarks: jsonb('nearby_landmarks').$type<string[]>().notNull().default([]),
    status: text('status').$type<PropertyStatus>().notNull().default('live'),
    /** Its status before the operator removed it, which it gets back when it is restored. */
    removedFrom: text('removed_from').$type<PropertyStatus>(),
    archivedAt: timestamptz('archived_at'),
    /** When it was sold; a trigger sets it while the status is `sold`. */
    soldAt: timestamptz('sold_at'),
    /** When it was approved, or went live without moderation. While null, it is reviewed before visitors see it. */
    approvedAt: timestamptz('approved_at'),
    /** The first edit since its approval while moderation is on: it is in the operator's queue. */
    editedAt: timestamptz('edited_at'),
    /** When the operator confirmed the RERA number. */
    reraCheckedAt: timestamptz('rera_checked_at'),
    createdAt: timestamptz('created_at').notNull().defaultNow(),
    updatedAt: timestamptz('updated_at').notNull().defaultNow(),
    /**
     * Its city and locality in lower case. A column, because the policies prevent the use of an index on an expression.
     */
    place: text('place').generatedAlwaysAs(
      (): SQL => sql`lower(${properties.city}) || E'\\n' || lower(${properties.locality})`,
    ),
    /** The text that the operator's searches match: that of brokers' searches, and the RERA number. */
    operatorSearch: text('operator_search').generatedAlwaysAs(
      (): SQL =>
        sql`${searchText([properties.city, properties.locality, properties.address, properties.title])} || E'\\n' || lower(coalesce(${properties.features} ->> 'rera_number', ''))`,
    ),
  },
  (table) => [
    // The few that wait for the operator.
    index('properties_waiting')
      .on(table.status, table.id)
      .where(sql`${table.status} = 'in_review' or ${table.editedAt} is not null`),
    // Properties of the same home, and the median price of a locality, with the columns that the policies read.
    index('properties_place').on(
      table.place,
      table.expectedPrice,
      table.builtUpArea,
      table.status,
      table.areaUnit,
      table.brokerId,
      table.id,
    ),
    // Reports: what is live, by broker and by place; what was sold. They contain all columns that the policies read.
    index('properties_of_status').on(table.status, table.brokerId, table.city, table.locality, table.id),
    index('properties_sold')
      .on(table.soldAt, table.brokerId, table.status, table.id)
      .where(sql`${table.status} = 'sold'`),
    // The operator's searches. Without fastupdate, because every search would scan the list of pending entries.
    index('properties_search').using('gin', table.operatorSearch.op('gin_trgm_ops')).with({ fastupdate: false }),
    // The few archived ones, which are erased after a time.
    index('properties_archived').on(table.archivedAt).where(sql`${table.status} = 'archived'`),
    // Photos and videos reference (id, broker_id), so that they cannot belong to another tenant.
    unique('properties_tenant').on(table.id, table.brokerId),
    index('properties_newest').on(table.brokerId, table.id),
  ],
);

/** Photos of properties. `name` is the stored photo's unguessable name. A property has at most one primary photo. */
export const media = pgTable(
  'media',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    propertyId: integer('property_id').notNull(),
    brokerId: integer('broker_id').notNull(),
    name: text('name').notNull(),
    /** The part of the broker's URL that lets its holder see the photo of a home that is not public. */
    accessKey: text('access_key').notNull().default(sql`replace(gen_random_uuid()::text, '-', '')`),
    category: text('category').notNull(),
    mediaType: text('media_type').notNull().default('image'),
    isPrimary: boolean('is_primary').notNull().default(false),
    position: integer('position').notNull().default(0),
    /** Pixels of the largest file; null for photos from before the size was stored. */
    width: integer('width'),
    height: integer('height'),
    /** The total size of the photo's files; 0 for photos from before this was stored. */
    bytes: integer('bytes').notNull().default(0),
    /** Difference hashes (media/perceptualHash.ts): first of the whole photo, then of its frames; null for older photos. */
    looks: bigint('looks', { mode: 'bigint' }).array(),
    /** Parts of the first of these hashes, to find similar ones by an index. */
    bands: integer('bands').array(),
    createdAt: timestamptz('created_at').notNull().defaultNow(),
  },
  (table) => [
    foreignKey({ columns: [table.propertyId, table.brokerId], foreignColumns: [properties.id, properties.brokerId] }),
    index('media_bands').using('gin', table.bands),
    uniqueIndex('media_one_primary').on(table.propertyId).where(sql`${table.isPrimary}`),
    index('media_property').on(table.propertyId, table.position, table.id),
    index('media_broker').on(table.brokerId, table.bytes),
    // Finds whether a photo may be shown.
    index('media_name').on(table.name),
  ],
);

/** YouTube videos of properties. */
export const videos = pgTable(
  'videos',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    propertyId: integer('property_id').notNull(),
    brokerId: integer('broker_id').notNull(),
    url: text('url').notNull(),
    createdAt: timestamptz('created_at').notNull().defaultNow(),
  },
  (table) => [
    foreignKey({ columns: [table.propertyId, table.brokerId], foreignColumns: [properties.id, properties.brokerId] }),
    index('videos_property').on(table.propertyId),
  ],
);

/** What happened to a property: its timeline. Entries of `price_changed` are kept as long as the property. */
export const propertyEvents = pgTable(
  'listing_events',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    propertyId: integer('property_id').notNull(),
    brokerId: integer('broker_id').notNull(),
    at: timestamptz('at').notNull().defaultNow(),
    kind: text('kind').$type<EventKind>().notNull(),
    actorRole: text('actor_role').$type<Role>(),
    actorId: integer('actor_id'),
    detail: jsonb('detail').$type<EventDetail>().notNull().default({}),
  },
  (table) => [
    foreignKey({ columns: [table.propertyId, table.brokerId], foreignColumns: [properties.id, properties.brokerId] }),
    index('listing_events_of').on(table.propertyId, table.id),
    // The broker's review record, and how long reviews take.
    index('listing_events_reviews').on(table.brokerId, table.at).where(sql`${table.kind} = 'reviewed'`),
    index('listing_events_age').on(table.at).where(sql`${table.kind} <> 'price_changed'`),
  ],
);

/** Photos whose rows are gone and whose files are still to be deleted, so that no crash leaves a file behind. */
export const deletedPhotos = pgTable('deleted_pictures', {
  name: text('name').primaryKey(),
  /** Null for the photo of an operator. */
  brokerId: integer('broker_id').references(() => brokers.id),
  at: timestamptz('at').notNull().defaultNow(),
});

/** Visitors' reports of homes, open until the operator decides. Who reported is not stored. */
export const homeReports = pgTable(
  'listing_reports',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    propertyId: integer('property_id').notNull(),
    brokerId: integer('broker_id').notNull(),
    at: timestamptz('at').notNull().defaultNow(),
    reason: text('reason').$type<ReportReason>().notNull(),
    note: text('note'),
    contact: text('contact'),
    closedAt: timestamptz('closed_at'),
  },
  (table) => [
    foreignKey({
      columns: [table.propertyId, table.brokerId],
      foreignColumns: [properties.id, properties.brokerId],
    }).onDelete('cascade'),
    index('listing_reports_open').on(table.propertyId).where(sql`${table.closedAt} is null`),
    index('listing_reports_broker').on(table.brokerId),
    index('listing_reports_age').on(table.at),
  ],
);
