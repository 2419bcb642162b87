/** The limits of jobs and mail. */
import type { BackoffRule } from './policy.ts';

// Jobs: work after the answer, such as mail.

/** How often a process looks for jobs that are due. */
export const JOBS_EVERY_MS = 1_000;
/** Jobs that a process does side by side: each needs a connection for a moment. */
export const JOBS_AT_ONCE = 10;
/** The job of a process that died is free again after this time; a process that still works on it renews the time. */
export const JOB_LEASE_S = 45;
/** The wait after a failed try: twice as long each time, from a minute to six hours. */
export const JOB_RETRY_S = { least: 60, most: 6 * 3_600 } as const;
/** Tries until a job is dead: some three days. */
export const JOB_TRIES = 20;
/** The limit of connecting to the mail server. */
export const MAIL_CONNECT_MS = 8_000;
/** The limit of its silence after that: it may look at a whole mail before it accepts it. Other mails wait for one that takes so long. */
export const MAIL_SILENCE_MS = 2 * 60 * 1_000;
/** Connections to the mail server. */
export const MAIL_CONNECTIONS = 3;
/** How many mails the operator sees. */
export const MAILS_SHOWN = 50;
/** A link to a new password: long enough to find the mail, too short to be found in it later. */
export const RESET_MINUTES = 30;
/** A link that confirms a new email: its mail may be read in the evening, or the next morning. */
export const EMAIL_CHANGE_HOURS = 24;
/** Links to a new password for one email, from one address, and in total: each costs a mail and the receiver's attention. */
export const RESETS_OF_EMAIL: BackoffRule = { free: 3, grows: false };
export const RESETS_OF_ADDRESS: BackoffRule = { free: 20, grows: false };
export const RESETS_OF_ALL: BackoffRule = { free: 2_000, grows: false };
/** Test mails, and mails sent again, by one operator. */
export const MAILS_OF_OPERATOR: BackoffRule = { free: 20, grows: false };
/** An account's sessions that its owner sees. */
export const SESSIONS_SHOWN = 50;
/** A session's last use is stored no more often. */
export const LAST_USE_S = 5 * 60;
/** The morning's mail: asked for at eight in India, by a server that is late until the evening. */
export const DIGEST_HOURS = { from: 8, to: 20 } as const;
/** How often a process looks whether it is time. */
export const DIGESTS_EVERY_MS = 60_000;
/** It tells of notifications since the one before, but of none that is older. */
export const DIGEST_LOOKS_BACK_H = 48;
/** Notifications are kept this long. The row-level policies have the same figure. */
export const NOTIFICATIONS_KEPT_H = 90 * 24;
/** Jobs that ended are kept this long, to be looked at. The row-level policies have the same figure. */
export const JOBS_KEPT_H = 30 * 24;
