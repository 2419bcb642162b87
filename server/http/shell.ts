/** Placeholder for the style nonce in the built pages. */
export const NONCE = '__CSP_NONCE__';
/** Placeholder for the public address in the built pages. */
export const ORIGIN = '__ORIGIN__';
