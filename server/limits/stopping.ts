/**
 * Before the server closes in production: how long a proxy has to notice that it is not ready. deploy/Caddyfile checks
 * every two seconds.
 */
export const STOP_NOTICE_MS = 3_000;
/** On closing the server: how long a response in progress may take. */
export const DRAIN_MS = 2_000;
/** On closing the server: how long all of it may take. Longer than `DRAIN_MS`. */
export const SHUTDOWN_MS = 5_000;
