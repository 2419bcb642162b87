let last = 0;

/** A number that this process has not used before, so that a cache entry for one index is never used for another. */
export const nextVersion = (): number => {
  last += 1;
  return last;
};
