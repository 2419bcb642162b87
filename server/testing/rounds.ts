/** The rounds of a test with simultaneous calls: one, or `full` rounds in `npm run test:full`. */
export const rounds = (full: number): number[] =>
  Array.from({ length: process.env.TEST_FULL === '1' ? full : 1 }, (_, nth) => nth + 1);
