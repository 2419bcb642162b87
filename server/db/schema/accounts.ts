import { type SQL, sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, primaryKey, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import type { BrokerStatus } from '#contract/brokers.ts';
import type { Role } from '#contract/endpoint.ts';
import type { OperatorStatus } from '#contract/operators.ts';
import type { Quotas } from '#contract/quotas.ts';
import type { UserStatus } from '#contract/users.ts';
import { searchText, sortText } from './searchText.ts';

/** A time in milliseconds, the precision of JSON: a returned time compares equal to the stored one. */
export const timestamptz = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'date' });

const person = {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  fullName: text('full_name').notNull(),
  email: text('email').notNull(),
  phone: text('phone'),
  phoneE164: text('phone_e164'),
  photo: text('photo'),
  lastLoginAt: timestamptz('last_login_at'),
  createdAt: timestamptz('created_at').notNull().defaultNow(),
  updatedAt: timestamptz('updated_at').notNull().defaultNow(),
};

// The version and time of the consent given at signup; null for a person who was added by someone else.
const consent = {
  consentVersion: text('consent_version'),
  consentAt: timestamptz('consent_at'),
};

/** Platform operators (role super_admin). */
export const operators = pgTable(
  'operators',
  {
    ...person,
    status: text('status').$type<OperatorStatus>().notNull().default('active'),
    /** Starts the period in which sign-in is still possible without a second step. */
    firstLoginAt: timestamptz('first_login_at'),
  },
  (table) => [uniqueIndex('operators_email').on(sql`lower(${table.email})`)],
);

/** Brokers: the tenants. */
export const brokers = pgTable(
  'brokers',
  {
    ...person,
    ...consent,
    licenseNo: text('license_no'),
    status: text('status').$type<BrokerStatus>().notNull(),
    /** The quotas that the operator set for this broker, replacing the usual ones. */
    quotas: jsonb('quotas').$type<Partial<Quotas>>().notNull().default({}),
    /** The text of searches, with the phone as typed and in digits. */
    search: text('search').generatedAlwaysAs(
      (): SQL => searchText([brokers.fullName, brokers.email, brokers.phone, brokers.licenseNo, brokers.phoneE164]),
    ),
  },
  (table) => [
    uniqueIndex('brokers_email').on(sql`lower(${table.email})`),
    index('brokers_status').on(table.status, table.id),
    index('brokers_by_name').on(sortText(table.fullName), table.id),
    index('brokers_by_email').on(sortText(table.email), table.id),
    // Without fastupdate, because every search would scan the list of pending entries.
    index('brokers_search').using('gin', table.search.op('gin_trgm_ops')).with({ fastupdate: false }),
  ],
);

/** Home seekers: added by a broker, who chose a first password, or signed up by themselves (`brokerId` null). */
export const users = pgTable(
  'users',
  {
    ...person,
    ...consent,
    brokerId: integer('broker_id').references(() => brokers.id),
    status: text('status').$type<UserStatus>().notNull().default('active'),
    /** The text of searches, with the phone as typed and in digits. */
    search: text('search').generatedAlwaysAs(
      (): SQL => searchText([users.fullName, users.email, users.phone, users.phoneE164]),
    ),
  },
  (table) => [
    // An account that a broker added does not keep the person from signing up with the same email.
    uniqueIndex('users_email').on(sql`lower(${table.email})`, sql`(${table.brokerId} is null)`),
    index('users_broker').on(table.brokerId, table.id),
    index('users_of_status').on(table.brokerId, table.status, table.id),
    index('users_of_name').on(table.brokerId, sortText(table.fullName), table.id),
    index('users_of_email').on(table.brokerId, sortText(table.email), table.id),
  ],
);

/** Password hashes (argon2id) in a table of their own, which only sign-in can read. */
export const credentials = pgTable(
  'credentials',
  {
    role: text('role').$type<Role>().notNull(),
    accountId: integer('account_id').notNull(),
    passwordHash: text('password_hash').notNull(),
    updatedAt: timestamptz('updated_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.role, table.accountId] })],
);

/** Sessions. Only the SHA-256 of a token is stored, in hex. */
export const sessions = pgTable(
  'sessions',
  {
    tokenHash: text('token_hash').primaryKey(),
    /** Identifies the session to the account's owner: neither secret nor derived from the token. */
    id: integer('id').notNull().unique().generatedAlwaysAsIdentity(),
    role: text('role').$type<Role>().notNull(),
    accountId: integer('account_id').notNull(),
    /** The browser and its system, as `Chrome on Android`; empty when unknown. */
    browser: text('browser').notNull().default(''),
    /** The network that it was opened from, as an address range; empty when unknown. */
    place: text('place').notNull().default(''),
    createdAt: timestamptz('created_at').notNull().defaultNow(),
    /** Accurate to a few minutes only, so that not every call costs a write. */
    lastUsedAt: timestamptz('last_used_at').notNull().defaultNow(),
    expiresAt: timestamptz('expires_at').notNull(),
    revokedAt: timestamptz('revoked_at'),
  },
  (table) => [index('sessions_account').on(table.role, table.accountId), index('sessions_expiry').on(table.expiresAt)],
);

/** Links to set a new password. Only the SHA-256 of a token is stored, in hex; a used one is deleted. */
export const passwordResets = pgTable(
  'password_resets',
  {
    tokenHash: text('token_hash').primaryKey(),
    role: text('role').$type<Role>().notNull(),
    accountId: integer('account_id').notNull(),
    createdAt: timestamptz('created_at').notNull().defaultNow(),
    expiresAt: timestamptz('expires_at').notNull(),
  },
  (table) => [index('password_resets_account').on(table.role, table.accountId)],
);

/** An account's new email until it is confirmed. Of the tokens, one per mail, only the SHA-256 is stored, in hex. */
export const emailChanges = pgTable(
  'email_changes',
  {
    role: text('role').$type<Role>().notNull(),
    accountId: integer('account_id').notNull(),
    email: text('email').notNull(),
    /** The email that it replaces: if the account has a different one on confirmation, the change is void. */
    former: text('former').notNull(),
    tokenHashes: text('token_hashes').array().notNull().default([]),
    createdAt: timestamptz('created_at').notNull().defaultNow(),
    expiresAt: timestamptz('expires_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.role, table.accountId] }),
    index('email_changes_tokens').using('gin', table.tokenHashes),
  ],
);

/** Second steps of sign-in. Until `confirmedAt` is set, the session `begunBy` is still setting it up. */
export const secondSteps = pgTable(
  'second_steps',
  {
    role: text('role').$type<Role>().notNull(),
    accountId: integer('account_id').notNull(),
    /** In base 32. Only `asSystem` reads it, and no call returns it once the step is on. */
    secret: text('secret').notNull(),
    begunBy: text('begun_by').notNull(),
    /** The time step of the last code: neither it nor an earlier one is accepted again. */
    lastStep: integer('last_step').notNull().default(0),
    /** SHA-256, in hex, of the unused recovery codes. */
    recoveryHashes: text('recovery_hashes').array().notNull().default([]),
    confirmedAt: timestamptz('confirmed_at'),
    createdAt: timestamptz('created_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.role, table.accountId] })],
);

/**
 * Codes sent to phones at signup. Neither the code nor the signup's data can be read from a row: `boundHash` is an HMAC
 * of the signup and `codeHash` one of the code, both with a key that is derived, slowly, from the signup itself.
 */
export const signupCodes = pgTable(
  'signup_codes',
  {
    /** The otpId: random, returned to the caller. */
    id: text('id').primaryKey(),
    boundHash: text('bound_hash').notNull(),
    codeHash: text('code_hash').notNull(),
    /** In E.164; codes are limited per phone. */
    phone: text('phone').notNull(),
    /** The network that requested the code; codes are limited per network, too. */
    network: text('network').notNull().default(''),
    tries: integer('tries').notNull().default(0),
    createdAt: timestamptz('created_at').notNull().defaultNow(),
    usedAt: timestamptz('used_at'),
  },
  (table) => [
    index('signup_codes_phone').on(table.phone, table.createdAt),
    index('signup_codes_bound').on(table.boundHash),
    index('signup_codes_age').on(table.createdAt),
  ],
);
