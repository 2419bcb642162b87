import { useSyncExternalStore } from 'react';

const never = () => () => undefined;
const here = () => `${window.location.origin}${window.location.pathname}`;

/** This page's address without its query and hash; empty on the server and at first, so that both render the same. */
export const useHere = (): string => useSyncExternalStore(never, here, () => '');
