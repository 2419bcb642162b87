/** The limits of accounts: signing in and up, codes, sessions, quotas, and people's requests about their data. */
import type { Quotas } from '#contract/quotas.ts';
import { CODE_MINUTES, SESSION_HOURS, SESSION_REMEMBERED_DAYS } from '#contract/rules/lifetimes.ts';

const HOUR_S = 3_600;

// Sign-in and signup: counts that decay (lib/backoff.ts), stored in the database and so shared by all processes.

/** `free` calls within the window pass; after that each must wait: longer every time (`grows`), or until one decays. */
export interface BackoffRule {
  readonly free: number;
  readonly grows: boolean;
}
/** The window of every such count. */
export const BACKOFF_WINDOW_S = 15 * 60;
/** The first delay; each further failure doubles it, up to the window. */
export const BACKOFF_FIRST_DELAY_S = 30;
/** Failed sign-ins of one account. */
export const ACCOUNT_FAILURES: BackoffRule = { free: 5, grows: true };
/** Failed sign-ins, or refused signups, of one address: an office may share it. */
export const ADDRESS_FAILURES: BackoffRule = { free: 20, grows: true };
/**
 * Emails that an account set for others or itself, or that were taken: the response reveals whether an email has an
 * account, so the attempts are limited.
 */
export const EMAILS_TRIED: BackoffRule = { free: 20, grows: false };
/** Operator accounts, including suspended ones: they are for the platform's staff. */
export const OPERATORS_MAX = 100;
/** The limit of an IPv4 /24 as a multiple of that of one address, because many people share it. */
export const RANGE_FACTOR = 8;
/** Signups that an address began and did not finish. Thousands of people may share an address. */
export const SIGNUPS_BEGUN: BackoffRule = { free: 60, grows: false };

// Signup codes.

/** Wrong tries per code: too few to guess six digits. */
export const CODE_TRIES = 5;
/** Codes to one phone: for signups, and for privacy requests. */
export const CODES_OF_PHONE = { most: 5, withinS: HOUR_S } as const;
/**
 * How many codes are sent at most: each costs money, and a program may request codes for premium-rate numbers.
 * `address` is an IPv4 address or an IPv6 /48, whose codes count until they are used, because many people may share it
 * (`SIGNUPS_BEGUN` is its limit for 15 minutes); `range` is an IPv4 /24, likewise; `prefix` is phone numbers that
 * differ only in the last four digits. The platform's limits leave room for a busy day.
 */
export const CODE_LIMITS = [
  { of: 'phone', ...CODES_OF_PHONE },
  { of: 'address', most: 30, withinS: 60 },
  { of: 'range', most: 120, withinS: 15 * 60 },
  { of: 'prefix', most: 200, withinS: HOUR_S },
  { of: 'platform', most: 2_000, withinS: HOUR_S },
  { of: 'platform', most: 10_000, withinS: 24 * HOUR_S },
] as const;
export const CODE_LIFE_S = CODE_MINUTES * 60;
/** How long the gateway may take to accept a code, while a person waits at the form. */
export const CODE_GATEWAY_MS = 5_000;
/** Codes count towards the platform's limit for this long. */
export const CODES_KEPT_H = 24;

// The second step at sign-in.

export const TOTP_STEP_S = 30;
/** Codes of this many steps before and after are accepted as well, because clocks differ. */
export const TOTP_WINDOW = 1;
export const RECOVERY_CODES = 10;
/** Where the second step is required: how long an operator may work without one after the first sign-in. */
export const SECOND_STEP_GRACE_DAYS = 7;

// Sessions.

export const SESSION_REMEMBERED_MS = SESSION_REMEMBERED_DAYS * 24 * HOUR_S * 1_000;
export const SESSION_MS = SESSION_HOURS * HOUR_S * 1_000;
/** How many sessions an account's owner sees. */
export const SESSIONS_SHOWN = 50;
/** A session's last use is stored no more often than this. */
export const LAST_USE_S = 5 * 60;
/** Failure counts have decayed long before. */
export const FAILURES_KEPT_H = 24;
/** How long a network from which an account was signed in to counts as known. */
export const KNOWN_ADDRESSES_KEPT_H = 90 * 24;

// Links in mails.

/**
 * Password reset links for one email, by one address, and in total: each costs a mail and the recipient's attention.
 */
export const RESETS_OF_EMAIL: BackoffRule = { free: 3, grows: false };
export const RESETS_OF_ADDRESS: BackoffRule = { free: 20, grows: false };
export const RESETS_OF_ALL: BackoffRule = { free: 2_000, grows: false };

// Brokers' quotas. The operator may set others for a single broker.

/** Until the operator approves the account: enough to prepare it, not enough to fill the disk. */
export const QUOTAS_WHILE_PENDING: Quotas = {
  properties: 20,
  photos: 100,
  storage_mb: 200,
  users: 20,
  leads_a_day: 50,
};
/** More than a large office needs, but stops a runaway program. */
export const QUOTAS_ONCE_APPROVED: Quotas = {
  properties: 5_000,
  photos: 100_000,
  storage_mb: 20_000,
  users: 1_000,
  leads_a_day: 20_000,
};
/** The period over which `leads_a_day` is counted. */
export const LEADS_COUNT_H = 24;
/** The unit of `storage_mb`, in bytes. */
export const STORAGE_UNIT_BYTES = 1_000_000;

// Privacy requests. Their time limit, and how long links work, are in contract/privacy.ts.

/** Codes for requests by phone, per 15 minutes: to numbers that differ only in the last four digits, and in total. */
export const PRIVACY_CODES_OF_PREFIX: BackoffRule = { free: 50, grows: false };
export const PRIVACY_CODES_OF_ALL: BackoffRule = { free: 500, grows: false };
/** Rows whose texts one transaction searches for a person, well within its deadline. */
export const ROWS_SCRUBBED_AT_ONCE = 10_000;
/** Leads that one transaction changes for a request, with their timelines. */
export const LEADS_CHANGED_FOR_PRIVACY = 50;
/** The maximum of leads, of timeline entries and so on in a copy: more than one person ever has. */
export const MOST_COPIED = 5_000;
