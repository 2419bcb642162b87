/** A form that is filled in faster, in milliseconds, was filled in by a bot. */
export const LEAST_FILLED_MS = 1_500;
