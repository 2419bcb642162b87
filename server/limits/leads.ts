/** Leads of each kind that a broker's day holds. */
export const TODAY_SHOWN = 50;
/** An open lead without any event for so long, and nothing planned, has gone quiet. */
export const QUIET_DAYS = 14;
/** Leads that one transaction changes: well within its deadline. */
export const CHANGED_AT_ONCE = 50;
/** How long a merge of two leads can be undone. */
export const UNMERGED_WITHIN_H = 24;
/** How long an import's file is kept after its end. */
export const IMPORTS_KEPT_H = 7 * 24;
/** Names that a lead may be assigned to. */
export const ASSIGNEES_SHOWN = 100;
/** Duplicates that are shown of a lead. */
export const DUPLICATES_SHOWN = 20;
