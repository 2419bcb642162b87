import { isNull, sql } from 'drizzle-orm';
import { foreignKey, index, integer, type PgColumn, pgTable, text } from 'drizzle-orm/pg-core';
import type { LeadSource, LeadStatus } from '../../../contract/leads';
import { searchText, sortText } from '../search';
import { brokers, moment } from './accounts';
import { properties } from './properties';

/** What a search for leads looks through (specification 000, section 2). */
export const leadSearch = (
  of: Record<'fullName' | 'email' | 'phone' | 'city' | 'propertyInterest', PgColumn>,
): PgColumn[] => [of.fullName, of.email, of.phone, of.city, of.propertyInterest];

/** Leads. `brokerId` null: the main website's own. `phone` as typed; `phoneE164` where it parses. */
export const leads = pgTable(
  'leads',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    brokerId: integer('broker_id').references(() => brokers.id),
    fullName: text('full_name').notNull(),
    email: text('email'),
    phone: text('phone').notNull(),
    phoneE164: text('phone_e164'),
    city: text('city'),
    propertyInterest: text('property_interest'),
    propertyId: integer('property_id'),
    source: text('source').$type<LeadSource>().notNull(),
    status: text('status').$type<LeadStatus>().notNull(),
    message: text('message'),
    assignedTo: text('assigned_to'),
    consentVersion: text('consent_version'),
    consentAt: moment('consent_at'),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [
    foreignKey({ columns: [table.propertyId, table.brokerId], foreignColumns: [properties.id, properties.brokerId] }),
    index('leads_newest').on(table.brokerId, table.createdAt, table.id),
    index('leads_all_newest').on(table.createdAt, table.id),
    // Of one status, and all that counting a broker's leads needs to look at.
    index('leads_of_status').on(table.brokerId, table.status, table.createdAt, table.id),
    index('leads_phone').on(table.brokerId, table.phoneE164),
    // What lists of all leads sort by, and of the main website's alone, which may be few among many; a broker's own are few.
    index('leads_by_name').on(sortText(table.fullName), table.id),
    index('leads_by_status').on(sortText(table.status), table.id),
    index('leads_by_source').on(sortText(table.source), table.id),
    index('leads_by_city').on(sortText(table.city), table.id),
    index('leads_by_city_down').on(sql`${sortText(table.city)} desc nulls last`, sql`${table.id} desc`),
    index('leads_main_newest').on(table.createdAt, table.id).where(isNull(table.brokerId)),
    index('leads_main_by_name').on(sortText(table.fullName), table.id).where(isNull(table.brokerId)),
    index('leads_main_by_status').on(sortText(table.status), table.id).where(isNull(table.brokerId)),
    index('leads_main_by_source').on(sortText(table.source), table.id).where(isNull(table.brokerId)),
    index('leads_main_by_city').on(sortText(table.city), table.id).where(isNull(table.brokerId)),
    index('leads_main_by_city_down')
      .on(sql`${sortText(table.city)} desc nulls last`, sql`${table.id} desc`)
      .where(isNull(table.brokerId)),
    index('leads_with_status').on(table.status, table.createdAt, table.id),
    index('leads_main_with_status').on(table.status, table.createdAt, table.id).where(isNull(table.brokerId)),
    // New rows go straight in: a list of those still to come would be read through at every search.
    index('leads_search')
      .using('gin', sql`(${searchText(leadSearch(table))}) gin_trgm_ops`)
      .with({ fastupdate: false }),
  ],
);
