// India has one zone, without summer time.
const INDIA_MS = 5.5 * 3_600_000;

/** What a clock in India shows at a moment, in the fields of UTC. */
export const indiaClock = (at: number): Date => new Date(at + INDIA_MS);

/** India's date at a moment. */
export const indiaDay = (at: number): string => indiaClock(at).toISOString().slice(0, 10);
