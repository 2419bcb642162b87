import { useSyncExternalStore } from 'react';

const never = () => () => undefined;
const now = () => new Date().getFullYear();

// A prerendered page contains the year of its build, so that hydration renders the same text.
const made = () => (typeof document === 'undefined' ? now() : Number(document.documentElement.dataset.year) || now());

/** The current year, even on a page that was prerendered in an earlier one. */
export const useYear = (): number => useSyncExternalStore(never, now, made);
