import { useSyncExternalStore } from 'react';

const never = () => () => undefined;
const here = () => `${window.location.origin}${window.location.pathname}`;

/** The page's URL without query and hash; empty on the server and during hydration, so that both render the same. */
export const useHere = (): string => useSyncExternalStore(never, here, () => '');
