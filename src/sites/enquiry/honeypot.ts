/** The form's name for the field that no person sees: one that nothing fills in by habit, as it would a website or an address. */
export const HONEYPOT = 'nv_mark';
