import { existsSync } from 'node:fs';
import { chmod, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import type { SQL } from 'drizzle-orm';
import { makeFolder } from '../lib/dataFolder.ts';
import { queryLogger } from '../tracing/spans.ts';
import type { Engine } from './database.ts';
import type { Dump } from './dump.ts';
import { DatabaseFilled, NotMigrated } from './errors.ts';
import { type Opening, requireMigrated, setUpSchema } from './migrate.ts';

/** The PGlite extensions that the migrations need. */
export const pgliteExtensions = async () => {
  const { pg_trgm } = await import('@electric-sql/pglite/contrib/pg_trgm');
  return { pg_trgm };
};

const RENEW = 'Move that folder away, or remove it: the next start makes a new one.';

/**
 * The engine over an opened PGlite, migrated and with its grants; closing it closes PGlite. Throws NotMigrated,
 * NewerDatabase or BeforeBaseline.
 */
export const pgliteEngine = async (client: PGlite, opening: Opening = 'migrate'): Promise<Engine> => {
  const [{ drizzle }, { migrate }] = await Promise.all([
    import('drizzle-orm/pglite'),
    import('drizzle-orm/pglite/migrator'),
  ]);
  const db = drizzle(client, { logger: queryLogger });
  const execute = (statement: SQL) => db.execute(statement);
  const place = { name: client.dataDir ?? 'in memory', renew: RENEW };
  if (opening === 'migrate') await setUpSchema(execute, place, (config) => migrate(db, config));
  else await requireMigrated(execute, place);
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

// The first opening writes hundreds of files. If it is interrupted, the folder may never open again. So a marker file
// next to it exists until that is done: if the next opening finds it, it starts afresh. The folder contains no data
// yet.
const openFolder = async (folder: string, open: () => Promise<PGlite>): Promise<PGlite> => {
  const marker = unfinished(folder);
  if (existsSync(marker)) await rm(folder, { recursive: true, force: true });
  await makeFolder(folder);
  // PGlite writes files that every user may read, so only the owner may enter the folder, even if an older version
  // created it.
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
  // By default its buffers take 128 MB of memory; the operating system caches the files anyway.
  const startParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=8MB', '-c', 'max_connections=10'];
  return openFolder(folder, () => PGlite.create(folder, { extensions, startParams, loadDataDir }));
};

/**
 * Opens PGlite in `folder` and migrates it; with `as it is` throws NotMigrated instead. Throws NewerDatabase or
 * BeforeBaseline. One process per folder: take the lock first.
 */
export const openPglite = async (folder: string, opening: Opening = 'migrate'): Promise<Engine> => {
  if (opening === 'as it is' && !isThere(folder)) throw new NotMigrated();
  const client = await openClient(folder);
  try {
    return await pgliteEngine(client, opening);
  } catch (error) {
    await client.close().catch(() => undefined);
    throw error;
  }
};

// A tar file, as PGlite writes and reads it. It is briefly held in memory, but the embedded database is small.
const TAR = 'pglite.tar.gz';

/** The database in `folder` as a dump. One process per folder: take the lock first. */
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
