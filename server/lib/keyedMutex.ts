const last = new Map<string, Promise<unknown>>();

/**
 * Serialises work by name, in this process, so that a burst for one signup code hashes no more often than the code
 * allows tries. Without a name runs at once. Gives no guarantee across several servers: the database has to.
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
