import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { SiteContent } from '#contract/siteContent.ts';
import type { DomainReason, SiteTemplate } from '#contract/templates.ts';
import { brokers, timestamptz } from './accounts.ts';

/** Published websites, one per broker. Publishing for the first time adds the row. */
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
    /** The text of the TXT record that proves ownership of this site's domain: random, and never changed. */
    domainToken: text('domain_token').notNull().default(sql`replace(gen_random_uuid()::text, '-', '')`),
    /** The broker's own content; may be empty. It was validated with the contract's schema when it was stored. */
    content: jsonb('content').$type<Partial<SiteContent>>().notNull().default({}),
    /** When the operator took it offline, and why. */
    unpublishedAt: timestamptz('unpublished_at'),
    unpublishedReason: text('unpublished_reason'),
    createdAt: timestamptz('created_at').notNull().defaultNow(),
    updatedAt: timestamptz('updated_at').notNull().defaultNow(),
  },
  (table) => [unique('sites_broker_slug').on(table.brokerId, table.slug)],
);

/**
 * How often visitors opened a page, by day; nothing about the visitors. `site` is a slug, and empty for the platform's
 * own pages.
 */
export const visits = pgTable(
  'visits',
  {
    /** The date in India. */
    day: date('day').notNull(),
    site: text('site').notNull(),
    /** The path within the site: `/`, or a property's, such as `/12`. */
    page: text('page').notNull(),
    views: integer('views').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.site, table.day, table.page] }),
    // The most visited pages of a period.
    index('visits_of_day').on(table.day),
  ],
);

/**
 * Brokers' claims of domains. A name has at most one claim that is not released, and so has a broker. Released claims
 * stay, so that it is known whether another broker once had a name.
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
    /** Released because another site proved to own the name. */
    moved: boolean('moved').notNull().default(false),
    /** Another broker once claimed the name, or one under the same registrable domain, so an A record is no proof. */
    needsTxt: boolean('needs_txt').notNull().default(false),
    /** The record by which the last check verified the domain; while null, it is not connected and not served. */
    verifiedBy: text('verified_by').$type<'a' | 'txt'>(),
    verifiedAt: timestamptz('verified_at'),
    /** The start of the last check whose results are stored. */
    checkedAt: timestamptz('checked_at'),
    reason: text('reason').$type<DomainReason>().notNull().default('unchecked'),
    /** The addresses in the A records at the last check. */
    found: jsonb('found').$type<readonly string[]>().notNull().default([]),
    /** The addresses in its AAAA records. */
    foundIpv6: jsonb('found_ipv6').$type<readonly string[]>().notNull().default([]),
    /** The TXT records at the name where the proof belongs. */
    foundTexts: jsonb('found_texts').$type<readonly string[]>().notNull().default([]),
    nextCheckAt: timestamptz('next_check_at').notNull().default(sql`now() + interval '1 hour'`),
  },
  (table) => [
    uniqueIndex('domains_name').on(table.name).where(sql`${table.releasedAt} is null`),
    uniqueIndex('domains_broker').on(table.brokerId).where(sql`${table.releasedAt} is null`),
    // Finds a name, its subdomains and its parents.
    index('domains_reversed').on(sql`reverse(${table.name}) text_pattern_ops`),
    index('domains_due').on(table.nextCheckAt).where(sql`${table.releasedAt} is null`),
    foreignKey({
      name: 'domains_site',
      columns: [table.brokerId, table.slug],
      foreignColumns: [sites.brokerId, sites.slug],
    }),
    check('domains_verified_by', sql`${table.verifiedBy} in ('a', 'txt')`),
    // A verified domain was checked and is not released.
    check(
      'domains_verified',
      sql`${table.verifiedBy} is null or (${table.verifiedAt} is not null and ${table.checkedAt} is not null and ${table.releasedAt} is null)`,
    ),
    check('domains_moved', sql`not ${table.moved} or ${table.releasedAt} is not null`),
  ],
);
