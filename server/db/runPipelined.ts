/**
 * The answers to independent queries of one transaction, which are sent at once; PostgreSQL runs them in some order.
 * Waits for all of them even when one fails, so that none outlives the transaction; throws the first error, which
 * causes the others.
 */
export const runPipelined = async <const Queries extends readonly unknown[]>(
  ...queries: Queries
): Promise<{ -readonly [At in keyof Queries]: Awaited<Queries[At]> }> => {
  // A drizzle query is sent each time it is awaited.
  const sent = queries.map((query) => Promise.resolve(query));
  try {
    return (await Promise.all(sent)) as never;
  } finally {
    await Promise.allSettled(sent);
  }
};
