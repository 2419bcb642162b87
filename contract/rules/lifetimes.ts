/**
 * How long things last that people are told about: the server enforces it; screens, mails and docs/privacy.md name it.
 * Those of a single noun are beside it, such as `ARCHIVED_DAYS` and `PRIVACY_LINK_HOURS`.
 */

/** A session. */
export const SESSION_HOURS = 12;
/** A session with "Remember Me". */
export const SESSION_REMEMBERED_DAYS = 30;

/** A code sent to a phone. */
export const CODE_MINUTES = 10;
/** A person has to wait this long before a new code is sent. */
export const CODE_RESEND_S = 30;

/** A link to a new password: long enough to find the mail, too short for someone who finds it later. */
export const RESET_MINUTES = 30;
/** A link that confirms a new email: the mail may be read in the evening, or the next morning. */
export const EMAIL_CHANGE_HOURS = 24;

/** How long a merge of two leads can be undone. */
export const UNMERGED_WITHIN_H = 24;
/** An open lead without an event for this long, and without a planned follow-up, has gone quiet. */
export const QUIET_DAYS = 14;
