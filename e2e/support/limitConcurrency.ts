import pLimit from 'p-limit';

/** Calls `work` for each item, at most `limit` at a time. The results have the order of the items. */
export const limitConcurrency = <T, R>(
  items: Iterable<T>,
  work: (item: T, index: number) => Promise<R>,
  limit = 4,
): Promise<R[]> => pLimit(limit).map(items, work);
