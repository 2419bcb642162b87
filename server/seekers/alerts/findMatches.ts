import { setImmediate as breathe } from 'node:timers/promises';
import type { HomesQuery } from '#contract/homes/query.ts';
import { type FactsOfHome, fitting, type ReadyHome, readyHome } from '#server/homes/index/fits.ts';
import type { HomeIndex } from '#server/homes/index/homeIndex.ts';
import { readSearch } from '#server/homes/pages/readSearch.ts';
import { readSearchOf, termsOf } from '#server/homes/search.ts';
import { groupBy } from '#server/lib/groupBy.ts';
import { ALERTS_SLICE_MS, CHANGE_SEEN_MS } from '#server/limits/homes.ts';

/** A home that changed, as it was before; null if visitors did not see it. */
export interface Change {
  readonly homeId: number;
  readonly before: FactsOfHome | null;
  /** Milliseconds. */
  readonly at: number;
}

/** A saved search. */
export interface Search {
  readonly id: number;
  readonly query: string;
  /** Milliseconds. */
  readonly savedAt: number;
}

/** A search, and a home that matches it. */
export interface Match {
  readonly search: number;
  readonly home: number;
}

/** The homes that newly match searches, and those that no longer match. */
export interface Found {
  readonly matched: readonly Match[];
  readonly unmatched: readonly Match[];
}

/** Whether a home matches a saved search. */
type Fits = (ready: ReadyHome) => boolean;

/** Parses a search, recognising the places that currently have homes in its text. */
export const fitsOf = (index: HomeIndex, query: HomesQuery): Fits => {
  const { asked, read } = readSearchOf(index, query);
  return fitting(asked, termsOf(read.text));
};

/**
 * Parses saved searches, each once until the places with homes change, because places are recognised in the text of a
 * search.
 */
export const searchReader = () => {
  const queries = new Map<string, HomesQuery>();
  let fits = new Map<string, Fits>();
  let places: number | undefined;
  let seen: ReadonlySet<string> | undefined;
  return (index: HomeIndex, wanted: ReadonlySet<string>): ((query: string) => Fits) => {
    if (wanted !== seen || places !== index.places.version) {
      for (const query of queries.keys()) if (!wanted.has(query)) queries.delete(query);
      // Searches without a text do not depend on places.
      const isSame = places === index.places.version;
      fits = new Map([...fits].filter(([query]) => queries.has(query) && (isSame || queries.get(query)?.q === '')));
      [seen, places] = [wanted, index.places.version];
    }
    return (text) => {
      const known = fits.get(text);
      if (known) return known;
      const query = queries.get(text) ?? readSearch(text).query;
      queries.set(text, query);
      const made = fitsOf(index, query);
      fits.set(text, made);
      return made;
    };
  };
};

interface Changed {
  readonly id: number;
  /** Null if visitors do not see it. */
  readonly now: ReadyHome | null;
  /** In chronological order. */
  readonly earlier: readonly { readonly before: ReadyHome | null; readonly at: number }[];
}

/** The changed homes, each with its earlier states. */
const changedHomes = (changes: readonly Change[], homes: ReadonlyMap<number, FactsOfHome>): Changed[] =>
  [...groupBy(changes, ({ homeId }) => homeId)].map(([id, ofHome]) => {
    const now = homes.get(id);
    const earlier = ofHome.map(({ before, at }) => ({ before: before && readyHome(before), at }));
    return { id, now: now ? readyHome(now) : null, earlier };
  });

interface Finding {
  readonly changes: readonly Change[];
  /** The current state of those that visitors can see. */
  readonly homes: ReadonlyMap<number, FactsOfHome>;
  readonly searches: readonly Search[];
  readonly read: (query: string) => Fits;
}

/**
 * Compares changed homes with searches: whether each matches now, and whether it did before the first change since the
 * search was saved. Yields regularly to other work of the process.
 */
export const findMatches = async ({ changes, homes, searches, read }: Finding): Promise<Found> => {
  const changed = changedHomes(changes, homes);
  const matched: Match[] = [];
  const unmatched: Match[] = [];
  let since = performance.now();
  for (const { id, query, savedAt } of searches) {
    if (performance.now() - since > ALERTS_SLICE_MS) {
      await breathe();
      since = performance.now();
    }
    const fits = read(query);
    for (const { id: home, now, earlier } of changed) {
      const first = earlier.find(({ at }) => at > savedAt - CHANGE_SEEN_MS);
      if (!first) continue;
      const did = first.before !== null && fits(first.before);
      const does = now !== null && fits(now);
      if (does && !did) matched.push({ search: id, home });
      if (did && !does && first.at > savedAt) unmatched.push({ search: id, home });
    }
  }
  return { matched, unmatched };
};
