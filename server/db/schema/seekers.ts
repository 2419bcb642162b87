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

// What home seekers keep in their accounts, and what their alerts need. A way of its own, `asSeeker`, reaches one person's rows.

const owner = () =>
  integer('user_id')
    .notNull()
    .references(() => users.id);

/** Homes that people saved. */
export const savedHomes = pgTable(
  'saved_homes',
  {
    userId: owner(),
    /** Of `properties`; a home that is erased stays here as it was seen. */
    homeId: integer('home_id').notNull(),
    savedAt: timestamptz('saved_at').notNull().defaultNow(),
    priceWhenSaved: doublePrecision('price_when_saved'),
    /** The lowest price that the person knows of: told only of a lower one. */
    knownPrice: doublePrecision('known_price'),
    /** As visitors saw it when it was saved. */
    home: jsonb('home').$type<HomeRow>().notNull(),
    /** When it was taken off; for a while it can be put back as it was. */
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
    /** As in the address of a search. */
    query: text('query').notNull(),
    alert: text('alert').$type<AlertChoice>().notNull(),
    createdAt: timestamptz('created_at').notNull().default(sql`clock_timestamp()`),
    /** When its matches were last looked at; at first, when it was saved. */
    lookedAt: timestamptz('looked_at').notNull().default(sql`clock_timestamp()`),
    /** Of the links that end its alert, in every mail the same: it lets nobody do more than that. */
    unsubscribeToken: text('unsubscribe_token').notNull(),
  },
  (table) => [
    index('saved_searches_user').on(table.userId),
    uniqueIndex('saved_searches_token').on(table.unsubscribeToken),
  ],
);

/** The homes that came to match a saved search, each once and for good: nobody is told of one again. */
export const searchMatches = pgTable(
  'search_matches',
  {
    searchId: integer('search_id')
      .notNull()
      .references(() => savedSearches.id, { onDelete: 'cascade' }),
    homeId: integer('home_id').notNull(),
    at: timestamptz('at').notNull().default(sql`clock_timestamp()`),
    /** A mail told of it, or none is wanted. */
    told: boolean('told').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.searchId, table.homeId] }),
    index('search_matches_home').on(table.homeId),
    index('search_matches_untold').on(table.searchId).where(sql`not ${table.told}`),
  ],
);

/**
 * Homes that became visible or changed in what searches ask for, until the alerts have looked at them. Triggers write them in the
 * writer's transaction (migration 0027_seekers).
 */
export const homeChanges = pgTable('home_changes', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  homeId: integer('home_id').notNull(),
  brokerId: integer('broker_id').notNull(),
  /** As it was before, if visitors saw it then. */
  before: jsonb('before').$type<Readonly<Record<string, unknown>>>(),
  at: timestamptz('at').notNull().default(sql`clock_timestamp()`),
});

/** Enquiries about homes, for the accounts of those who sent them. The lead is the broker's. */
export const seekerEnquiries = pgTable(
  'seeker_enquiries',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    /** Null until the sender signs in and claims it. */
    userId: integer('user_id').references(() => users.id),
    /** SHA-256, in hex, of the key that it was sent with; null once it belongs to somebody. */
    claimHash: text('claim_hash'),
    homeId: integer('home_id').notNull(),
    brokerId: integer('broker_id').notNull(),
    leadId: integer('lead_id')
      .notNull()
      .references(() => leads.id, { onDelete: 'cascade' }),
    /** As visitors saw it then. */
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

/** What a person is mailed besides the alerts of single searches. Without a row: everything. */
export const seekerAlerts = pgTable(
  'seeker_alerts',
  {
    userId: owner().primaryKey(),
    priceDrops: boolean('price_drops').notNull().default(true),
    /** Of the links that end the daily mail or the mails about prices. */
    unsubscribeToken: text('unsubscribe_token').notNull(),
  },
  (table) => [uniqueIndex('seeker_alerts_token').on(table.unsubscribeToken)],
);
