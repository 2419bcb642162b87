import { MEASUREMENTS_KEPT } from '../limits/policy.ts';
/** The latest measurements, in milliseconds: as many as `most`, older ones forgotten. */
export interface Recent {
  readonly add: (ms: number) => void;
  /** Which share of them, in per cent, took less; 100 while there is none. */
  readonly shareUnder: (ms: number) => number;
  /** The one in the middle; 0 while there is none. */
  readonly median: () => number;
}

/** Keeps the latest measurements of this process. */
export const recentValues = (most = MEASUREMENTS_KEPT): Recent => {
  const kept: number[] = [];
  let next = 0;
  return {
    add: (ms) => {
      kept[next] = ms;
      next = (next + 1) % most;
    },
    shareUnder: (ms) => (kept.length === 0 ? 100 : (kept.filter((one) => one < ms).length / kept.length) * 100),
    median: () => {
      const sorted = kept.toSorted((a, b) => a - b);
      const middle = Math.floor(sorted.length / 2);
      const upper = sorted[middle] ?? 0;
      return sorted.length % 2 ? upper : (upper + (sorted[middle - 1] ?? 0)) / 2;
    },
  };
};
