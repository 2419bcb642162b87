/** The limits of privacy requests. Their time limit and how long links work are the contract's (contract/privacy.ts). */
import type { BackoffRule } from './policy.ts';

/** Codes of requests by phone, in 15 minutes: to numbers that differ in the last four digits only, and in total. Each costs money. */
export const PRIVACY_CODES_OF_PREFIX: BackoffRule = { free: 50, grows: false };
export const PRIVACY_CODES_OF_ALL: BackoffRule = { free: 500, grows: false };

/** Rows whose texts one transaction reads in search of a person: well within its deadline. */
export const ROWS_SCRUBBED_AT_ONCE = 10_000;
/** Leads that one transaction changes for a request, with their timelines. */
export const LEADS_CHANGED_FOR_PRIVACY = 50;
/** Of leads, timelines and the like in a copy, each: more than one person ever has. */
export const MOST_COPIED = 5_000;
