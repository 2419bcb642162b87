/** A form that is filled in faster than this was filled in by a bot. */
export const LEAST_FILLED_MS = 1_500;

/** The name of the honeypot field. Browsers do not autofill it, as they would a field named website or address. */
export const HONEYPOT = 'nv_mark';
