/** The limits of leads: enquiries, the CRM, and imports. */
import type { BackoffRule } from './accounts.ts';
import { JOBS_AT_ONCE } from './jobs.ts';

// Enquiries.

/** Enquiries of one address, to any site: as generous as for signups, for the same reason. */
export const ENQUIRIES_OF_ADDRESS: BackoffRule = { free: 60, grows: false };
/** Enquiries of one address to one site, so that a few addresses cannot use up the site's own limit. */
export const ENQUIRIES_OF_ADDRESS_TO_SITE: BackoffRule = { free: 10, grows: false };
/** New leads of one site, wherever they come from. */
export const NEW_LEADS_OF_SITE: BackoffRule = { free: 300, grows: false };
/** An enquiry of the same person within this time joins the open lead. The row-level policies have the same figure. */
export const ENQUIRY_JOINS_H = 24;

// The CRM.

/** How many leads of each kind a broker's day shows. */
export const TODAY_SHOWN = 50;
/** Leads that one transaction changes, well within its deadline. */
export const CHANGED_AT_ONCE = 50;
/** Names that a lead may be assigned to. */
export const ASSIGNEES_SHOWN = 100;
/** How many duplicates of a lead are shown. */
export const DUPLICATES_SHOWN = 20;

// Imports.

/** Rows that an import adds in one transaction: few, so that other calls wait only briefly. */
export const IMPORTED_AT_ONCE = 100;
/** After each transaction an import pauses for as long as that took, but at most this long. */
export const IMPORT_REST_MS = 250;
/** How many unfinished imports a broker may have. */
export const IMPORTS_UNFINISHED = 5;
/** Rows that a broker may import within 24 hours: enough for a large office's data, but stops a runaway program. */
export const IMPORTED_A_DAY = { pending: 1_000, active: 100_000 } as const;
/** An import that could not add any rows for this long has failed. */
export const IMPORT_STUCK_MS = 60 * 60 * 1_000;
/** Imports are kept this long after their end. The row-level policies have the same figure. */
export const IMPORTS_KEPT_H = 7 * 24;
/** A broker's kept import files may take as much space as this many files of the maximum size. */
export const IMPORTS_KEPT_FILES = 10;
/** How many import files a process keeps in memory, one for each import that it runs at once, and for how long. */
export const IMPORTS_HELD = { max: JOBS_AT_ONCE, ms: 60_000 } as const;
/** Rows of a file that are compared, in a few milliseconds, before the process yields to other work. */
export const COMPARED_AT_ONCE = 200;
