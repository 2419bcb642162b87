import { isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import { type AnyPgColumn, foreignKey, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { Role } from '#contract/endpoint.ts';
import type { FollowUpKind, LeadPrivacy, LeadSource, LeadStatus } from '#contract/leads/choices.ts';
import type { LeadEventKind } from '#contract/leads/work.ts';
import { brokers, timestamptz } from './accounts.ts';
import { properties } from './properties.ts';
import { searchText, sortText } from './searchText.ts';

/**
 * The key that phones are compared by: in E.164, or as typed if it does not parse. Not `coalesce`, because the policies
 * would prevent the use of its index, which takes the expression in parentheses only.
 */
export const phoneKey = (lead: { phoneE164: AnyPgColumn; phone: AnyPgColumn }): SQL =>
  sql`case when ${lead.phoneE164} is null then ${lead.phone} else ${lead.phoneE164} end`;

/** Leads; `brokerId` is null for those of the main website. `phone` is as typed; `phoneE164` is set if it parses. */
export const leads = pgTable(
  'leads',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    brokerId: integer('broker_id').references(() => brokers.id),
    fullName: text('full_name').notNull(),
    email: text('email'),
    /**
     * The key that e-mails are compared by; stored, because the policies prevent the use of an index on an expression.
     */
    emailKey: text('email_key').generatedAlwaysAs((): SQL => sql`lower(${leads.email})`),
    phone: text('phone').notNull(),
    phoneE164: text('phone_e164'),
    city: text('city'),
    propertyInterest: text('property_interest'),
    propertyId: integer('property_id'),
    source: text('source').$type<LeadSource>().notNull(),
    status: text('status').$type<LeadStatus>().notNull(),
    message: text('message'),
    assignedTo: text('assigned_to'),
    /** The version and time of the first consent. */
    consentVersion: text('consent_version'),
    consentAt: timestamptz('consent_at'),
    /** The consents of later enquiries that joined this lead. */
    laterConsents: jsonb('later_consents').$type<readonly { version: string; at: string }[]>().notNull().default([]),
    /** The planned follow-up. */
    followUpAt: timestamptz('follow_up_at'),
    followUpKind: text('follow_up_kind').$type<FollowUpKind>(),
    followUpText: text('follow_up_text'),
    /** The time of the latest entry of its timeline. */
    lastEventAt: timestamptz('last_event_at').notNull().defaultNow(),
    /** When the person was first contacted: a call, a WhatsApp, an e-mail or a visit. */
    firstContactAt: timestamptz('first_contact_at'),
    /** What the person requested: to be erased, or to be contacted no more. */
    privacy: text('privacy').$type<LeadPrivacy>(),
    createdAt: timestamptz('created_at').notNull().defaultNow(),
    updatedAt: timestamptz('updated_at').notNull().defaultNow(),
    /**
     * The text of searches (specification 000, section 2), stored rather than computed per row and search, with the phone as typed
     * and in digits.
     */
    search: text('search').generatedAlwaysAs(
      (): SQL =>
        searchText([leads.fullName, leads.email, leads.phone, leads.city, leads.propertyInterest, leads.phoneE164]),
    ),
  },
  (table) => [
    foreignKey({ columns: [table.propertyId, table.brokerId], foreignColumns: [properties.id, properties.brokerId] }),
    // These indexes serve one broker's leads, and those of the main website (`broker_id is null`), because `listLeads`
    // orders by `broker_id` first. This one serves the newest first, and every search: it contains all columns that a
    // search and the policies read, so that the rows themselves are not read. The longest search text that the contract
    // allows fits into an index row.
    index('leads_newest').on(table.brokerId, table.createdAt, table.id, table.status, table.search, table.lastEventAt),
    // Filtered or sorted by status; also the counts, with the columns that the policies read.
    index('leads_of_status').on(table.brokerId, table.status, table.createdAt, table.id, table.lastEventAt),
    // Filtered by assignee; also the names of assignees.
    index('leads_of_assignee').on(table.brokerId, table.assignedTo, table.createdAt, table.id, table.lastEventAt),
    // How many leads a home has.
    index('leads_of_property').on(table.propertyId).where(isNotNull(table.propertyId)),
    // Sorted by source.
    index('leads_of_source').on(table.brokerId, table.source, table.createdAt, table.id),
    // Sorted by name.
    index('leads_of_name').on(table.brokerId, sortText(table.fullName), table.id),
    // Sorted by city, ascending.
    index('leads_of_city').on(table.brokerId, sortText(table.city), table.id),
    // Sorted by city, descending: empty cities come last in both directions, so the ascending index cannot be read
    // backwards.
    index('leads_of_city_down').on(
      sql`${table.brokerId} desc`,
      sql`${sortText(table.city)} desc nulls last`,
      sql`${table.id} desc`,
    ),
    // The lists of a broker's day: not contacted yet, oldest first; planned; quiet.
    index('leads_uncontacted')
      .on(table.brokerId, table.createdAt, table.id)
      .where(sql`${table.status} = 'new' and ${table.firstContactAt} is null`),
    // Planned; also sorted by follow-up time.
    index('leads_planned').on(table.brokerId, table.followUpAt, table.createdAt, table.id),
    index('leads_quiet')
      .on(table.brokerId, table.lastEventAt, table.id)
      .where(sql`${table.status} not in ('closed', 'lost')`),
    // Closed or lost long ago, for the sweep.
    index('leads_ended').on(table.lastEventAt).where(sql`${table.status} in ('closed', 'lost')`),
    // Duplicates.
    index('leads_of_phone').on(sql`(${phoneKey(table)})`, table.brokerId),
    index('leads_of_email').on(table.emailKey, table.brokerId).where(isNotNull(table.emailKey)),

    // Reports: brokers' leads in a period with the time to their first contact, and that time by day. The expressions
    // are read from the index; the included columns let PostgreSQL see that the index contains all they need.
    index('leads_answered').on(
      table.brokerId,
      table.createdAt,
      table.firstContactAt,
      sql`answer_minutes(${table.createdAt}, ${table.firstContactAt})`,
    ),
    index('leads_answer_times')
      .on(
        sql`india_day(${table.createdAt})`,
        sql`answer_minutes(${table.createdAt}, ${table.firstContactAt})`,
        table.brokerId,
        table.createdAt,
        table.firstContactAt,
      )
      .where(isNotNull(table.firstContactAt)),

    // The next indexes serve the operator's list of all leads, and of all brokers' leads (`lead_source_type`). This
    // one: newest first, and the export. `broker_id` lets a period's leads be counted by broker from the index alone.
    index('leads_all_newest').on(table.createdAt, table.id, table.brokerId),
    // Filtered or sorted by status. `broker_id` lets brokers' leads be counted from the index alone.
    index('leads_with_status').on(table.status, table.createdAt, table.id, table.brokerId),
    // Sorted by source.
    index('leads_with_source').on(table.source, table.createdAt, table.id, table.brokerId),
    // Sorted by name.
    index('leads_by_name').on(sortText(table.fullName), table.id),
    // Sorted by city, ascending.
    index('leads_by_city').on(sortText(table.city), table.id),
    // Sorted by city, descending.
    index('leads_by_city_down').on(sql`${sortText(table.city)} desc nulls last`, sql`${table.id} desc`),
    // Searches of all leads. Without fastupdate, because every search would scan the list of pending entries.
    index('leads_search').using('gin', table.search.op('gin_trgm_ops')).with({ fastupdate: false }),
    // Searches of the main website's leads, which are few. Partial, so that a broker's insert costs nothing.
    index('leads_main_search')
      .using('gin', table.search.op('gin_trgm_ops'))
      .with({ fastupdate: false })
      .where(isNull(table.brokerId)),
  ],
);

/** The timelines of leads, deleted with them; `brokerId` is the lead's. */
export const leadEvents = pgTable(
  'lead_events',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    leadId: integer('lead_id')
      .notNull()
      .references(() => leads.id, { onDelete: 'cascade' }),
    brokerId: integer('broker_id').references(() => brokers.id),
    at: timestamptz('at').notNull().defaultNow(),
    kind: text('kind').$type<LeadEventKind>().notNull(),
    actorRole: text('actor_role').$type<Role>(),
    actorId: integer('actor_id'),
    /** The note, or the words about a call, a message or a visit. */
    text: text('text'),
    detail: jsonb('detail').$type<Readonly<Record<string, unknown>>>().notNull().default({}),
    /** The contact that this came with, or for a merge the one that the lead does not show; as comparison keys. */
    contactEmail: text('contact_email'),
    contactPhone: text('contact_phone'),
  },
  (table) => [
    index('lead_events_of').on(table.leadId, table.at, table.id),
    // Finds a person who requests erasure, even in leads that show another contact.
    index('lead_events_of_email').on(table.contactEmail).where(isNotNull(table.contactEmail)),
    index('lead_events_of_phone').on(table.contactPhone).where(isNotNull(table.contactPhone)),
  ],
);
