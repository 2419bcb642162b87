/** A place named in a search. */
export interface FoundPlace {
  readonly filter: 'city' | 'locality';
  readonly value: string;
}

/** Finds cities and localities that have homes, even if their names are misspelt. */
export interface PlaceFinder {
  /** By the exact name, in lower-case with single spaces. */
  exact(name: string): FoundPlace | undefined;
  /** By a similar name. */
  similar(name: string): FoundPlace | undefined;
}

// Other and former names of cities, too different from the current name to count as a misspelling.
const otherNames: Readonly<Record<string, readonly string[]>> = {
  bengaluru: ['bangalore'],
  mumbai: ['bombay'],
  kolkata: ['calcutta'],
  chennai: ['madras'],
  gurugram: ['gurgaon'],
  prayagraj: ['allahabad'],
  mysuru: ['mysore'],
  vadodara: ['baroda'],
  kochi: ['cochin'],
  thiruvananthapuram: ['trivandrum'],
  visakhapatnam: ['vizag'],
  varanasi: ['banaras', 'benares', 'kashi'],
};

const keyOf = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();

/** A city's current name, in lower case: `bengaluru` for Bangalore. A name that is not in the table stays as it is. */
export const currentName = (name: string): string => {
  const key = keyOf(name);
  return Object.entries(otherNames).find(([, names]) => names.includes(key))?.[0] ?? name;
};

// Like PostgreSQL's pg_trgm: two spaces before each word, one after it.
const trigramsOf = (key: string): Set<string> => {
  const all = new Set<string>();
  for (const word of key.split(' ')) {
    const padded = `  ${word} `;
    for (let at = 0; at + 3 <= padded.length; at += 1) all.add(padded.slice(at, at + 3));
  }
  return all;
};

const LEAST_SIMILAR = 0.4;
const SHORTEST = 5;
/** How much longer or shorter a misspelt name may be. */
const LENGTHS = 1.35;

/** Builds a finder of these places, once for many searches. A name of both a city and a locality means the locality. */
export const placeFinder = (cities: readonly string[], localities: readonly string[]): PlaceFinder => {
  const known = new Map<string, FoundPlace>();
  for (const value of cities)
    for (const name of otherNames[keyOf(value)] ?? []) known.set(keyOf(name), { filter: 'city', value });
  // Current names come after the others and win: some homes may be listed in “Bangalore” itself.
  for (const value of cities) known.set(keyOf(value), { filter: 'city', value });
  for (const value of localities) known.set(keyOf(value), { filter: 'locality', value });
  known.delete('');
  const entries = [...known].map(([key, place]) => ({ key, place, size: trigramsOf(key).size }));
  const holding = new Map<string, number[]>();
  for (const [at, { key }] of entries.entries())
    for (const trigram of trigramsOf(key)) {
      const list = holding.get(trigram);
      if (list) list.push(at);
      else holding.set(trigram, [at]);
    }
  return {
    exact: (name) => known.get(keyOf(name)),
    similar: (name) => {
      const key = keyOf(name);
      if (key.length < SHORTEST) return undefined;
      const trigrams = trigramsOf(key);
      const shared = new Map<number, number>();
      for (const trigram of trigrams)
        for (const at of holding.get(trigram) ?? []) shared.set(at, (shared.get(at) ?? 0) + 1);
      let best: { place: FoundPlace; score: number } | undefined;
      for (const [at, count] of shared) {
        const entry = entries[at];
        if (!entry) continue;
        const ratio = entry.key.length / key.length;
        const score = count / (trigrams.size + entry.size - count);
        if (score < LEAST_SIMILAR || ratio > LENGTHS || ratio < 1 / LENGTHS) continue;
        if (!best || score > best.score) best = { place: entry.place, score };
      }
      return best?.place;
    },
  };
};
