import path from 'node:path';
import { type Database, databaseOver } from './database.ts';
import type { Opening } from './migrate.ts';
import { openPglite } from './pglite.ts';
import { oneAtATime, openPostgres } from './postgres.ts';

export interface DatabaseChoice {
  /** PostgreSQL when given. */
  readonly databaseUrl?: string;
  /** Otherwise PGlite in `{dataDir}/db`; the caller holds the folder's lock. */
  readonly dataDir: string;
}

/** Opens the configured database and migrates it; `as it is` does not migrate, and throws NotMigrated for another version. */
export const openDatabase = async (
  { databaseUrl, dataDir }: DatabaseChoice,
  onIdleError?: (error: Error) => void,
  opening?: Opening,
): Promise<Database> =>
  databaseOver(
    databaseUrl
      ? await openPostgres(databaseUrl, onIdleError, opening)
      : await openPglite(path.join(dataDir, 'db'), opening),
  );

/** Runs a setup step while other starting processes wait; the embedded database has only one process. */
export const setUp = <T>({ databaseUrl }: DatabaseChoice, step: () => Promise<T>): Promise<T> =>
  databaseUrl ? oneAtATime(databaseUrl, step) : step();
