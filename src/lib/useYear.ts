import { useSyncExternalStore } from 'react';

const never = () => () => undefined;
const now = () => new Date().getFullYear();

// A prerendered page carries the year of its build, so that hydration sees the same text.
const made = () => (typeof document === 'undefined' ? now() : Number(document.documentElement.dataset.year) || now());

/** The current year, also on a page that was prerendered in another one. */
export const useYear = (): number => useSyncExternalStore(never, now, made);
