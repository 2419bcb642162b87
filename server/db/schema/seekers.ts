import { sql } from 'drizzle-orm';
import {
  boolean,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { HomeRow } from '#contract/homes/schemas.ts';
import type { AlertChoice } from '#contract/seeker.ts';
import { timestamptz, users } from './accounts.ts';
import { leads } from './leads.ts';

// What home seekers keep in their accounts, and what their alerts need. `asSeeker` reaches the rows of one person only.

const owner = () =>
  integer('user_id')
    .notNull()
    .references(() => users.id);

/** Homes that people saved. */
export const savedHomes = pgTable(
  'saved_homes',
  {
    userId: owner(),
    /** Id in `properties`; no foreign key, because an erased home stays here as it was seen. */
    homeId: integer('home_id').notNull(),
    savedAt: timestamptz('saved_at').notNull().defaultNow(),
    priceWhenSaved: doublePrecision('price_when_saved'),
    /** The lowest price that the person knows of; only a lower one is reported. */
    knownPrice: doublePrecision('known_price'),
    /** As visitors saw it when it was saved. */
    home: jsonb('home').$type<HomeRow>().notNull(),
    /** When it was removed; for a while it can be restored as it was. */
    forgottenAt: timestamptz('forgotten_at'),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.homeId] }),
    index('saved_homes_home').on(table.homeId),
    index('saved_homes_forgotten').on(table.forgottenAt).where(sql`${table.forgottenAt} is not null`),
  ],
);

/** Searches that people saved. */
export const savedSearches = pgTable(
  'saved_searches',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    userId: owner(),
    name: text('name').notNull(),
    /** As in the URL of a search. */
    query: text('query').notNull(),
    alert: text('alert').$type<AlertChoice>().notNull(),
    createdAt: timestamptz('created_at').notNull().default(sql`clock_timestamp()`),
    /** When the person last viewed its matches; at first, when it was saved. */
    lookedAt: timestamptz('looked_at').notNull().default(sql`clock_timestamp()`),
    /** The token of the links that end its alert, the same in every mail: it allows nothing else. */
    unsubscribeToken: text('unsubscribe_token').notNull(),
  },
  (table) => [
    index('saved_searches_user').on(table.userId),
    uniqueIndex('saved_searches_token').on(table.unsubscribeToken),
  ],
);

/**
 * The homes that began to match a saved search. A row stays for good, so that the person is never told of a home twice.
 */
export const searchMatches = pgTable(
  'search_matches',
  {
    searchId: integer('search_id')
      .notNull()
      .references(() => savedSearches.id, { onDelete: 'cascade' }),
    homeId: integer('home_id').notNull(),
    at: timestamptz('at').notNull().default(sql`clock_timestamp()`),
    /** Whether a mail reported it, or none is wanted. */
    notified: boolean('told').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.searchId, table.homeId] }),
    index('search_matches_home').on(table.homeId),
    index('search_matches_untold').on(table.searchId).where(sql`not ${table.notified}`),
  ],
);

/**
 * Homes that became visible or changed in something that searches filter by, until the alerts have processed them.
 * Triggers write them in the writer's transaction (migration 0003_search_homes).
 */
export const homeChanges = pgTable('home_changes', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  homeId: integer('home_id').notNull(),
  brokerId: integer('broker_id').notNull(),
  /** The home before the change, if it was visible to visitors. */
  before: jsonb('before').$type<Readonly<Record<string, unknown>>>(),
  at: timestamptz('at').notNull().default(sql`clock_timestamp()`),
});

/** Enquiries about homes, for the accounts of their senders. The lead is the broker's. */
export const seekerEnquiries = pgTable(
  'seeker_enquiries',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    /** Null until the sender signs in and claims it. */
    userId: integer('user_id').references(() => users.id),
    /** SHA-256, in hex, of the key that it was sent with; null once an account owns it. */
    claimHash: text('claim_hash'),
    homeId: integer('home_id').notNull(),
    brokerId: integer('broker_id').notNull(),
    leadId: integer('lead_id')
      .notNull()
      .references(() => leads.id, { onDelete: 'cascade' }),
    /** The home as visitors saw it at that time. */
    home: jsonb('home').$type<HomeRow>().notNull(),
    at: timestamptz('at').notNull().defaultNow(),
    /** When the broker opened the lead. */
    seenAt: timestamptz('seen_at'),
    answeredAt: timestamptz('answered_at'),
  },
  (table) => [
    index('seeker_enquiries_user').on(table.userId, table.id),
    index('seeker_enquiries_lead').on(table.leadId),
    index('seeker_enquiries_claim').on(table.claimHash),
  ],
);

/** What a person is mailed besides the alerts of single searches. Without a row, everything. */
export const seekerAlerts = pgTable(
  'seeker_alerts',
  {
    userId: owner().primaryKey(),
    priceDrops: boolean('price_drops').notNull().default(true),
    /** The token of the links that end the daily mail or the mails about prices. */
    unsubscribeToken: text('unsubscribe_token').notNull(),
  },
  (table) => [uniqueIndex('seeker_alerts_token').on(table.unsubscribeToken)],
);
