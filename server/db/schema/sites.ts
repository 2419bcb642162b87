import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import type { SiteTemplate } from '../../../contract/templates';
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
  customDomain: text('custom_domain').unique('sites_custom_domain'),
  domainCheckedAt: moment('domain_checked_at'),
  createdAt: moment('created_at').notNull().defaultNow(),
  updatedAt: moment('updated_at').notNull().defaultNow(),
});
