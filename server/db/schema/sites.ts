import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { DomainReason, SiteTemplate } from '../../../contract/templates';
import { brokers, moment } from './accounts';

/** Published websites: one a broker. A row exists from the first publishing on. */
export const sites = pgTable('sites', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  brokerId: integer('broker_id')
    .notNull()
    .unique('sites_broker')
    .references(() => brokers.id),
  slug: text('slug').notNull().unique('sites_slug'),
  template: text('template').$type<SiteTemplate>().notNull(),
  /** What a TXT record says when its domain is this site's: random, and the same for as long as the site is there. */
  domainToken: text('domain_token').notNull().default(sql`replace(gen_random_uuid()::text, '-', '')`),
  createdAt: moment('created_at').notNull().defaultNow(),
  updatedAt: moment('updated_at').notNull().defaultNow(),
});

/**
 * Who holds, and who held, which domain. A row is a claim: one of a name and one of a broker is not released, and those that
 * are stay, so that a name that a stranger once had is known.
 */
export const domains = pgTable(
  'domains',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    name: text('name').notNull(),
    /** What a registrar sold: `rathore.example` for `homes.rathore.example`. */
    registrable: text('registrable').notNull(),
    brokerId: integer('broker_id')
      .notNull()
      .references(() => brokers.id),
    slug: text('slug')
      .notNull()
      .references(() => sites.slug),
    claimedAt: moment('claimed_at').notNull().defaultNow(),
    releasedAt: moment('released_at'),
    /** By which record the last check found it to be this site's; null: it is not connected, and serves nothing. */
    verifiedBy: text('verified_by').$type<'a' | 'txt'>(),
    verifiedAt: moment('verified_at'),
    checkedAt: moment('checked_at'),
    reason: text('reason').$type<DomainReason>().notNull().default('unchecked'),
    /** The addresses that the last check found. */
    found: jsonb('found').$type<readonly string[]>().notNull().default([]),
    nextCheckAt: moment('next_check_at').notNull().default(sql`now() + interval '1 hour'`),
  },
  (table) => [
    uniqueIndex('domains_name').on(table.name).where(sql`${table.releasedAt} is null`),
    uniqueIndex('domains_broker').on(table.brokerId).where(sql`${table.releasedAt} is null`),
    index('domains_registrable').on(table.registrable),
    index('domains_due').on(table.nextCheckAt).where(sql`${table.releasedAt} is null`),
  ],
);
