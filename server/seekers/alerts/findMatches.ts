import { setImmediate as breathe } from 'node:timers/promises';
import type { HomesQuery } from '#contract/homes/query.ts';
import { type FactsOfHome, fitting, type ReadyHome, readyHome } from '#server/homes/index/fits.ts';
import type { HomeIndex } from '#server/homes/index/homeIndex.ts';
import { readSearch } from '#server/homes/pages/readSearch.ts';
import { readSearchOf, termsOf } from '#server/homes/search.ts';
import { groupBy } from '#server/lib/groupBy.ts';
import { ALERTS_SLICE_MS, CHANGE_SEEN_MS } from '#server/limits/seekers.ts';

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

/** A home that came to match a search. */
export interface Match {
  readonly search: number;
  readonly home: number;
}

/** Whether a home matches a saved search. */
type Fits = (ready: ReadyHome) => boolean;

/**
 * Reads saved searches by their queries, each once until the places of homes change: the words of a search are understood by what
 * places there are.
 */
export const searchReader = () => {
  const queries = new Map<string, HomesQuery>();
  let fits = new Map<string, Fits>();
  let places: number | undefined;
  let seen: ReadonlySet<string> | undefined;
  return (index: HomeIndex, wanted: ReadonlySet<string>): ((query: string) => Fits) => {
    if (wanted !== seen || places !== index.places.version) {
      for (const query of queries.keys()) if (!wanted.has(query)) queries.delete(query);
      // Those without words do not depend on places.
      const isSame = places === index.places.version;
      fits = new Map([...fits].filter(([query]) => queries.has(query) && (isSame || queries.get(query)?.q === '')));
      [seen, places] = [wanted, index.places.version];
    }
    return (text) => {
      const known = fits.get(text);
      if (known) return known;
      const query = queries.get(text) ?? readSearch(text).query;
      queries.set(text, query);
      const { asked, read } = readSearchOf(index, query);
      const made = fitting(asked, termsOf(read.text));
      fits.set(text, made);
      return made;
    };
  };
};

interface Changed {
  readonly id: number;
  readonly now: ReadyHome;
  /** In order of time. */
  readonly earlier: readonly { readonly before: ReadyHome | null; readonly at: number }[];
}

/** The changed homes that visitors see, each with what it was. */
const changedHomes = (changes: readonly Change[], homes: ReadonlyMap<number, FactsOfHome>): Changed[] =>
  [...groupBy(changes, ({ homeId }) => homeId)].flatMap(([id, ofHome]) => {
    const now = homes.get(id);
    if (!now) return [];
    const earlier = ofHome.map(({ before, at }) => ({ before: before && readyHome(before), at }));
    return [{ id, now: readyHome(now), earlier }];
  });

interface Finding {
  readonly changes: readonly Change[];
  /** Those of them that visitors see, as they are now. */
  readonly homes: ReadonlyMap<number, FactsOfHome>;
  readonly searches: readonly Search[];
  readonly read: (query: string) => Fits;
}

/**
 * The homes that came to match searches: they match now, and did not before the first change since the search was saved. Other work of the
 * process goes on meanwhile.
 */
export const findMatches = async ({ changes, homes, searches, read }: Finding): Promise<Match[]> => {
  const changed = changedHomes(changes, homes);
  const matches: Match[] = [];
  let since = performance.now();
  for (const { id, query, savedAt } of searches) {
    if (performance.now() - since > ALERTS_SLICE_MS) {
      await breathe();
      since = performance.now();
    }
    const fits = read(query);
    for (const { id: home, now, earlier } of changed) {
      if (!fits(now)) continue;
      const first = earlier.find(({ at }) => at > savedAt - CHANGE_SEEN_MS);
      if (first && !(first.before && fits(first.before))) matches.push({ search: id, home });
    }
  }
  return matches;
};
