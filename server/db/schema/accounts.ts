import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';

/** A point in time; milliseconds, so that what is answered compares equal to what is stored. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'date' });

const person = {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  fullName: text('full_name').notNull(),
  email: text('email').notNull(),
  phone: text('phone'),
  phoneE164: text('phone_e164'),
  photo: text('photo'),
  lastLoginAt: moment('last_login_at'),
  createdAt: moment('created_at').notNull().defaultNow(),
  updatedAt: moment('updated_at').notNull().defaultNow(),
};

/** Platform operators (role super_admin). */
export const operators = pgTable('operators', person, (table) => [
  uniqueIndex('operators_email').on(sql`lower(${table.email})`),
]);

/** Brokers: the tenants. `status`: active, pending, suspended. */
export const brokers = pgTable(
  'brokers',
  {
    ...person,
    licenseNo: text('license_no'),
    status: text('status').$type<'active' | 'pending' | 'suspended'>().notNull(),
  },
  (table) => [
    uniqueIndex('brokers_email').on(sql`lower(${table.email})`),
    index('brokers_status').on(table.status, table.id),
  ],
);

/** Home seekers: made by a broker, or (no broker) signed up by themselves. */
export const users = pgTable(
  'users',
  {
    ...person,
    brokerId: integer('broker_id').references(() => brokers.id),
    status: text('status').$type<'active' | 'inactive'>().notNull().default('active'),
  },
  (table) => [
    uniqueIndex('users_email').on(sql`lower(${table.email})`),
    index('users_broker').on(table.brokerId, table.id),
    index('users_of_status').on(table.brokerId, table.status, table.id),
  ],
);

/** Password hashes (argon2id), apart from the people, so that only sign-in can read them. */
export const credentials = pgTable(
  'credentials',
  {
    role: text('role').$type<'super_admin' | 'broker' | 'user'>().notNull(),
    accountId: integer('account_id').notNull(),
    passwordHash: text('password_hash').notNull(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.role, table.accountId] })],
);

/** Signed-in sessions. Only the SHA-256 of a token is kept, in hex. */
export const sessions = pgTable(
  'sessions',
  {
    tokenHash: text('token_hash').primaryKey(),
    role: text('role').$type<'super_admin' | 'broker' | 'user'>().notNull(),
    accountId: integer('account_id').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    expiresAt: moment('expires_at').notNull(),
    revokedAt: moment('revoked_at'),
  },
  (table) => [index('sessions_account').on(table.role, table.accountId), index('sessions_expiry').on(table.expiresAt)],
);
