import { useSyncExternalStore } from 'react';

const never = () => () => undefined;
const now = () => new Date().getFullYear();

// A page that was made before it is served says which year it was made in, so that both see the same words at first.
const made = () => (typeof document === 'undefined' ? now() : Number(document.documentElement.dataset.year) || now());

/** The current year by the clock, also on a page that was made in another. */
export const useYear = (): number => useSyncExternalStore(never, now, made);
