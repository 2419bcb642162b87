import { useSyncExternalStore } from 'react';
import type { HomeRow } from '#contract/homes/schemas.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const nothing = () => () => {};

type Listed = Pick<HomeRow, 'id' | 'listed_at'>;

/** From this many homes on, a label that most of them wear tells nothing. */
const MANY = 6;

/** The ids of the homes that came up within a day of `now`; of none if most of many did. */
export const newAmong = (homes: readonly Listed[], now: number): readonly number[] => {
  const fresh = homes.filter(({ listed_at }) => now - Date.parse(listed_at) < DAY_MS);
  return homes.length >= MANY && fresh.length * 2 > homes.length ? [] : fresh.map(({ id }) => id);
};

/** The same today. Only in the browser: a page may have been made on another day. */
export const useNewHomes = (homes: readonly Listed[]): ReadonlySet<number> => {
  // As text, because the hook compares what it reads.
  const ids = useSyncExternalStore(
    nothing,
    () => newAmong(homes, Date.now()).join(),
    () => '',
  );
  return new Set(ids.split(',').map(Number));
};
