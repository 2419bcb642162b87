import { JOBS_AT_ONCE } from './jobs.ts';

/** Leads of each kind that a broker's day holds. */
export const TODAY_SHOWN = 50;
/** An open lead without any event for so long, and nothing planned, has gone quiet. */
export const QUIET_DAYS = 14;
/** Leads that one transaction changes: well within its deadline. */
export const CHANGED_AT_ONCE = 50;
/** How long a merge of two leads can be undone. */
export const UNMERGED_WITHIN_H = 24;
/** Names that a lead may be assigned to. */
export const ASSIGNEES_SHOWN = 100;
/** Rows that a job adds in one transaction: few, so that other calls wait only briefly. */
export const IMPORTED_AT_ONCE = 100;
/** After them an import rests as long as they took, and no longer than this. */
export const IMPORT_REST_MS = 250;
/** Imports of a broker that have not ended. */
export const IMPORTS_UNFINISHED = 5;
/** Rows that a broker may import within 24 hours: a large office moves in, a program that runs wild ends here. */
export const IMPORTED_A_DAY = { pending: 1_000, active: 100_000 } as const;
/** An import that could add no rows for so long has failed. */
export const IMPORT_STUCK_MS = 60 * 60 * 1_000;
/** Imports are kept this long after their end. The row-level policies have the same figure. */
export const IMPORTS_KEPT_H = 7 * 24;
/** The kept files of a broker are together as large as so many of the largest. */
export const IMPORTS_KEPT_FILES = 10;
/** The most files that a process keeps in memory, one for each import that it works on at once, and for how long. */
export const IMPORTS_HELD = { max: JOBS_AT_ONCE, ms: 60_000 } as const;
/** Rows of a file whose phones are compared before other work goes first: some milliseconds. */
export const COMPARED_AT_ONCE = 200;
/** Duplicates that are shown of a lead. */
export const DUPLICATES_SHOWN = 20;

/** Leads that ended which one transaction of the sweep erases, with their timelines. */
export const LEADS_SWEPT_AT_ONCE = 500;
