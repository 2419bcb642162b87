/**
 * The server's limits: how often, how many, how large, how long. The files next to it have those of one subject. A name
 * ends in its unit; a limit without a unit is a count. Length and range limits of single fields are in the contract,
 * and the browser uses some of those as well.
 */
import type { Quotas } from '#contract/quotas.ts';
import { CODE_MINUTES, SESSION_HOURS, SESSION_REMEMBERED_DAYS } from '#contract/rules/lifetimes.ts';
import { MAX_PICTURE_BYTES } from '#contract/rules/pictureFormat.ts';

const KILOBYTE = 1024;
const MEGABYTE = 1024 * KILOBYTE;
const MINUTE_MS = 60_000;
const HOUR_S = 3_600;

// Sign-in, signup and enquiries: counts that decay (lib/backoff.ts), stored in the database and so shared by all
// processes.

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
/** Enquiries of one address, to any site: as generous as for signups, for the same reason. */
export const ENQUIRIES_OF_ADDRESS: BackoffRule = { free: 60, grows: false };
/** Enquiries of one address to one site, so that a few addresses cannot use up the site's own limit. */
export const ENQUIRIES_OF_ADDRESS_TO_SITE: BackoffRule = { free: 10, grows: false };
/** New leads of one site, wherever they come from. */
export const NEW_LEADS_OF_SITE: BackoffRule = { free: 300, grows: false };
/** Reports of homes by one address. */
export const REPORTS_OF_ADDRESS: BackoffRule = { free: 20, grows: false };
/** Reports of one home, wherever they come from: more would tell the operator nothing new. */
export const REPORTS_OF_HOME: BackoffRule = { free: 100, grows: false };
/** A second report of a home from the same address within this time does not count. */
export const REPORT_AGAIN_H = 24;
/** An enquiry of the same person within this time joins the open lead. The row-level policies have the same figure. */
export const ENQUIRY_JOINS_H = 24;

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

// The second step at sign-in.

export const TOTP_STEP_S = 30;
/** Codes of this many steps before and after are accepted as well, because clocks differ. */
export const TOTP_WINDOW = 1;
export const RECOVERY_CODES = 10;
/** Where the second step is required: how long an operator may work without one after the first sign-in. */
export const SECOND_STEP_GRACE_DAYS = 7;

// Sessions, and responses kept for repeated calls.

export const SESSION_REMEMBERED_MS = SESSION_REMEMBERED_DAYS * 24 * HOUR_S * 1_000;
export const SESSION_MS = SESSION_HOURS * HOUR_S * 1_000;
/** How long the response to an `Idempotency-Key` is kept. */
export const IDEMPOTENCY_H = 24;

// Retention: the sweep deletes older rows.

export const SWEEP_EVERY_MS = HOUR_S * 1_000;
/** Failure counts have decayed long before. */
export const FAILURES_KEPT_H = 24;
/** Codes count towards the platform's limit for this long. */
export const CODES_KEPT_H = 24;
/** How long a network from which an account was signed in to counts as known. */
export const KNOWN_ADDRESSES_KEPT_H = 90 * 24;
/** Rows that one transaction of the hourly sweep deletes: in time even after a retention period was shortened. */
export const ROWS_SWEPT_AT_ONCE = 5_000;
/** Archived homes that the sweep reads at a time; each is erased in a separate transaction. */
export const ARCHIVED_ERASED_AT_ONCE = 100;
/** Deleted pictures that the sweep reads at a time. */
export const DELETED_PICTURES_AT_ONCE = 1_000;
/** The period of listing reviews whose median time the operator sees: three months. */
export const REVIEWS_MEASURED_H = 90 * 24;
/** Timeline entries that the operator sees next to a listing. */
export const EVENTS_SHOWN = 100;
/** Pictures of other brokers' homes compared with those of a listing, and listings that a filter by hints checks. */
export const PICTURES_COMPARED = 20;
export const HINTS_LOOKED_FOR = 100;
/** Pairs of pictures for which it is cached whether they are the same. */
export const MAX_PAIRS_KNOWN = 20_000;
/** How long heartbeats are kept: the period of the uptime that the operator sees. */
export const HEARTBEATS_KEPT_H = 30 * 24;
/** Twice a minute, so that a timer that drifts misses no minute. */
export const HEARTBEAT_EVERY_MS = 30_000;

// Connections and requests. Every wait has an end.

/** Sockets that are open at once. */
export const MAX_CONNECTIONS = 2_000;
/** Open sockets of one address: many browsers may share it, but it must not take all connections. */
export const MAX_CONNECTIONS_OF_ADDRESS = 500;
export const CONNECTION_TIMEOUT_MS = MINUTE_MS;
export const HEADERS_TIMEOUT_MS = 15_000;
/** The time for a whole request: the largest file over a slow connection. */
export const REQUEST_TIMEOUT_MS = 2 * MINUTE_MS;
/** The minimum rate of a body: the slowest mobile connection reaches it, a trickle that only holds a slot does not. */
export const LEAST_BODY_RATE = { bytes: 10 * KILOBYTE, ms: 10_000 } as const;
export const KEEP_ALIVE_MS = 30_000;
export const HANDLER_TIMEOUT_MS = 15_000;
/** The time for an upload's handler: as long as the request may take. */
export const UPLOAD_TIMEOUT_MS = 2 * MINUTE_MS;
/** The time for a download's handler: a large file over a slow connection. */
export const STREAM_TIMEOUT_MS = 10 * MINUTE_MS;
/** How often Node looks for late connections; its own default, half a minute, would double short timeouts. */
export const CONNECTION_CHECK_EVERY_MS = 1_000;
/** A path parameter may be as long as a whole request line: the routes decide whether it names anything. */
export const MAX_HEADER_BYTES = 16 * KILOBYTE;
export const MAX_BODY_BYTES = MEGABYTE;
/** A form: its file and its other fields. */
export const MAX_FORM_BYTES = MAX_PICTURE_BYTES + MEGABYTE;
export const MAX_FORM_FIELDS = 60;
export const MAX_FORM_FIELD_BYTES = 64 * KILOBYTE;
export const MAX_FORM_FIELD_NAME_BYTES = 100;
/** Problems that a refusal lists. */
export const MAX_PROBLEMS = 50;
/** Smaller responses are sent uncompressed, because compression would save nothing. */
export const COMPRESS_FROM_BYTES = KILOBYTE;

// Queues: how many run at once, and how many may wait. More than that are refused with 503.

export interface QueueSize {
  readonly running: number;
  readonly waiting: number;
}
/** A hash takes about 30 ms of CPU on purpose, so a flood of sign-ins must leave room for everything else. */
export const SIGN_IN_HASHING: QueueSize = { running: 2, waiting: 60 };
/** New accounts and signup codes have a separate queue, so that they cannot keep people from signing in. */
export const PASSWORD_HASHING: QueueSize = { running: 1, waiting: 60 };
/** The signups of one address run one at a time, so that each sees the counts of the previous one. */
export const SIGNUPS_OF_ADDRESS: QueueSize = { running: 1, waiting: 100 };
/** Uploads of one account, from the first byte to the response: each occupies a file on disk. */
export const UPLOADS_OF_CALLER: QueueSize = { running: 2, waiting: 20 };
/**
 * A picture in progress occupies a thread, and its whole file in memory; waiting ones, two per account, are on disk.
 */
export const PICTURES: QueueSize = { running: 2, waiting: 200 };
/** Objects of any kind that one account adds, per second: 300 a minute, many times what a person types. */
export const CREATES_OF_ACCOUNT = { rate: 5, burst: 300 } as const;
/** Calls of one account, except uploads: a flood must leave database connections for other callers. */
export const CALLS_OF_ACCOUNT: QueueSize = { running: 8, waiting: 500 };
/** Session look-ups by one address: a flood of calls, even denied ones, must leave system connections for others. */
export const SESSIONS_OF_ADDRESS: QueueSize = { running: 2, waiting: 1_000 };
/** Calls of one address to one public endpoint, such as a sign-in: as many as one account's calls. */
export const CALLS_OF_ADDRESS: QueueSize = { running: 8, waiting: 500 };
/**
 * Public pages that have to be rendered for one address, per second: thousands of people may share it. Cached pages do
 * not count.
 */
export const PAGES_OF_ADDRESS = { rate: 30, burst: 600 } as const;
/** Edits of properties by one account, per second: each is kept in the home's timeline for a long time. */
export const EDITS_OF_ACCOUNT = { rate: 2, burst: 1_000 } as const;

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

// Pictures.

export const MAX_PICTURE_PIXELS = 50_000_000;
export const PICTURE_TIMEOUT_S = 20;
/** A picture's height is at most this many times its width: WebP allows at most 16,383 pixels. */
export const MAX_PICTURE_RATIO = 4;
export const MAX_PHOTOS_OF_PROPERTY = 100;
export const MAX_VIDEOS_OF_PROPERTY = 20;
/** An unreachable bucket must cause a clear error, not a hanging request. */
export const BUCKET_CONNECT_MS = 2_000;
export const BUCKET_REQUEST_MS = 10_000;
export const BUCKET_ATTEMPTS = 3;

// The database.

/** The time for a transaction, including waiting; after that the caller gets a 503. */
export const DATABASE_DEADLINE_MS = 5_000;
/** Connections of one process: the number of transactions that run at once. */
export const DATABASE_POOL_SIZE = 10;
/** Additional connections for sign-in, sessions and readiness only: short queries, which slow ones must not hold up. */
export const DATABASE_SYSTEM_POOL_SIZE = 3;
/** How long to wait for a free connection of the pool; shorter than the deadline. */
export const DATABASE_CONNECT_MS = 4_000;
export const DATABASE_START_CONNECT_MS = 5_000;
/** How long a migration waits for a lock, within the deadline of the calls behind it; when and how often it retries. */
export const MIGRATION_LOCKS = { lockMs: 3_000, restMs: 7_000, tries: 60 };
/** Longer than the deadline: these two only end what was abandoned at the deadline. */
export const DATABASE_QUERY_MS = 8_000;
export const DATABASE_IDLE_TRANSACTION_MS = 15_000;
/** The size of a log file of the embedded database, which may not open with less free disk space. */
export const FULL_DISK_BELOW_BYTES = 16 * MEGABYTE;
/** Rows that an export reads at a time: neither the server nor the database holds more. */
export const EXPORT_BATCH = 1_000;
/** How many words of a search are used. */
export const MAX_SEARCH_WORDS = 10;

// Caches.

/** How long cached values are trusted: half of the second within which a change must show on every process. */
export const TRUSTED_MS = 500;
/** Callers that an in-memory limit distinguishes. */
export const MAX_CALLERS = 10_000;
/** Measurements behind the operator's health page. */
export const MEASUREMENTS_KEPT = 1_000;
/** A database call faster than this counts as fast on the health page. */
export const FAST_CALL_MS = 50;
/** How long a browser caches preflight responses. */
export const PREFLIGHT_MAX_AGE_S = 600;
/** How long browsers and proxies cache photos of homes, also of a home that is no longer public. */
export const PHOTO_MAX_AGE_S = 60;
/** Photos whose visibility is cached. */
export const MAX_PHOTOS_KNOWN = 5_000;
/** How long a browser caches files without a hash in their name (icons, fonts of the app's shell). */
export const FILE_MAX_AGE_S = HOUR_S;
/** For files that never change under their name, and for Strict-Transport-Security: a year. */
export const IMMUTABLE_MAX_AGE_S = 365 * 24 * HOUR_S;
