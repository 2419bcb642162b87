/** Leads of each kind that a broker's day holds. */
export const TODAY_SHOWN = 50;
/** An open lead without any event for so long, and nothing planned, has gone quiet. */
export const QUIET_DAYS = 14;
/** Leads that one transaction changes: well within its deadline. */
export const CHANGED_AT_ONCE = 50;
/** Duplicates that are shown of a lead. */
export const DUPLICATES_SHOWN = 20;
