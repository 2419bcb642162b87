import { useSyncExternalStore } from 'react';
import type { HomeRow } from '#contract/homes/schemas.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const nothing = () => () => {};

type Listed = Pick<HomeRow, 'id' | 'listed_at'>;

/** From this length, a label on most cards of a list would say nothing. */
const MANY = 6;

/** The ids of the homes that were listed within a day before `now`; none if that is most of a long list. */
export const newAmong = (homes: readonly Listed[], now: number): readonly number[] => {
  const fresh = homes.filter(({ listed_at }) => now - Date.parse(listed_at) < DAY_MS);
  return homes.length >= MANY && fresh.length * 2 > homes.length ? [] : fresh.map(({ id }) => id);
};

/** `newAmong` for the current time; empty on the server, because a page may have been rendered on another day. */
export const useNewHomes = (homes: readonly Listed[]): ReadonlySet<number> => {
  // As text, because the hook compares the values with ===.
  const ids = useSyncExternalStore(
    nothing,
    () => newAmong(homes, Date.now()).join(),
    () => '',
  );
  return new Set(ids.split(',').map(Number));
};
