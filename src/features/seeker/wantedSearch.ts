import { useSyncExternalStore } from 'react';
import type { AlertChoice } from '#contract/homes/choices.ts';
import { storageSubscribers } from '#src/lib/storageSubscribers.ts';

/** A search that a visitor wants to save: it waits in this browser for at most a day until the visitor signs in. */
export interface WantedSearch {
  readonly name: string;
  /** The query string, as in the URL. */
  readonly query: string;
  readonly alert: AlertChoice;
  /** The `Idempotency-Key` that it is saved with. */
  readonly key: string;
}

const WANTED = 'nivaas.wantedSearch';
/** Not longer: by then another person may sign in here. */
const WAITS_MS = 24 * 60 * 60_000;
const SAVED = 'nivaas.lastSavedSearch';
const REFUSED = 'nivaas.refusedSearch';
const { subscribe, tell } = storageSubscribers();

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
    // Storage is refused or full: nothing is kept.
  }
  tell();
};
const local = () => localStorage;
const ofTab = () => sessionStorage;

/** The waiting search, if any. */
export const wantedSearch = (): WantedSearch | undefined => {
  try {
    const { name, query, alert, key, at } = JSON.parse(read(local, WANTED) ?? '{}');
    const isWhole = [name, query, alert, key].every((value) => typeof value === 'string');
    return isWhole && Date.now() - at < WAITS_MS ? { name, query, alert, key } : undefined;
  } catch {
    return undefined;
  }
};

/** Keeps a search waiting; undefined removes it. */
export const storeWanted = (search: WantedSearch | undefined): void =>
  write(local, WANTED, search && JSON.stringify({ ...search, at: Date.now() }));

/** Records that a search was saved, for its page; without a query, clears the record. */
export const noteSearchSaved = (query?: string): void => {
  write(ofTab, SAVED, query);
  write(ofTab, REFUSED, undefined);
};

/** Records why a waiting search could not be saved, for its page. */
export const noteSearchRefused = (query: string, reason: string): void =>
  write(ofTab, REFUSED, JSON.stringify([query, reason]));

/** Why a waiting search could not be saved; empty if it was saved or never waited. */
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
