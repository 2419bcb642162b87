import { existsSync } from 'node:fs';
import { chmod, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { makeFolder } from '../lib/dataFolder.ts';
import type { Engine } from './database.ts';
import { NotMigrated } from './errors.ts';
import { repeatGrants } from './grants.ts';
import { migrationsFolder, type Opening, requireMigrated } from './migrate.ts';

/** The PGlite extensions that the migrations need. */
export const pgliteExtensions = async () => {
  const { pg_trgm } = await import('@electric-sql/pglite/contrib/pg_trgm');
  return { pg_trgm };
};

/** The engine over an opened PGlite, migrated and with its grants (or NotMigrated), and closed with the engine. */
export const pgliteEngine = async (client: PGlite, opening: Opening = 'migrate'): Promise<Engine> => {
  const [{ drizzle }, { migrate }] = await Promise.all([
    import('drizzle-orm/pglite'),
    import('drizzle-orm/pglite/migrator'),
  ]);
  const db = drizzle(client);
  if (opening === 'migrate') {
    await migrate(db, { migrationsFolder });
    await repeatGrants((statement) => db.execute(statement));
  } else await requireMigrated((statement) => db.execute(statement));
  return {
    name: 'pglite',
    transaction: (work) => db.transaction((tx) => work(tx)),
    close: () => client.close(),
  };
};

// The first opening writes hundreds of files. If it is interrupted, the folder may never open again: a marker file beside it
// exists until it is done, and the next opening starts afresh. There is no data in it yet.
const openFolder = async (folder: string, open: () => Promise<PGlite>): Promise<PGlite> => {
  const marker = `${folder}.unfinished`;
  if (existsSync(marker)) await rm(folder, { recursive: true, force: true });
  await makeFolder(folder);
  // PGlite writes files that everybody may read: nobody else gets into the folder, also when an earlier version left it open.
  await chmod(folder, 0o700);
  if (existsSync(path.join(folder, 'PG_VERSION'))) return open();
  await writeFile(marker, 'The database beside this file is being made.\n');
  const client = await open();
  await rm(marker);
  return client;
};

/** PostgreSQL in this process, in `folder`, migrated, or NotMigrated. One process a folder: take the lock first. */
export const openPglite = async (folder: string, opening: Opening = 'migrate'): Promise<Engine> => {
  if (opening === 'as it is' && !existsSync(path.join(folder, 'PG_VERSION'))) throw new NotMigrated();
  // Loaded on demand: it is large.
  const [{ PGlite }, extensions] = await Promise.all([import('@electric-sql/pglite'), pgliteExtensions()]);
  return pgliteEngine(await openFolder(folder, () => PGlite.create(folder, { extensions })), opening);
};
