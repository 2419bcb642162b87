/** The name of the honeypot field: one that browsers do not autofill, as they would a website or an address. */
export const HONEYPOT = 'nv_mark';
