import { existsSync } from 'node:fs';
import { chmod, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { makeFolder } from '../lib/dataFolder.ts';
import { queryLogger } from '../tracing/spans.ts';
import type { Engine } from './database.ts';
import type { Dump } from './dump.ts';
import { DatabaseFilled, NotMigrated } from './errors.ts';
import { migrationsFolder, type Opening, requireMigrated, setUpSchema } from './migrate.ts';

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
  const db = drizzle(client, { logger: queryLogger });
  if (opening === 'migrate') {
    await setUpSchema(
      (statement) => db.execute(statement),
      () => migrate(db, { migrationsFolder }),
    );
  } else await requireMigrated((statement) => db.execute(statement));
  return {
    name: 'pglite',
    transaction: (work, entering) =>
      db.transaction(async (tx) => {
        if (entering) await tx.execute(entering);
        return work(tx);
      }),
    close: () => client.close(),
  };
};

const unfinished = (folder: string): string => `${folder}.unfinished`;

// The first opening writes hundreds of files. If it is interrupted, the folder may never open again: a marker file beside it
// exists until it is done, and the next opening starts afresh. There is no data in it yet.
const openFolder = async (folder: string, open: () => Promise<PGlite>): Promise<PGlite> => {
  const marker = unfinished(folder);
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

const isThere = (folder: string): boolean =>
  existsSync(path.join(folder, 'PG_VERSION')) && !existsSync(unfinished(folder));

const openClient = async (folder: string, loadDataDir?: Blob): Promise<PGlite> => {
  // Loaded on demand: it is large.
  const [{ PGlite }, extensions] = await Promise.all([import('@electric-sql/pglite'), pgliteExtensions()]);
  // Its defaults touch 128 MB of memory for buffers; the system keeps what was read of the files anyway.
  const startParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=8MB', '-c', 'max_connections=10'];
  return openFolder(folder, () => PGlite.create(folder, { extensions, startParams, loadDataDir }));
};

/** PostgreSQL in this process, in `folder`, migrated, or NotMigrated. One process a folder: take the lock first. */
export const openPglite = async (folder: string, opening: Opening = 'migrate'): Promise<Engine> => {
  if (opening === 'as it is' && !isThere(folder)) throw new NotMigrated();
  return pgliteEngine(await openClient(folder), opening);
};

// A tar, as PGlite makes and reads it. It is in memory for a moment, and the embedded database is a small one.
const TAR = 'pglite.tar.gz';

/** The database in `folder` as a dump. One process a folder: take the lock first. */
export const pgliteDump = (folder: string): Dump => ({
  engine: 'pglite',
  write: async (to) => {
    if (!isThere(folder)) throw new NotMigrated();
    const client = await openClient(folder);
    try {
      await pgliteEngine(client, 'as it is');
      const tar = await client.dumpDataDir('gzip');
      await writeFile(path.join(to, TAR), Buffer.from(await tar.arrayBuffer()), { flush: true });
    } finally {
      await client.close();
    }
  },
  refuseFilled: async () => {
    if (isThere(folder)) throw new DatabaseFilled(folder);
  },
  read: async (from) => {
    const client = await openClient(folder, new Blob([await readFile(path.join(from, TAR))]));
    await client.close();
  },
});
