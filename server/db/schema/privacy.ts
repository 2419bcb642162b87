import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { PrivacyKind, PrivacyState } from '#contract/privacy.ts';
import { brokers, timestamptz } from './accounts.ts';

/** What people ask of the data about themselves. Who asked is forgotten once it is carried out. */
export const privacyRequests = pgTable(
  'privacy_requests',
  {
    /** Random: with a code it confirms. */
    id: text('id').primaryKey(),
    kind: text('kind').$type<PrivacyKind>().notNull(),
    state: text('state').$type<PrivacyState | 'asked'>().notNull().default('asked'),
    /** The contact that is proven: in lower case, or in E.164. One of them is null. */
    email: text('email'),
    phone: text('phone'),
    /** The right values of a correction, and what its brokers are told. */
    fullName: text('full_name'),
    city: text('city'),
    note: text('note'),
    /** SHA-256, in hex, of the tokens that confirm; each try to send the mail makes one. */
    proofHashes: text('proof_hashes').array().notNull().default([]),
    /** Of the code that was sent to the phone, derived slowly. */
    codeHash: text('code_hash'),
    codeAt: timestamptz('code_at'),
    tries: integer('tries').notNull().default(0),
    /** Of the tokens that fetch the copy. */
    copyHashes: text('copy_hashes').array().notNull().default([]),
    createdAt: timestamptz('created_at').notNull().defaultNow(),
    confirmedAt: timestamptz('confirmed_at'),
    dueAt: timestamptz('due_at'),
    endedAt: timestamptz('ended_at'),
  },
  (table) => [
    index('privacy_requests_confirmed').on(table.confirmedAt).where(sql`${table.confirmedAt} is not null`),
    index('privacy_requests_age').on(table.createdAt),
    index('privacy_requests_proofs').using('gin', table.proofHashes),
    index('privacy_requests_copies').using('gin', table.copyHashes),
  ],
);

/** How many leads of which broker a confirmed request is about. */
export const privacyLeads = pgTable(
  'privacy_leads',
  {
    requestId: text('request_id')
      .notNull()
      .references(() => privacyRequests.id, { onDelete: 'cascade' }),
    brokerId: integer('broker_id')
      .notNull()
      .references(() => brokers.id),
    leads: integer('leads').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.requestId, table.brokerId] }),
    index('privacy_leads_broker').on(table.brokerId),
  ],
);
