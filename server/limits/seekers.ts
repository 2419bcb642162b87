/** Alert limits. How many homes and searches can be saved is in contract/seeker.ts. */

/** How often a process looks for homes that changed. */
export const ALERTS_EVERY_MS = 10_000;
/** Changed homes that one round processes. */
export const CHANGES_AT_ONCE = 500;
/** Matches that one transaction stores, well within its deadline. */
export const MATCHES_AT_ONCE = 5_000;
/** The longest time for which comparing searches with homes blocks other work. */
export const ALERTS_SLICE_MS = 20;
/** How long a list of saved searches waits for the newest homes. */
export const ALERTS_WAIT_MS = 2_000;
/**
 * A change counts for searches saved up to this long after it: search results may be half a second old, and a
 * transaction ends at most five seconds after its change.
 */
export const CHANGE_SEEN_MS = 6_000;
/** Homes listed in one mail, which only counts the rest. */
export const HOMES_IN_MAIL = 10;
/** How long a removed saved home can be restored as it was. */
export const FORGOTTEN_S = 10 * 60;
/** How many of their enquiries people see. */
export const ENQUIRIES_SHOWN = 200;
/** How long an enquiry sent without an account can be claimed. */
export const CLAIMABLE_H = 30 * 24;
