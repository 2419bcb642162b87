import { HOMES_FOR_MEDIAN } from '#contract/homes/choices.ts';
import type { HomeIndex } from './index/homeIndex.ts';

/** Prices per square foot in a place, in whole rupees. */
export interface Rates {
  readonly median_rate: number | null;
  readonly quartiles: [number, number] | null;
}

const unknown: Rates = { median_rate: null, quartiles: null };

const quantile = (sorted: Float64Array, share: number): number => {
  const at = (sorted.length - 1) * share;
  const below = sorted[Math.floor(at)] as number;
  const above = sorted[Math.ceil(at)] as number;
  return Math.round(below + (above - below) * (at % 1));
};

/** Median and quartiles of sorted rates; null for fewer than three. */
export const ratesOf = (sorted: Float64Array): Rates =>
  sorted.length < HOMES_FOR_MEDIAN
    ? unknown
    : { median_rate: quantile(sorted, 0.5), quartiles: [quantile(sorted, 0.25), quantile(sorted, 0.75)] };

/** The rates of the homes in some places, sorted. */
export const sortedRates = (
  { columns, size, places }: HomeIndex,
  isThere: (place: number) => boolean,
): Float64Array => {
  const there = Uint8Array.from(places.all, (_, place) => (isThere(place) ? 1 : 0));
  const rates: number[] = [];
  for (let slot = 0; slot < size; slot += 1) {
    const rate = columns.rate[slot] as number;
    if (there[columns.place[slot] as number] && rate > 0) rates.push(rate);
  }
  return Float64Array.from(rates).sort();
};

interface Known {
  readonly stamp: number;
  readonly rates: Rates;
}
const known = new WeakMap<HomeIndex, Known[]>();

/** The rates of every place, by number. Only recalculates places where something changed. */
export const ratesOfPlaces = (index: HomeIndex): readonly Rates[] => {
  const before = known.get(index) ?? [];
  const { all } = index.places;
  const gathered = all.map(({ stamp }, place) => (before[place]?.stamp === stamp ? undefined : ([] as number[])));
  if (gathered.some(Boolean)) {
    const { rate, place } = index.columns;
    for (let slot = 0; slot < index.size; slot += 1) {
      const list = gathered[place[slot] as number];
      if (list && (rate[slot] as number) > 0) list.push(rate[slot] as number);
    }
  }
  const now = all.map(({ stamp }, at): Known => {
    const list = gathered[at];
    return list ? { stamp, rates: ratesOf(Float64Array.from(list).sort()) } : (before[at] as Known);
  });
  known.set(index, now);
  return now.map(({ rates }) => rates);
};
