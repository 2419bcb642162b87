/** Where a server under test keeps its data. */
export type EngineName = 'pglite' | 'postgres';

/** The engines that journeys run on: both, unless PostgreSQL is left out with SKIP_POSTGRES=1. */
export const engines: readonly EngineName[] = process.env.SKIP_POSTGRES === '1' ? ['pglite'] : ['pglite', 'postgres'];

/**
 * For journeys about what a browser shows: one engine is enough, because what differs between the two is the server's, whose
 * own tests run on both. PostgreSQL where it takes part: a new database there is ready in a fifth of the time.
 */
export const lastEngine: EngineName = engines.at(-1) ?? 'pglite';
