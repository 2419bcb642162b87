/** Limits for privacy requests. Their time limit, and how long links work, are in contract/privacy.ts. */
import type { BackoffRule } from './policy.ts';

/** Codes for requests by phone, per 15 minutes: to numbers that differ only in the last four digits, and in total. */
export const PRIVACY_CODES_OF_PREFIX: BackoffRule = { free: 50, grows: false };
export const PRIVACY_CODES_OF_ALL: BackoffRule = { free: 500, grows: false };

/** Rows whose texts one transaction searches for a person, well within its deadline. */
export const ROWS_SCRUBBED_AT_ONCE = 10_000;
/** Leads that one transaction changes for a request, with their timelines. */
export const LEADS_CHANGED_FOR_PRIVACY = 50;
/** The maximum of leads, of timeline entries and so on in a copy: more than one person ever has. */
export const MOST_COPIED = 5_000;
