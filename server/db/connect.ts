import path from 'node:path';
import { type Database, databaseOver } from './database';
import { openPglite } from './pglite';
import { openPostgres } from './postgres';

export interface DatabaseChoice {
  /** PostgreSQL when given. */
  readonly databaseUrl?: string;
  /** Otherwise PGlite in `{dataDir}/db`; the caller holds the folder's lock. */
  readonly dataDir: string;
}

/** Opens and migrates the database that the settings choose. */
export const openDatabase = async (
  { databaseUrl, dataDir }: DatabaseChoice,
  onIdleError?: (error: Error) => void,
): Promise<Database> =>
  databaseOver(databaseUrl ? await openPostgres(databaseUrl, onIdleError) : await openPglite(path.join(dataDir, 'db')));
