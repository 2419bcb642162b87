/** Where a server under test keeps its data. */
export type EngineName = 'pglite' | 'postgres';

/** The engines that journeys run on: both, unless PostgreSQL is left out with SKIP_POSTGRES=1. */
export const engines: readonly EngineName[] = process.env.SKIP_POSTGRES === '1' ? ['pglite'] : ['pglite', 'postgres'];
