import { useSyncExternalStore } from 'react';
import type { AlertChoice } from '#contract/homes/choices.ts';
import { storageFollowers } from '#src/lib/storageFollowers.ts';

/** A search that a visitor wants to save: it waits in this browser for a day until the visitor has signed in. */
export interface WantedSearch {
  readonly name: string;
  /** As in the address. */
  readonly query: string;
  readonly alert: AlertChoice;
  /** The `Idempotency-Key` that it is saved with. */
  readonly key: string;
}

const WANTED = 'nivaas.wantedSearch';
/** Later, another person may sign in here. */
const WAITS_MS = 24 * 60 * 60_000;
const SAVED = 'nivaas.lastSavedSearch';
const REFUSED = 'nivaas.refusedSearch';
const { subscribe, tell } = storageFollowers();

const read = (store: () => Storage, key: string): string | null => {
  try {
    return store().getItem(key);
  } catch {
    return null;
  }
};
const write = (store: () => Storage, key: string, text: string | undefined): void => {
  try {
    if (text === undefined) store().removeItem(key);
    else store().setItem(key, text);
  } catch {
    // Storage is refused or full: nothing waits.
  }
  tell();
};
const local = () => localStorage;
const ofTab = () => sessionStorage;

/** The search that waits, if any. */
export const wantedSearch = (): WantedSearch | undefined => {
  try {
    const { name, query, alert, key, at } = JSON.parse(read(local, WANTED) ?? '{}');
    const isWhole = [name, query, alert, key].every((value) => typeof value === 'string');
    return isWhole && Date.now() - at < WAITS_MS ? { name, query, alert, key } : undefined;
  } catch {
    return undefined;
  }
};

/** Lets a search wait, or no longer. */
export const keepWanted = (search: WantedSearch | undefined): void =>
  write(local, WANTED, search && JSON.stringify({ ...search, at: Date.now() }));

/** Notes that a search was saved, for the page that shows it; without one, that none is. */
export const noteSearchSaved = (query?: string): void => {
  write(ofTab, SAVED, query);
  write(ofTab, REFUSED, undefined);
};

/** Notes why a search that waited could not be saved, for the page that shows it. */
export const noteSearchRefused = (query: string, reason: string): void =>
  write(ofTab, REFUSED, JSON.stringify([query, reason]));

/** Why a search that waited could not be saved; empty if it was, or never waited. */
export const useSearchRefused = (query: string): string =>
  useSyncExternalStore(
    subscribe,
    () => refusedIn(query, read(ofTab, REFUSED)),
    () => '',
  );

const refusedIn = (query: string, text: string | null): string => {
  try {
    const [of, reason]: unknown[] = JSON.parse(text ?? '[]');
    return of === query && typeof reason === 'string' ? reason : '';
  } catch {
    return '';
  }
};

/** Whether a search was the last that was saved in this tab. */
export const useSearchSaved = (query: string): boolean =>
  useSyncExternalStore(
    subscribe,
    () => read(ofTab, SAVED) === query,
    () => false,
  );
