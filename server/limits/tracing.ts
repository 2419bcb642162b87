/** On closing the server: how long the collector may take for the last traces; less than `SHUTDOWN_MS`. */
export const TRACES_FLUSHED_MS = 1_000;
