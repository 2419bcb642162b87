/** A form that is filled in faster, in milliseconds, was filled in by a bot. */
export const LEAST_FILLED_MS = 1_500;

/** The name of the honeypot field: one that browsers do not autofill, as they would a website or an address. */
export const HONEYPOT = 'nv_mark';
