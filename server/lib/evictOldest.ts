/** Forgets what a map has held the longest, until it holds at most so many. */
export const evictOldest = (map: Map<string, unknown>, most: number): void => {
  for (const [oldest] of map) {
    if (map.size <= most) return;
    map.delete(oldest);
  }
};
