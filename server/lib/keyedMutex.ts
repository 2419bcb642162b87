const last = new Map<string, Promise<unknown>>();

/**
 * Runs the work for one name in sequence, in this process: a burst for one signup code then hashes no more often than the code has
 * tries. Runs at once without a name. Not a guarantee across several servers: the database has to give that.
 */
export const keyedMutex = async <T>(name: string | undefined, work: () => Promise<T>): Promise<T> => {
  if (!name) return work();
  const before = last.get(name) ?? Promise.resolve();
  const mine = before.catch(() => undefined).then(work);
  last.set(name, mine);
  try {
    return await mine;
  } finally {
    if (last.get(name) === mine) last.delete(name);
  }
};
