import { useSyncExternalStore } from 'react';
import { homesPath } from '#contract/homes/address.ts';
import { HOMES_A_PAGE } from '#contract/homes/choices.ts';
import { isListFilter } from '#contract/homes/listFilters.ts';
import type { SearchView } from '#contract/homes/pageView.ts';
import type { HomesQuery } from '#contract/homes/query.ts';
import type { HomesFound } from '#contract/homes/schemas.ts';
import { apiBase } from '#src/lib/apiBase.ts';
import { searchTitle } from './searchWords.ts';

/** A search as the page currently shows it. */
export interface LiveSearch {
  readonly view: SearchView;
  /** The result counts for filters that are chosen in the sheet, but not applied yet. */
  readonly counted?: HomesFound | undefined;
  readonly busy?: boolean;
  /** Why the last change could not be shown. */
  readonly failure?: string | undefined;
  /** How often Back or Forward changed the filters. */
  readonly turn: number;
}

/** A failure that may not happen again: the page offers to try again. */
export const FAILED = 'The homes could not be loaded. Check your connection.';

// A page has only one search; in Storybook each story has its own.
let live: { readonly first: SearchView; readonly search: LiveSearch } | undefined;
// A newer call of the same kind aborts the older one.
let showing: AbortController | undefined;
let counting: AbortController | undefined;
let wanted: { readonly query: HomesQuery; readonly isMove: boolean } | undefined;
const followers = new Set<() => void>();
const untouched = new WeakMap<SearchView, LiveSearch>();

const subscribe = (follower: () => void) => {
  followers.add(follower);
  return () => {
    followers.delete(follower);
  };
};

const startOf = (first: SearchView): LiveSearch => {
  const known = untouched.get(first) ?? { view: first, turn: 0 };
  untouched.set(first, known);
  return known;
};
const now = (first: SearchView): LiveSearch => (live?.first === first ? live.search : startOf(first));

const change = (first: SearchView, search: Partial<LiveSearch>): void => {
  live = { first, search: { ...now(first), ...search } };
  for (const follower of followers) follower();
};

/** The current state of the search that a page started with. */
export const useLiveSearch = (first: SearchView): LiveSearch =>
  useSyncExternalStore(
    subscribe,
    () => now(first),
    () => startOf(first),
  );

const numbers = ['price_min', 'price_max', 'area_min', 'area_max', 'page'];

/** The query in the fields of a form or of an address. */
export const queryIn = (given: URLSearchParams): HomesQuery => {
  const filled = [...given].filter(([, value]) => value);
  const read = (name: string, value: string) => {
    if (numbers.includes(name)) return Number(value);
    return isListFilter(name) ? given.getAll(name).flatMap((values) => values.split(',')) : value;
  };
  const fields = Object.fromEntries(filled.map(([name, value]) => [name, read(name, value)]));
  return { q: '', sort: 'newest', page: 1, limit: HOMES_A_PAGE, ...fields } as HomesQuery;
};

const find = async (query: HomesQuery, limit: number, { signal }: AbortController): Promise<HomesFound> => {
  const asked = new URLSearchParams(homesPath(query).split('?')[1] ?? '');
  asked.set('limit', String(limit));
  const response = await fetch(`${apiBase}/api/homes?${asked}`, { signal });
  const body = await response.json();
  // A 400 names the refused value; anything else may work the next time.
  if (!response.ok) throw new Error(response.status === 400 ? body.message : FAILED);
  return body;
};

const messageIn = (error: unknown): string | undefined => {
  if (error instanceof DOMException && error.name === 'AbortError') return undefined;
  // The network failed, or a proxy answered with a page instead of JSON.
  const isUnread = error instanceof TypeError || error instanceof SyntaxError || !(error instanceof Error);
  return isUnread ? FAILED : error.message;
};

/** Counts the homes that filters would find, without showing them. */
export const countHomes = async (first: SearchView, query: HomesQuery): Promise<void> => {
  counting?.abort();
  counting = new AbortController();
  try {
    change(first, { counted: await find(query, 1, counting) });
  } catch {
    // The old counts stay; the form can be sent regardless.
  }
};

const show = async (first: SearchView, query: HomesQuery, isMove: boolean): Promise<void> => {
  const address = homesPath(query);
  const open = () => (isMove ? window.location.reload() : window.location.assign(address));
  // An empty result has a page of its own, with a drawing and suggestions, so neither it nor the next result replaces
  // the homes in place.
  if (first.found.data.length === 0) return open();
  wanted = { query, isMove };
  showing?.abort();
  counting?.abort();
  showing = new AbortController();
  change(first, { busy: true });
  try {
    const found = await find(query, query.limit, showing);
    if (found.data.length === 0) return open();
    if (!isMove) window.history.pushState(null, '', address);
    document.title = `${searchTitle(query, found.meta)} · Nivaas`;
    const turn = now(first).turn + (isMove ? 1 : 0);
    change(first, {
      view: { kind: 'search', query, refused: [], found },
      counted: undefined,
      busy: false,
      failure: undefined,
      turn,
    });
  } catch (error) {
    const failure = messageIn(error);
    if (failure) change(first, { busy: false, failure });
  }
};

/** Replaces the homes on the page with those that a search finds, at a new address. */
export const showHomes = (first: SearchView, query: HomesQuery): Promise<void> => show(first, query, false);

/** Tries the last search again. */
export const tryAgain = (first: SearchView): Promise<void> | undefined =>
  wanted && show(first, wanted.query, wanted.isMove);

/** Follows Back and Forward among searches that were shown in place; returns a function that stops this. */
export const followMoves = (first: SearchView): (() => void) => {
  const follow = () => {
    const query = queryIn(new URLSearchParams(window.location.search));
    if (homesPath(query) !== homesPath(now(first).view.query)) void show(first, query, true);
  };
  window.addEventListener('popstate', follow);
  return () => window.removeEventListener('popstate', follow);
};
