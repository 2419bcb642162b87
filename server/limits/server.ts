/**
 * The limits of a server: how often, how many, how large, how long. The files next to it have those of accounts, of
 * homes and sites, of jobs and mail, and of leads. A name ends in its unit; a limit without a unit is a count. Length
 * and range limits of single fields are in the contract, and the browser uses some of those as well.
 */
import { MAX_PHOTO_BYTES } from '#contract/rules/photoFormat.ts';

const KILOBYTE = 1024;
const MEGABYTE = 1024 * KILOBYTE;
const MINUTE_MS = 60_000;
const HOUR_S = 3_600;

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
export const MAX_FORM_BYTES = MAX_PHOTO_BYTES + MEGABYTE;
export const MAX_FORM_FIELDS = 60;
export const MAX_FORM_FIELD_BYTES = 64 * KILOBYTE;
export const MAX_FORM_FIELD_NAME_BYTES = 100;
/** Problems that a refusal lists. */
export const MAX_PROBLEMS = 50;
/** Smaller responses are sent uncompressed, because compression would save nothing. */
export const COMPRESS_FROM_BYTES = KILOBYTE;
/** How long the response to an `Idempotency-Key` is kept. */
export const IDEMPOTENCY_H = 24;

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
 * A photo in progress occupies a thread, and its whole file in memory; waiting ones, two per account, are on disk.
 */
export const PHOTOS: QueueSize = { running: 2, waiting: 200 };
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
/** How many recent statements a pool counts the uses of, and how many plans each of its connections keeps. */
export const STATEMENTS_COUNTED = 2_000;
export const STATEMENTS_PREPARED = 150;

// A replica that visitors read from.

/** The time for a transaction on a replica; what it does not answer in time, the primary answers. */
export const REPLICA_DEADLINE_MS = 2_000;
/** How often a replica is checked. */
export const REPLICA_CHECKED_EVERY_MS = 5_000;
/** How old the newest heartbeat on a replica may be. Heartbeats are stored by minute, and written every half minute. */
export const REPLICA_BEHIND_S = 120;

// The bucket of photos, and backups.

/** An unreachable bucket must cause a clear error, not a hanging request. */
export const BUCKET_CONNECT_MS = 2_000;
export const BUCKET_REQUEST_MS = 10_000;
export const BUCKET_ATTEMPTS = 3;
/** Files that a backup copies or reads at a time. */
export const BACKUP_FILES_AT_ONCE = 8;

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

// Stopping.

/**
 * Before the server closes in production: how long a proxy has to notice that it is not ready. deploy/Caddyfile checks
 * every two seconds.
 */
export const STOP_NOTICE_MS = 3_000;
/** On closing the server: how long a response in progress may take. */
export const DRAIN_MS = 2_000;
/** On closing the server: how long all of it may take. Longer than `DRAIN_MS`. */
export const SHUTDOWN_MS = 5_000;
/** On closing the server: how long the collector may take for the last traces; less than `SHUTDOWN_MS`. */
export const TRACES_FLUSHED_MS = 1_000;
