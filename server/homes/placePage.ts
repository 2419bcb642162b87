import type { Locality, PlaceView } from '#contract/homes/schemas.ts';
import { placeSlug } from '#contract/paths.ts';
import { facetsOf } from './facets.ts';
import type { HomeIndex } from './index/homeIndex.ts';
import { matchHomes } from './index/match.ts';
import { placeKey } from './index/places.ts';
import { ratesOf, ratesOfPlaces, sortedRates } from './rates.ts';

/** The localities with homes, of one city or of all, most homes first. */
export const localitiesOf = (index: HomeIndex, city?: string): Locality[] => {
  const key = placeKey(city);
  const rates = ratesOfPlaces(index);
  return index.places.all
    .flatMap((place, at): Locality[] => {
      if (place.homes === 0 || !place.city || !place.locality || (key && place.cityKey !== key)) return [];
      const { median_rate, quartiles } = rates[at] ?? { median_rate: null, quartiles: null };
      return [{ city: place.city, locality: place.locality, homes: place.homes, median_rate, quartiles }];
    })
    .sort((a, b) => b.homes - a.homes || (a.locality < b.locality ? -1 : 1));
};

/** The median rate of a home's locality; null for fewer than three homes. */
export const localityRate = (
  index: HomeIndex,
  home: { city: string | null; locality: string | null },
): number | null => {
  const [cityKey, localityKey] = [placeKey(home.city), placeKey(home.locality)];
  if (!localityKey) return null;
  const at = index.places.all.findIndex((place) => place.cityKey === cityKey && place.localityKey === localityKey);
  return ratesOfPlaces(index)[at]?.median_rate ?? null;
};

const STEPS = 20;
const HOMES_FOR_STEPS = 12;

const stepsOf = (sorted: Float64Array): PlaceView['steps'] => {
  const [low, high] = [sorted[0] ?? 0, sorted.at(-1) ?? 0];
  if (sorted.length < HOMES_FOR_STEPS || low === high) return [];
  const width = (high - low) / STEPS;
  const counts = new Uint32Array(STEPS);
  for (const rate of sorted) {
    const at = Math.min(STEPS - 1, Math.floor((rate - low) / width));
    counts[at] = (counts[at] as number) + 1;
  }
  return Array.from(counts, (homes, at) => ({
    from: Math.round(low + at * width),
    to: Math.round(low + (at + 1) * width),
    homes,
  }));
};

/** A place by the names in its URL, without its newest homes; undefined if there are no homes. */
export const placeAt = (index: HomeIndex, city: string, locality?: string): Omit<PlaceView, 'newest'> | undefined => {
  const is = (name: string | null, words: string) =>
    name !== null && (placeSlug(name) === words || placeKey(name) === placeKey(words));
  const there = index.places.all.flatMap((place, number) =>
    place.homes > 0 && is(place.city, city) && (locality === undefined || is(place.locality, locality))
      ? [{ place, number }]
      : [],
  );
  const [first] = there.toSorted((a, b) => b.place.homes - a.place.homes);
  if (!first?.place.city) return undefined;
  const numbers = new Set(there.map(({ number }) => number));
  const rates = sortedRates(index, (number) => numbers.has(number));
  const asked = { city: first.place.city, ...(locality !== undefined && { locality: first.place.locality ?? '' }) };
  const { type } = facetsOf(index, matchHomes(index, asked));
  return {
    city: first.place.city,
    locality: locality === undefined ? null : first.place.locality,
    homes: there.reduce((sum, { place }) => sum + place.homes, 0),
    ...ratesOf(rates),
    kinds: type,
    steps: stepsOf(rates),
    rates: rates.length < HOMES_FOR_STEPS ? [...rates] : [],
    beside: localitiesOf(index, first.place.city).filter(
      (other) => other.median_rate !== null && (locality === undefined || other.locality !== first.place.locality),
    ),
  };
};
