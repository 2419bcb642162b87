/** Before closing the server in production: how long a proxy has to notice that it is not ready. deploy/Caddyfile asks every two seconds. */
export const STOP_NOTICE_MS = 3_000;
/** Closing the server: how long an answer that is under way may take. */
export const DRAIN_MS = 2_000;
/** Closing the server: how long all of it may take. Longer than `DRAIN_MS`. */
export const SHUTDOWN_MS = 5_000;
