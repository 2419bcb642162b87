import { foreignKey, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import type { LeadSource, LeadStatus } from '../../../contract/leads';
import { brokers, moment } from './accounts';
import { properties } from './properties';

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
  ],
);
