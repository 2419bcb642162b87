import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { DomainReason, SiteTemplate } from '#contract/templates.ts';
import { brokers, timestamptz } from './accounts.ts';

/** Published websites: one a broker. A row exists from the first publishing on. */
export const sites = pgTable(
  'sites',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    brokerId: integer('broker_id')
      .notNull()
      .unique('sites_broker')
      .references(() => brokers.id),
    slug: text('slug').notNull().unique('sites_slug'),
    template: text('template').$type<SiteTemplate>().notNull(),
    /** What a TXT record says when its domain is this site's: random, and the same for as long as the site is there. */
    domainToken: text('domain_token').notNull().default(sql`replace(gen_random_uuid()::text, '-', '')`),
    createdAt: timestamptz('created_at').notNull().defaultNow(),
    updatedAt: timestamptz('updated_at').notNull().defaultNow(),
  },
  (table) => [unique('sites_broker_slug').on(table.brokerId, table.slug)],
);

/**
 * Who holds, and who held, which domain. A row is a claim: one of a name and one of a broker is not released, and those that
 * are stay, so that a name that a stranger once had is known.
 */
export const domains = pgTable(
  'domains',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    name: text('name').notNull(),
    brokerId: integer('broker_id').notNull(),
    slug: text('slug').notNull(),
    claimedAt: timestamptz('claimed_at').notNull().defaultNow(),
    releasedAt: timestamptz('released_at'),
    /** It was released because another site proved the name to be its own. */
    moved: boolean('moved').notNull().default(false),
    /** Somebody else claimed the name before, or another of the same owner: an A record proves nothing then. */
    needsTxt: boolean('needs_txt').notNull().default(false),
    /** By which record the last check found it to be this site's; null: it is not connected, and serves nothing. */
    verifiedBy: text('verified_by').$type<'a' | 'txt'>(),
    verifiedAt: timestamptz('verified_at'),
    /** When the last check whose findings are kept began. */
    checkedAt: timestamptz('checked_at'),
    reason: text('reason').$type<DomainReason>().notNull().default('unchecked'),
    /** The addresses that the last check found. */
    found: jsonb('found').$type<readonly string[]>().notNull().default([]),
    /** And of its AAAA records. */
    foundIpv6: jsonb('found_ipv6').$type<readonly string[]>().notNull().default([]),
    /** What TXT records said where the proof belongs. */
    foundTexts: jsonb('found_texts').$type<readonly string[]>().notNull().default([]),
    nextCheckAt: timestamptz('next_check_at').notNull().default(sql`now() + interval '1 hour'`),
  },
  (table) => [
    uniqueIndex('domains_name').on(table.name).where(sql`${table.releasedAt} is null`),
    uniqueIndex('domains_broker').on(table.brokerId).where(sql`${table.releasedAt} is null`),
    // Finds a name, what is under it and what is above it.
    index('domains_reversed').on(sql`reverse(${table.name}) text_pattern_ops`),
    index('domains_due').on(table.nextCheckAt).where(sql`${table.releasedAt} is null`),
    foreignKey({
      name: 'domains_site',
      columns: [table.brokerId, table.slug],
      foreignColumns: [sites.brokerId, sites.slug],
    }),
    check('domains_verified_by', sql`${table.verifiedBy} in ('a', 'txt')`),
    // What serves was found right by a check, and is held.
    check(
      'domains_verified',
      sql`${table.verifiedBy} is null or (${table.verifiedAt} is not null and ${table.checkedAt} is not null and ${table.releasedAt} is null)`,
    ),
    check('domains_moved', sql`not ${table.moved} or ${table.releasedAt} is not null`),
  ],
);
