/** Where the built pages want the request's style nonce. */
export const NONCE = '__CSP_NONCE__';
/** Where they want the address that people use. */
export const ORIGIN = '__ORIGIN__';
