import type { HomeSort } from '#contract/homes/choices.ts';
import type { Columns, HomeIndex } from './homeIndex.ts';

const orders: Readonly<Record<HomeSort, readonly [column: 'listed' | 'price' | 'rate' | 'area', down: boolean]>> = {
  newest: ['listed', true],
  price_up: ['price', false],
  price_down: ['price', true],
  rate_up: ['rate', false],
  rate_down: ['rate', true],
  area_down: ['area', true],
};

/**
 * Compares two slots: negative if the first comes first. Homes without the value come last; of two equals, the newer
 * comes first.
 */
const comparing = (columns: Columns, sort: HomeSort): ((one: number, other: number) => number) => {
  const [name, down] = orders[sort];
  const column = columns[name];
  const sign = down ? -1 : 1;
  return (one, other) => {
    const a = column[one] as number;
    const b = column[other] as number;
    if (a === b) return (columns.id[other] as number) - (columns.id[one] as number);
    // An area in a unit without a factor is negative.
    const [hasA, hasB] = [a >= 0, b >= 0];
    if (hasA && hasB) return sign * (a - b);
    if (hasA !== hasB) return hasA ? -1 : 1;
    return (columns.id[other] as number) - (columns.id[one] as number);
  };
};

/**
 * The first `count` slots in a sort order. It never sorts all of them: it skips slots that come after the last of the
 * best so far.
 */
export const firstOf = ({ columns }: HomeIndex, slots: Int32Array, sort: HomeSort, count: number): number[] => {
  const compare = comparing(columns, sort);
  let best: number[] = [];
  let last: number | undefined;
  // Backwards, because the newest are at the end.
  for (let at = slots.length - 1; at >= 0; at -= 1) {
    const slot = slots[at] as number;
    if (last !== undefined && compare(slot, last) >= 0) continue;
    best.push(slot);
    if (best.length < 2 * count + 64) continue;
    best = best.sort(compare).slice(0, count);
    last = best.at(-1);
  }
  return best.sort(compare).slice(0, count);
};
