import { sql } from 'drizzle-orm';
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
import { brokers, timestamptz } from './accounts.ts';

/**
 * Properties. What lists show or search has a column; the features that only the detail shows are `features`,
 * under the contract's own names. Prices in whole rupees.
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
    features: jsonb('features').$type<Record<string, string | number | string[] | null>>().notNull().default({}),
    highlights: jsonb('highlights').$type<string[]>().notNull().default([]),
    amenities: jsonb('amenities').$type<string[]>().notNull().default([]),
    nearbyLandmarks: jsonb('nearby_landmarks').$type<string[]>().notNull().default([]),
    createdAt: timestamptz('created_at').notNull().defaultNow(),
    updatedAt: timestamptz('updated_at').notNull().defaultNow(),
  },
  (table) => [
    // Media and videos reference (id, broker_id), so that they cannot belong to another tenant.
    unique('properties_tenant').on(table.id, table.brokerId),
    index('properties_newest').on(table.brokerId, table.id),
  ],
);

/** Photos of properties, at most one of them primary per property. `name` is the stored picture's unguessable name. */
export const media = pgTable(
  'media',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    propertyId: integer('property_id').notNull(),
    brokerId: integer('broker_id').notNull(),
    name: text('name').notNull(),
    category: text('category').notNull(),
    mediaType: text('media_type').notNull().default('image'),
    isPrimary: boolean('is_primary').notNull().default(false),
    position: integer('position').notNull().default(0),
    /** The size of its largest file in pixels; null for photos that are older than the column. */
    width: integer('width'),
    height: integer('height'),
    createdAt: timestamptz('created_at').notNull().defaultNow(),
  },
  (table) => [
    foreignKey({ columns: [table.propertyId, table.brokerId], foreignColumns: [properties.id, properties.brokerId] }),
    uniqueIndex('media_one_primary').on(table.propertyId).where(sql`${table.isPrimary}`),
    index('media_property').on(table.propertyId, table.position, table.id),
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
