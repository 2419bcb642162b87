// India has one time zone, without daylight saving time.
const INDIA_MS = 5.5 * 3_600_000;

/** The wall-clock time in India at a moment, in the UTC fields of a Date. */
export const indiaClock = (at: number): Date => new Date(at + INDIA_MS);

/** The date in India at a moment: `2026-11-24`. */
export const indiaDay = (at: number): string => indiaClock(at).toISOString().slice(0, 10);
