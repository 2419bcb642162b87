import { MEASUREMENTS_KEPT } from '../limits/server.ts';
/** The latest measurements of this process, in milliseconds. */
export interface RecentValues {
  readonly add: (ms: number) => void;
  /** The percentage of values below `ms`; 100 without any values. */
  readonly shareUnder: (ms: number) => number;
  /** 0 without any values. */
  readonly median: () => number;
}

/** Keeps the latest `max` measurements. */
export const recentValues = (max = MEASUREMENTS_KEPT): RecentValues => {
  const values: number[] = [];
  let next = 0;
  return {
    add: (ms) => {
      values[next] = ms;
      next = (next + 1) % max;
    },
    shareUnder: (ms) => (values.length === 0 ? 100 : (values.filter((one) => one < ms).length / values.length) * 100),
    median: () => {
      const sorted = values.toSorted((a, b) => a - b);
      const middle = Math.floor(sorted.length / 2);
      const upper = sorted[middle] ?? 0;
      return sorted.length % 2 ? upper : (upper + (sorted[middle - 1] ?? 0)) / 2;
    },
  };
};
