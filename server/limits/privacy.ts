/** The limits of privacy requests. Their time limit and how long links work are the contract's (contract/privacy.ts). */

/** Rows whose texts one transaction reads in search of a person: well within its deadline. */
export const ROWS_SCRUBBED_AT_ONCE = 10_000;
/** Leads that one transaction changes for a request, with their timelines. */
export const LEADS_CHANGED_FOR_PRIVACY = 50;
/** Of leads, timelines and the like in a copy, each: more than one person ever has. */
export const MOST_COPIED = 5_000;
