/** The limits of what the server does by itself: jobs and mail, sweeps, heartbeats, and the figures of reports. */
import { MAX_PERIOD_DAYS } from '#contract/figures.ts';
import type { BackoffRule } from './accounts.ts';

const HOUR_S = 3_600;

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
/** Ended jobs are kept this long for inspection. The row-level policies have the same figure. */
export const JOBS_KEPT_H = 30 * 24;

// Mail, and notifications.

/** How long connecting to the mail server may take. */
export const MAIL_CONNECT_MS = 8_000;
/** How long it may stay silent after that: it may check a whole mail before accepting it. Other mails wait for it. */
export const MAIL_SILENCE_MS = 2 * 60 * 1_000;
export const MAIL_CONNECTIONS = 3;
/** How many mails the operator sees. */
export const MAILS_SHOWN = 50;
/** Test mails and resent mails, by one operator. */
export const MAILS_OF_OPERATOR: BackoffRule = { free: 20, grows: false };
/** The daily digest mail is requested from eight in the morning in India; a late server may do so until the evening. */
export const DIGEST_HOURS = { from: 8, to: 20 } as const;
/** How often a process checks whether digests are due. */
export const DIGESTS_EVERY_MS = 60_000;
/** A digest contains the notifications since the previous one, but none older than this. */
export const DIGEST_LOOKS_BACK_H = 48;
/** Notifications are kept this long. The row-level policies have the same figure. */
export const NOTIFICATIONS_KEPT_H = 90 * 24;

// The sweep, which deletes what was kept long enough.

export const SWEEP_EVERY_MS = HOUR_S * 1_000;
/** Rows that one transaction of the hourly sweep deletes: in time even after a retention period was shortened. */
export const ROWS_SWEPT_AT_ONCE = 5_000;
/** Closed or lost leads that one transaction of the sweep deletes, with their timelines. */
export const LEADS_SWEPT_AT_ONCE = 500;

// Heartbeats, visits and figures.

/** How long heartbeats are kept: the period of the uptime that the operator sees. */
export const HEARTBEATS_KEPT_H = 30 * 24;
/** Twice a minute, so that a timer that drifts misses no minute. */
export const HEARTBEAT_EVERY_MS = 30_000;
/** Visits are counted in memory: a killed server loses those since they were last stored. */
export const VISITS_EVERY_MS = 10_000;
export const VISITS_STORED_AT_ONCE = 500;
/** The longest period of a report, the period before it, and a month, of which reports read the sum. */
export const VISITS_KEPT_DAYS = 2 * MAX_PERIOD_DAYS + 31;
/** The figures of reports are folded by day; until then a report reads them row by row. */
export const FIGURES_FOLDED_EVERY_MS = 10_000;
export const CHANGES_FOLDED_AT_ONCE = 20_000;
