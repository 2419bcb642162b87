import { readFile } from 'node:fs/promises';
import { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { inject } from 'vitest';
import { type Database, databaseOver, type Engine, type Tx } from '../db/database.ts';
import { pgliteEngine, pgliteExtensions } from '../db/pglite.ts';
import { openPostgres } from '../db/postgres.ts';
import { DATABASE_POOL_SIZE } from '../limits/policy.ts';
import { createEmptyDatabase } from './emptyPostgres.ts';

/** A database for tests: the four ways, and the owner's own, which no policy holds: for looking at all there is. */
export interface TestDatabase extends Database {
  asOwner<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  /** Opens every connection that there can be: where they first have to open, what is sent at once arrives one after another. */
  warm(): Promise<void>;
  /** Where it is; undefined for the one in memory. */
  readonly url?: string;
}

const over = (engine: Engine, connections: number): TestDatabase => {
  // Each holds its connection until all others are open as well.
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
  const db = over(await openPostgres(url), DATABASE_POOL_SIZE);
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
 * An empty, migrated database of its own, on the engine that the test project runs on (`TEST_ENGINE`). It is a copy, as quick as
 * can be; what is granted on the database itself is not copied on PostgreSQL, so a test about that asks for one migrated anew.
 */
export const openTestDatabase = (made: 'copied' | 'migrated anew' = 'copied'): Promise<TestDatabase> => {
  if (process.env.TEST_ENGINE !== 'postgres') return openInMemory();
  return openAtServer(made === 'copied' ? inject('migratedPostgres') : undefined);
};
