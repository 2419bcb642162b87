/**
 * The limits of the server: how often, how many, how large, how long; the files beside it have those of one noun. A name ends in its unit; a limit without one is a count.
 * Lengths and ranges of single fields are in the contract, and the browser uses some of those as well.
 */
import type { Quotas } from '#contract/quotas.ts';
import { MAX_PICTURE_BYTES } from '#contract/rules/pictureFormat.ts';

const KILOBYTE = 1024;
const MEGABYTE = 1024 * KILOBYTE;
const MINUTE_MS = 60_000;
const HOUR_S = 3_600;

// Sign-in, signup and enquiries: counts that fade (lib/backoff.ts), kept in the database and so common to all processes.

/** `free` calls within the window cost nothing; after that each waits: longer every time (`grows`), or until one fades. */
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
 * Emails that an account gave others or itself, or that were taken: the response tells whether an email has an account, so nobody
 * may ask for long.
 */
export const EMAILS_TRIED: BackoffRule = { free: 20, grows: false };
/** Operators, the suspended ones included: they are the platform's staff. */
export const OPERATORS_MAX = 100;
/** A /24 of IPv4 may do this many times what one of its addresses may do, because many people share it. */
export const RANGE_FACTOR = 8;
/** Signups that an address began and did not finish. Thousands of people may share an address. */
export const SIGNUPS_BEGUN: BackoffRule = { free: 60, grows: false };
/** Enquiries of one address, to any site: as wide as signups, for the same reason. */
export const ENQUIRIES_OF_ADDRESS: BackoffRule = { free: 60, grows: false };
/** Enquiries of one address to one site: a handful of addresses must not use up the site's own limit. */
export const ENQUIRIES_OF_ADDRESS_TO_SITE: BackoffRule = { free: 10, grows: false };
/** New leads of one site, wherever they come from. */
export const NEW_LEADS_OF_SITE: BackoffRule = { free: 300, grows: false };
/** Reports of homes by one address: as wide as enquiries are to one site. */
export const REPORTS_OF_ADDRESS: BackoffRule = { free: 20, grows: false };
/** Reports of one home, wherever they come from: more would tell the operator nothing new. */
export const REPORTS_OF_HOME: BackoffRule = { free: 100, grows: false };
/** A second report of a home from the same address within this time does not count. */
export const REPORT_AGAIN_H = 24;
/** An enquiry of the same person within this time joins the open lead. The row-level policies have the same figure. */
export const ENQUIRY_JOINS_H = 24;

// Signup codes.

/** Wrong tries of one code: six digits cannot be guessed in so few. */
export const CODE_TRIES = 5;
/** Codes to one phone: for signups, and for privacy requests. */
export const CODES_OF_PHONE = { most: 5, withinS: HOUR_S } as const;
/**
 * How many codes are sent at most: each costs money, and a program may ask for codes to numbers that earn from them. `address`: an
 * IPv4 address or a /48 of IPv6, whose codes count until they are used, because many people may be behind it (`SIGNUPS_BEGUN` is
 * its limit for 15 minutes); `range`: a /24 of IPv4, likewise; `prefix`: phone numbers that differ in the last four digits only.
 * The platform's limits leave room for a busy day.
 */
export const CODE_LIMITS = [
  { of: 'phone', ...CODES_OF_PHONE },
  { of: 'address', most: 30, withinS: 60 },
  { of: 'range', most: 120, withinS: 15 * 60 },
  { of: 'prefix', most: 200, withinS: HOUR_S },
  { of: 'platform', most: 2_000, withinS: HOUR_S },
  { of: 'platform', most: 10_000, withinS: 24 * HOUR_S },
] as const;
export const CODE_LIFE_S = 10 * 60;
/** A person has to wait this long before a new code is sent. */
export const CODE_RESEND_S = 30;
/** The gateway's time to accept a code: a person is waiting in front of a busy form. */
export const CODE_GATEWAY_MS = 5_000;

// The second step at sign-in.

export const TOTP_STEP_S = 30;
/** A code of the step before or after is accepted as well: clocks differ. */
export const TOTP_WINDOW = 1;
export const RECOVERY_CODES = 10;
/** Where the second step is required: how long after the first sign-in an operator works without one. */
export const SECOND_STEP_GRACE_DAYS = 7;

// Sessions, and answers kept for repeats.

/** With "Remember me". */
export const SESSION_REMEMBERED_MS = 30 * 24 * HOUR_S * 1_000;
export const SESSION_MS = 12 * HOUR_S * 1_000;
/** How long the answer to an `Idempotency-Key` is kept. */
export const IDEMPOTENCY_H = 24;

// Retention: the sweep deletes older rows.

export const SWEEP_EVERY_MS = HOUR_S * 1_000;
/** Counts of failures have faded long before. */
export const FAILURES_KEPT_H = 24;
/** As long as a code counts towards the platform's limit. */
export const CODES_KEPT_H = 24;
/** An address from which an account was signed in to is known for a season. */
export const KNOWN_ADDRESSES_KEPT_H = 90 * 24;
/** Rows of a table that one transaction of the hourly deletion deletes: within its deadline also after a figure was lowered. */
export const ROWS_SWEPT_AT_ONCE = 5_000;
/** Archived homes that the sweep reads at a time; each is erased in a transaction of its own. */
export const ARCHIVED_ERASED_AT_ONCE = 100;
/** Deleted pictures that the sweep reads at a time. */
export const DELETED_PICTURES_AT_ONCE = 1_000;
/** Reviews of listings whose median time the operator sees: a season. */
export const REVIEWS_MEASURED_H = 90 * 24;
/** Entries of a timeline that the operator sees beside a listing. */
export const EVENTS_SHOWN = 100;
/** Pictures of other brokers' homes that are compared with those of a listing at most; listings that a filter by hints looks at. */
export const PICTURES_COMPARED = 20;
export const HINTS_LOOKED_FOR = 100;
/** Pairs of pictures of which it is remembered whether they are the same. */
export const MAX_PAIRS_KNOWN = 20_000;
/** Heartbeats: the period of the uptime that the operator sees. */
export const HEARTBEATS_KEPT_H = 30 * 24;
/** Twice a minute, so that a timer that drifts misses no minute. */
export const HEARTBEAT_EVERY_MS = 30_000;

// Connections and requests. Every wait has an end.

/** Sockets that are open at once. */
export const MAX_CONNECTIONS = 2_000;
/** Of one address: many browsers may share it, but none takes the connections of all others. */
export const MAX_CONNECTIONS_OF_ADDRESS = 500;
export const CONNECTION_TIMEOUT_MS = MINUTE_MS;
export const HEADERS_TIMEOUT_MS = 15_000;
/** A whole request: the largest file over a slow line. */
export const REQUEST_TIMEOUT_MS = 2 * MINUTE_MS;
/** What every body has to deliver: the slowest phone line does, a trickle that only holds a place does not. */
export const LEAST_BODY_RATE = { bytes: 10 * KILOBYTE, ms: 10_000 } as const;
export const KEEP_ALIVE_MS = 30_000;
export const HANDLER_TIMEOUT_MS = 15_000;
/** The handler of an upload: as long as the request may take. */
export const UPLOAD_TIMEOUT_MS = 2 * MINUTE_MS;
/** The handler of a download: a large file over a slow line. */
export const STREAM_TIMEOUT_MS = 10 * MINUTE_MS;
/** How often Node looks for late connections; its own default, half a minute, would double short timeouts. */
export const CONNECTION_CHECK_EVERY_MS = 1_000;
/** A path parameter may be as long as a whole request line: the routes decide whether it names anything. */
export const MAX_HEADER_BYTES = 16 * KILOBYTE;
export const MAX_BODY_BYTES = MEGABYTE;
/** A form: its file and the fields beside it. */
export const MAX_FORM_BYTES = MAX_PICTURE_BYTES + MEGABYTE;
export const MAX_FORM_FIELDS = 60;
export const MAX_FORM_FIELD_BYTES = 64 * KILOBYTE;
export const MAX_FORM_FIELD_NAME_BYTES = 100;
/** Problems that a refusal lists. */
export const MAX_PROBLEMS = 50;
/** Smaller answers are sent uncompressed: packing would save nothing. */
export const COMPRESS_FROM_BYTES = KILOBYTE;

// Queues: how much runs at once, and how much may wait. What comes on top is refused with 503.

export interface QueueSize {
  readonly running: number;
  readonly waiting: number;
}
/** Hashing takes a processor some 30 ms on purpose: a flood of it must leave room for everything else. */
export const SIGN_IN_HASHING: QueueSize = { running: 2, waiting: 60 };
/** New accounts and signup codes: a queue of their own, so that they cannot keep people from signing in. */
export const PASSWORD_HASHING: QueueSize = { running: 1, waiting: 60 };
/** The signups of one address, in turn: each sees the counts of the one before it. */
export const SIGNUPS_OF_ADDRESS: QueueSize = { running: 1, waiting: 100 };
/** Uploads of one account, from the first byte to the answer: each holds a file on disk. */
export const UPLOADS_OF_CALLER: QueueSize = { running: 2, waiting: 20 };
/** Each picture that runs occupies one thread, and a whole file in memory. One that waits is on disk: two of each account. */
export const PICTURES: QueueSize = { running: 2, waiting: 200 };
/** What one account adds, of any kind, per second: 300 a minute, many times what a person types. */
export const CREATES_OF_ACCOUNT = { rate: 5, burst: 300 } as const;
/** Calls of one account, except uploads: its flood must leave database connections for everybody else. */
export const CALLS_OF_ACCOUNT: QueueSize = { running: 8, waiting: 500 };
/** Look-ups of sessions by one address: its flood of calls, denied ones too, leaves the connections of sign-in to others. */
export const SESSIONS_OF_ADDRESS: QueueSize = { running: 2, waiting: 1_000 };
/** Calls of one address to one public endpoint, such as a sign-in: as many as one account's calls. */
export const CALLS_OF_ADDRESS: QueueSize = { running: 8, waiting: 500 };
/**
 * Strangers' pages that have to be made, for one address, per second: thousands of people may share it. Those that are ready do not
 * count.
 */
export const PAGES_OF_ADDRESS = { rate: 30, burst: 600 } as const;
/** Changes of properties by one account, per second: each is kept in the home's timeline for a long time. */
export const EDITS_OF_ACCOUNT = { rate: 2, burst: 1_000 } as const;

// Brokers' quotas. The operator may set others for a single broker.

/** Until the operator approves the account: enough to prepare it, too little to fill the disk. */
export const QUOTAS_WHILE_PENDING: Quotas = {
  properties: 20,
  photos: 100,
  storage_mb: 200,
  users: 20,
  leads_a_day: 50,
};
/** More than a large office needs; a program that runs wild ends here. */
export const QUOTAS_ONCE_APPROVED: Quotas = {
  properties: 5_000,
  photos: 100_000,
  storage_mb: 20_000,
  users: 1_000,
  leads_a_day: 20_000,
};
/** The time in which `leads_a_day` counts. */
export const LEADS_COUNT_H = 24;
/** The unit of `storage_mb`, in bytes. */
export const STORAGE_UNIT_BYTES = 1_000_000;

// Pictures.

export const MAX_PICTURE_PIXELS = 50_000_000;
export const PICTURE_TIMEOUT_S = 20;
/** A picture's height is at most this many times its width: WebP ends at 16,383 pixels. */
export const MAX_PICTURE_RATIO = 4;
export const MAX_PHOTOS_OF_PROPERTY = 100;
export const MAX_VIDEOS_OF_PROPERTY = 20;
/** A dead bucket must cost a clear error, not a hanging request. */
export const BUCKET_CONNECT_MS = 2_000;
export const BUCKET_REQUEST_MS = 10_000;
export const BUCKET_ATTEMPTS = 3;

// The database.

/** A transaction's time, waiting included; after it the caller reads 503. */
export const DATABASE_DEADLINE_MS = 5_000;
/** Connections of one process: the number of transactions that run at once. */
export const DATABASE_POOL_SIZE = 10;
/** More of them, for sign-in, sessions and readiness alone: short queries, which slow ones elsewhere must not hold up. */
export const DATABASE_SYSTEM_POOL_SIZE = 3;
/** Waiting for a free connection of the pool; ends before the deadline. */
export const DATABASE_CONNECT_MS = 4_000;
export const DATABASE_START_CONNECT_MS = 5_000;
/** How long a migration waits for each lock, within the deadline of the calls that wait behind it; how often and when it tries again. */
export const MIGRATION_LOCKS = { lockMs: 3_000, restMs: 7_000, tries: 60 };
/** Longer than the deadline: these two only end what the deadline has given up. */
export const DATABASE_QUERY_MS = 8_000;
export const DATABASE_IDLE_TRANSACTION_MS = 15_000;
/** A file of the embedded database's log: with less space on its disk it may not open. */
export const FULL_DISK_BELOW_BYTES = 16 * MEGABYTE;
/** Rows that an export reads at a time: neither the server nor the database holds more. */
export const EXPORT_BATCH = 1_000;
/** Words of a search that count. */
export const MAX_SEARCH_WORDS = 10;

// Caches.

/** A change shows within a second on every process: what was read is trusted for half of it. */
export const TRUSTED_MS = 500;
/** Callers that a limit in memory knows apart. */
export const MAX_CALLERS = 10_000;
/** Measurements behind the operator's health page. */
export const MEASUREMENTS_KEPT = 1_000;
/** A call to the database that is quicker counts as fast on the health page. */
export const FAST_CALL_MS = 50;
/** Preflight answers, in the browser. */
export const PREFLIGHT_MAX_AGE_S = 600;
/** Photos of homes, in browsers and proxies: a home that is no longer public is gone from them within a minute. */
export const PHOTO_MAX_AGE_S = 60;
/** Photos whose visibility is known. */
export const MAX_PHOTOS_KNOWN = 5_000;
/** Files without a hash in their name (icons, fonts of the shell), in the browser. */
export const FILE_MAX_AGE_S = HOUR_S;
/** Files that never change under their name, and the promise of TLS: a year. */
export const IMMUTABLE_MAX_AGE_S = 365 * 24 * HOUR_S;
