/** Where a server under test keeps its data. */
export type EngineName = 'pglite' | 'postgres';

/** The engines that take part: both, unless PostgreSQL is left out with SKIP_POSTGRES=1. */
export const engines: readonly EngineName[] = process.env.SKIP_POSTGRES === '1' ? ['pglite'] : ['pglite', 'postgres'];

/**
 * Journeys are about what a browser shows, so one engine is enough: what differs between the two is the server's, whose own
 * tests run on both. PostgreSQL, where a new database is ready in a fifth of the time, unless ENGINE=pglite asks for the other.
 */
export const engine: EngineName = process.env.ENGINE === 'pglite' ? 'pglite' : (engines.at(-1) ?? 'pglite');
