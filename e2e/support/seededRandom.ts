import { seedOf } from '#src/theme/initials.ts';

/** A repeatable sequence of random numbers from 0 to 1 for a seed (a record's id or slug) and a name. */
export function seededRandom(seed: number | string, name: string): () => number {
  let state = Math.imul(seedOf(`${name} ${seed}`), 0x9e3779b1) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
