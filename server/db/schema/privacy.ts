import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { PrivacyKind, PrivacyState } from '#contract/privacy.ts';
import { brokers, timestamptz } from './accounts.ts';

/** People's requests about their personal data. Who made a request is deleted once it is carried out. */
export const privacyRequests = pgTable(
  'privacy_requests',
  {
    /** Random: together with a code, it confirms the request. */
    id: text('id').primaryKey(),
    kind: text('kind').$type<PrivacyKind>().notNull(),
    state: text('state').$type<PrivacyState | 'asked'>().notNull().default('asked'),
    /** The proven contact: the e-mail in lower case, or the phone in E.164. One of them is null. */
    email: text('email'),
    phone: text('phone'),
    /** The corrected values, and the note to the brokers. */
    fullName: text('full_name'),
    city: text('city'),
    note: text('note'),
    /** SHA-256, in hex, of the confirmation tokens; each attempt to send the mail creates one. */
    proofHashes: text('proof_hashes').array().notNull().default([]),
    /** A slow hash of the code that was sent to the phone. */
    codeHash: text('code_hash'),
    codeAt: timestamptz('code_at'),
    tries: integer('tries').notNull().default(0),
    /** SHA-256, in hex, of the tokens that fetch the copy. */
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

/** How many leads of each broker a confirmed request is about. */
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
