/**
 * The answers to queries of one transaction that do not need each other's: PostgreSQL gets them at once, and runs them in some order.
 * Waits for all of them, also when one fails, so that none is left for a transaction that has ended; throws the first error, from which
 * the others follow.
 */
export const together = async <const Queries extends readonly unknown[]>(
  ...queries: Queries
): Promise<{ -readonly [At in keyof Queries]: Awaited<Queries[At]> }> => {
  // A query of drizzle is sent whenever something waits for it.
  const sent = queries.map((query) => Promise.resolve(query));
  try {
    return (await Promise.all(sent)) as never;
  } finally {
    await Promise.allSettled(sent);
  }
};
