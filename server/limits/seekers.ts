/** The limits of alerts; the numbers of saved homes and searches are the contract's (contract/seeker.ts). */

/** How often a process looks for homes that changed. */
export const ALERTS_EVERY_MS = 10_000;
/** Homes that changed, of one round. */
export const CHANGES_AT_ONCE = 500;
/** Matches that one transaction notes: well within its deadline. */
export const MATCHES_AT_ONCE = 5_000;
/** The time for which other work is held up at most, at a time, while searches are compared with homes. */
export const ALERTS_SLICE_MS = 20;
/** A list of saved searches waits no longer than this for the newest homes. */
export const ALERTS_WAIT_MS = 2_000;
/**
 * A change counts for searches that were saved up to this long after it: what searchers see may be half a second old, and a
 * transaction ends at most five seconds after its change.
 */
export const CHANGE_SEEN_MS = 6_000;
/** Homes in one mail; how many more there are is told. */
export const HOMES_IN_MAIL = 10;
/** A saved home that was taken off can be put back, as it was, for so long. */
export const FORGOTTEN_S = 10 * 60;
/** Enquiries that a person sees. */
export const ENQUIRIES_SHOWN = 200;
/** An enquiry that was sent without an account can be claimed for so long. */
export const CLAIMABLE_H = 30 * 24;
