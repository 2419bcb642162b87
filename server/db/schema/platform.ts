import { isNotNull, sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { NoticeKind, Preference, RecipientRole } from '#contract/notifications.ts';
import { brokers, timestamptz } from './accounts.ts';

/**
 * A broker's notifications, or the operators' (`brokerId` null); what one operator has read is read for all of them.
 */
export const notifications = pgTable(
  'notifications',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    brokerId: integer('broker_id').references(() => brokers.id),
    kind: text('kind').$type<NoticeKind>().notNull(),
    title: text('title').notNull(),
    message: text('message').notNull(),
    /** The page of the app that shows what it is about. */
    link: text('link').notNull(),
    isRead: boolean('is_read').notNull().default(false),
    createdAt: timestamptz('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('notifications_of').on(table.brokerId, table.id),
    index('notifications_unread').on(table.brokerId, table.id).where(sql`not ${table.isRead}`),
    index('notifications_age').on(table.createdAt),
  ],
);

/** Which notifications a person chose; kinds without a row have the defaults. */
export const notificationPreferences = pgTable(
  'notification_preferences',
  {
    role: text('role').$type<RecipientRole>().notNull(),
    accountId: integer('account_id').notNull(),
    kind: text('kind').$type<NoticeKind>().notNull(),
    bell: boolean('bell').notNull(),
    mail: text('mail').$type<Preference['mail']>().notNull(),
    updatedAt: timestamptz('updated_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.role, table.accountId, table.kind] })],
);

/** The last daily digest mail of each person: at most one is sent a day. */
export const digests = pgTable(
  'digests',
  {
    role: text('role').$type<RecipientRole>().notNull(),
    accountId: integer('account_id').notNull(),
    /** India's date, such as 2026-11-24. */
    day: text('day').notNull(),
    at: timestamptz('at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.role, table.accountId] })],
);

/**
 * Who did what, when, to what. Append only, except that the application may increase `times` of a recent denial, and
 * delete rows that are older than a month.
 */
export const audit = pgTable(
  'audit',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    at: timestamptz('at').notNull().defaultNow(),
    actorRole: text('actor_role'),
    actorId: integer('actor_id'),
    action: text('action').notNull(),
    objectType: text('object_type'),
    objectId: integer('object_id'),
    address: text('address'),
    /** The request's id, as in the response's `x-request-id` and in the log; null for what the server did by itself. */
    requestId: text('request_id'),
    detail: jsonb('detail').$type<Record<string, string | number | boolean | null | readonly number[]>>(),
    /** Denials of one account within a minute are one row: this is the minute, null for everything else. */
    minute: timestamptz('minute'),
    times: integer('times').notNull().default(1),
  },
  (table) => [
    // Newest first: all, and by each filter. An object is found by its id alone, which few objects of other types
    // share.
    index('audit_at').on(table.at, table.id),
    index('audit_of_action').on(table.action, table.at, table.id),
    index('audit_of_role').on(table.actorRole, table.at, table.id).where(isNotNull(table.actorRole)),
    index('audit_of_type').on(table.objectType, table.at, table.id).where(isNotNull(table.objectType)),
    index('audit_of_object').on(table.objectId, table.at, table.id).where(isNotNull(table.objectId)),
    uniqueIndex('audit_by_minute')
      .on(table.actorRole, table.actorId, table.action, table.minute)
      .where(sql`${table.minute} is not null`),
  ],
);

/**
 * Responses to idempotent writes, kept 24 hours per actor (`broker:3`, `super_admin:1`, `visitor:{slug}:{address}`,
 * `signup:{address}`).
 */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    actor: text('actor').notNull(),
    key: text('key').notNull(),
    requestHash: text('request_hash').notNull(),
    answer: jsonb('answer'),
    createdAt: timestamptz('created_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.actor, table.key] }), index('idempotency_keys_age').on(table.createdAt)],
);

/**
 * Counts for rate limits: failed sign-ins by account (`broker:asha@…`, with ` at {network}` for a known network) and by
 * address (`address:…`), signup calls (`signup:…` refused, `begun:…`), enquiries (`enquiry:…`, `enquiry at:…`).
 * All decay within 15 minutes. A row `known:…` records a network that an account signed in from, for 90 days.
 */
export const loginAttempts = pgTable('login_attempts', {
  key: text('key').primaryKey(),
  failures: integer('failures').notNull(),
  lastAt: timestamptz('last_at').notNull().defaultNow(),
});

/** The minutes in which a server was up, from which its uptime is computed; deleted after 30 days. */
export const heartbeats = pgTable('heartbeats', {
  minute: timestamptz('minute').primaryKey().default(sql`date_trunc('minute', now())`),
});

/** Platform settings that the operator changed, by name; the others have their defaults. */
export const settings = pgTable('settings', {
  name: text('name').primaryKey(),
  value: jsonb('value').notNull(),
  updatedAt: timestamptz('updated_at').notNull().defaultNow(),
});
