const last = new Map<string, Promise<unknown>>();

/**
 * Runs what is asked for one name after the other, here in this process, so that a burst for one code hashes no more than the
 * code's tries. Without a name, at once. That a code is spent once is for the database to see to: it may have several servers.
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
