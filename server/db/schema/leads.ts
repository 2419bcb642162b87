import { isNull, type SQL, sql } from 'drizzle-orm';
import { foreignKey, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { LeadSource, LeadStatus } from '#contract/leads.ts';
import { brokers, timestamptz } from './accounts.ts';
import { properties } from './properties.ts';
import { searchText, sortText } from './searchText.ts';

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
    /** The first consent: which words, and when. */
    consentVersion: text('consent_version'),
    consentAt: timestamptz('consent_at'),
    /** Those of the enquiries that joined it since. */
    laterConsents: jsonb('later_consents').$type<readonly { version: string; at: string }[]>().notNull().default([]),
    createdAt: timestamptz('created_at').notNull().defaultNow(),
    updatedAt: timestamptz('updated_at').notNull().defaultNow(),
    /**
     * What a search looks through (specification 000, section 2): worked out once a change, not once a row and search. The phone
     * in both its forms: as typed, and in digits alone.
     */
    search: text('search').generatedAlwaysAs(
      (): SQL =>
        searchText([leads.fullName, leads.email, leads.phone, leads.city, leads.propertyInterest, leads.phoneE164]),
    ),
  },
  (table) => [
    foreignKey({ columns: [table.propertyId, table.brokerId], foreignColumns: [properties.id, properties.brokerId] }),
    // With all that a search among a broker's leads looks at (and the policies): it need not fetch each of them. The longest
    // search text that the contract lets through fits an index's row.
    index('leads_newest').on(table.brokerId, table.createdAt, table.id, table.status, table.search),
    index('leads_all_newest').on(table.createdAt, table.id),
    // Of one status, and all that counting a broker's leads needs to look at.
    index('leads_of_status').on(table.brokerId, table.status, table.createdAt, table.id),
    index('leads_phone').on(table.brokerId, table.phoneE164),
    index('leads_of_name').on(table.brokerId, sortText(table.fullName), table.id),
    index('leads_of_source').on(table.brokerId, table.source, table.createdAt, table.id),
    index('leads_of_city').on(table.brokerId, sortText(table.city), table.id),
    index('leads_of_city_down').on(table.brokerId, sql`${sortText(table.city)} desc nulls last`, sql`${table.id} desc`),
    // What lists of all leads sort by, and of the main website's alone, which may be few among many.
    index('leads_by_name').on(sortText(table.fullName), table.id),
    index('leads_by_city').on(sortText(table.city), table.id),
    index('leads_by_city_down').on(sql`${sortText(table.city)} desc nulls last`, sql`${table.id} desc`),
    index('leads_main_newest').on(table.createdAt, table.id).where(isNull(table.brokerId)),
    index('leads_main_by_name').on(sortText(table.fullName), table.id).where(isNull(table.brokerId)),
    index('leads_main_by_city').on(sortText(table.city), table.id).where(isNull(table.brokerId)),
    index('leads_main_by_city_down')
      .on(sql`${sortText(table.city)} desc nulls last`, sql`${table.id} desc`)
      .where(isNull(table.brokerId)),
    // The broker at the end of these two tells a count of brokers' leads all that it needs.
    index('leads_with_status').on(table.status, table.createdAt, table.id, table.brokerId),
    index('leads_main_with_status').on(table.status, table.createdAt, table.id).where(isNull(table.brokerId)),
    index('leads_with_source').on(table.source, table.createdAt, table.id, table.brokerId),
    index('leads_main_with_source').on(table.source, table.createdAt, table.id).where(isNull(table.brokerId)),
    // New rows go straight in: a list of those still to come would be read through at every search.
    index('leads_search').using('gin', table.search.op('gin_trgm_ops')).with({ fastupdate: false }),
    index('leads_main_search')
      .using('gin', table.search.op('gin_trgm_ops'))
      .with({ fastupdate: false })
      .where(isNull(table.brokerId)),
  ],
);
