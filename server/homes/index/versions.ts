let last = 0;

/** A number that this process has not given before: what is kept by it never answers for another index. */
export const nextVersion = (): number => {
  last += 1;
  return last;
};
