import { makeFolder } from '../dataFolder';
import type { Engine } from './database';
import { migrationsFolder } from './migrate';

/** PostgreSQL in this process, in `folder` or in memory, migrated. One process a folder: take the lock first. */
export const openPglite = async (folder?: string): Promise<Engine> => {
  // Loaded only where it is used: it is large.
  const [{ PGlite }, { drizzle }, { migrate }] = await Promise.all([
    import('@electric-sql/pglite'),
    import('drizzle-orm/pglite'),
    import('drizzle-orm/pglite/migrator'),
  ]);
  if (folder) await makeFolder(folder);
  const client = await (folder ? PGlite.create(folder) : PGlite.create());
  const db = drizzle(client);
  await migrate(db, { migrationsFolder });
  return {
    name: 'pglite',
    transaction: (work) => db.transaction((tx) => work(tx)),
    close: () => client.close(),
  };
};
