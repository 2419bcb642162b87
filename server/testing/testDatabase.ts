import { readFile } from 'node:fs/promises';
import { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { inject } from 'vitest';
import { type Database, databaseOver, type Engine, type Tx } from '../db/database.ts';
import { pgliteEngine, pgliteExtensions } from '../db/pglite.ts';
import { openPostgres } from '../db/postgres.ts';
import { DATABASE_POOL_SIZE } from '../limits/server.ts';
import { createEmptyDatabase } from './emptyPostgres.ts';

/** A database for tests, with an additional `asOwner`, which no policy restricts. */
export interface TestDatabase extends Database {
  asOwner<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  /** Opens every connection of the pool; otherwise simultaneous calls would run in sequence. */
  warm(): Promise<void>;
  /** The connection URL; undefined for a database in memory. */
  readonly url?: string;
}

const over = (engine: Engine, connections: number): TestDatabase => {
  // Holds its connection until the others are open as well.
  const hold = () => engine.transaction((tx) => tx.execute(sql`select pg_sleep(0.02)`));
  return {
    ...databaseOver(engine),
    asOwner: engine.transaction,
    warm: async () => {
      if (connections > 1) await Promise.all(Array.from({ length: connections }, hold));
    },
  };
};

const openInMemory = async (): Promise<TestDatabase> => {
  const empty = new Blob([await readFile(inject('emptyPglite'))]);
  const client = await PGlite.create({ loadDataDir: empty, extensions: await pgliteExtensions() });
  return over(await pgliteEngine(client), 1);
};

const openAtServer = async (template?: string): Promise<TestDatabase> => {
  const { url, drop } = await createEmptyDatabase(template);
  // A copy has its template's privileges.
  const opening = template ? 'as it is' : 'migrate';
  const db = over(await openPostgres(url, { opening }), DATABASE_POOL_SIZE);
  return {
    ...db,
    url,
    close: async () => {
      await db.close();
      await drop();
    },
  };
};

/**
 * Opens an empty, migrated database on the engine of the test project (`TEST_ENGINE`). By default it is a copy, to save
 * time. PostgreSQL does not copy privileges on the database itself; tests of those need one that is `migrated anew`.
 */
export const openTestDatabase = (made: 'copied' | 'migrated anew' = 'copied'): Promise<TestDatabase> => {
  if (process.env.TEST_ENGINE !== 'postgres') return openInMemory();
  return openAtServer(made === 'copied' ? inject('migratedPostgres') : undefined);
};
