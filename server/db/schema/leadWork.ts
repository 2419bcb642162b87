import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { LeadImport, LeadMapping } from '#contract/leads/import.ts';
import type { LeadViewQuery } from '#contract/leads/tools.ts';
import { brokers, timestamptz } from './accounts.ts';

// What brokers keep besides their leads. None of these tables refers to a lead by a foreign key, because a lead that
// was merged into another one is deleted.

const owner = () =>
  integer('broker_id')
    .notNull()
    .references(() => brokers.id);

type Columns = Readonly<Record<string, unknown>>;

/** Leads that were merged into others. After a day, when it can no longer be undone, only the numbers are kept. */
export const leadMerges = pgTable(
  'lead_merges',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    brokerId: owner(),
    keptId: integer('kept_id').notNull(),
    otherId: integer('other_id').notNull(),
    /** The columns of the lead that was merged into the kept one. */
    other: jsonb('other').$type<Columns>(),
    /** The kept lead's columns that the merge changed, with their values before and after it. */
    before: jsonb('before').$type<Columns>(),
    after: jsonb('after').$type<Columns>(),
    /** The ids of the timeline entries and home seekers' enquiries that came with the other lead. */
    events: integer('events').array().notNull().default([]),
    enquiries: integer('enquiries').array().notNull().default([]),
    at: timestamptz('at').notNull().defaultNow(),
    undoneAt: timestamptz('undone_at'),
  },
  (table) => [
    uniqueIndex('lead_merges_other').on(table.otherId).where(sql`${table.undoneAt} is null`),
    index('lead_merges_kept').on(table.keptId).where(sql`${table.undoneAt} is null`),
    index('lead_merges_broker').on(table.brokerId),
  ],
);

/** Pairs of leads that look like duplicates and are not; each pair is stored in both directions. */
export const leadDismissals = pgTable(
  'lead_dismissals',
  { brokerId: owner(), leadId: integer('lead_id').notNull(), otherId: integer('other_id').notNull() },
  (table) => [
    primaryKey({ columns: [table.leadId, table.otherId] }),
    index('lead_dismissals_broker').on(table.brokerId),
  ],
);

/** Files of leads that are imported row by row. */
export const leadImports = pgTable(
  'lead_imports',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    brokerId: owner(),
    state: text('state').$type<LeadImport['state']>().notNull().default('waiting'),
    fileName: text('file_name').notNull(),
    /** The file as text; deleted some days after the import ends. */
    content: text('content'),
    mapping: jsonb('mapping').$type<LeadMapping>().notNull(),
    /** Whether duplicates are added as separate leads. */
    addsDuplicates: boolean('adds_duplicates').notNull().default(false),
    rows: integer('rows').notNull(),
    /** How many rows are done, counted from the first; updated in the transaction that writes what comes of them. */
    done: integer('done').notNull().default(0),
    added: integer('added').notNull().default(0),
    skipped: integer('skipped').notNull().default(0),
    wrong: integer('wrong').notNull().default(0),
    createdAt: timestamptz('created_at').notNull().defaultNow(),
    endedAt: timestamptz('ended_at'),
  },
  (table) => [index('lead_imports_broker').on(table.brokerId, table.id)],
);

/** Filters, sort and columns of the CRM under a name. */
export const leadViews = pgTable(
  'lead_views',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    brokerId: owner(),
    name: text('name').notNull(),
    query: jsonb('query').$type<LeadViewQuery>().notNull(),
    createdAt: timestamptz('created_at').notNull().defaultNow(),
  },
  (table) => [uniqueIndex('lead_views_name').on(table.brokerId, table.name)],
);
