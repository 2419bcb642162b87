/** The limits of jobs and mail. */
import type { BackoffRule } from './policy.ts';

// Jobs are work after the response, such as mail.

/** How often a process looks for jobs that are due. */
export const JOBS_EVERY_MS = 1_000;
/** Jobs that a process runs at once: each briefly needs a database connection. */
export const JOBS_AT_ONCE = 10;
/** The lease of a job, after which another process may take it; the process that works on it renews the lease. */
export const JOB_LEASE_S = 45;
/** The wait after a failed try: doubles each time, from a minute to six hours. */
export const JOB_RETRY_S = { least: 60, most: 6 * 3_600 } as const;
/** Tries until a job is dead, over about three days. */
export const JOB_TRIES = 20;
/** How long connecting to the mail server may take. */
export const MAIL_CONNECT_MS = 8_000;
/** How long it may stay silent after that: it may check a whole mail before accepting it. Other mails wait for it. */
export const MAIL_SILENCE_MS = 2 * 60 * 1_000;
export const MAIL_CONNECTIONS = 3;
/** How many mails the operator sees. */
export const MAILS_SHOWN = 50;
/**
 * Password reset links for one email, by one address, and in total: each costs a mail and the recipient's attention.
 */
export const RESETS_OF_EMAIL: BackoffRule = { free: 3, grows: false };
export const RESETS_OF_ADDRESS: BackoffRule = { free: 20, grows: false };
export const RESETS_OF_ALL: BackoffRule = { free: 2_000, grows: false };
/** Test mails and resent mails, by one operator. */
export const MAILS_OF_OPERATOR: BackoffRule = { free: 20, grows: false };
/** How many sessions an account's owner sees. */
export const SESSIONS_SHOWN = 50;
/** A session's last use is stored no more often than this. */
export const LAST_USE_S = 5 * 60;
/** The daily digest mail is requested from eight in the morning in India; a late server may do so until the evening. */
export const DIGEST_HOURS = { from: 8, to: 20 } as const;
/** How often a process checks whether digests are due. */
export const DIGESTS_EVERY_MS = 60_000;
/** A digest contains the notifications since the previous one, but none older than this. */
export const DIGEST_LOOKS_BACK_H = 48;
/** Notifications are kept this long. The row-level policies have the same figure. */
export const NOTIFICATIONS_KEPT_H = 90 * 24;
/** Ended jobs are kept this long for inspection. The row-level policies have the same figure. */
export const JOBS_KEPT_H = 30 * 24;
