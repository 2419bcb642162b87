/** The database engine of a server under test. */
export type EngineName = 'pglite' | 'postgres';

/** The engines to test: both, unless SKIP_POSTGRES=1. */
export const engines: readonly EngineName[] = process.env.SKIP_POSTGRES === '1' ? ['pglite'] : ['pglite', 'postgres'];

/**
 * The engine of the journeys. One is enough, because the server's own tests run on both. By default PostgreSQL, which creates a
 * database five times as fast; ENGINE=pglite selects the embedded database.
 */
export const engine: EngineName = process.env.ENGINE === 'pglite' ? 'pglite' : (engines.at(-1) ?? 'pglite');
