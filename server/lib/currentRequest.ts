import { AsyncLocalStorage } from 'node:async_hooks';

/** The id of the request that the running code serves; unset in jobs and timers. */
export const currentRequest = new AsyncLocalStorage<string>();
