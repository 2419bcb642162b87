import path from 'node:path';
import { REPLICA_DEADLINE_MS } from '../limits/replica.ts';
import { type Database, databaseOver, type Engine } from './database.ts';
import type { Dump } from './dump.ts';
import { openPglite, pgliteDump } from './pglite.ts';
import { oneAtATime, openPostgres, openReplica } from './postgres.ts';
import { postgresDump } from './postgresDump.ts';
import { type Replicated, replicated } from './replica.ts';

export interface DatabaseChoice {
  /** PostgreSQL when given. */
  readonly databaseUrl?: string;
  /** A weaker login to it, for requests. */
  readonly databaseAppUrl?: string;
  /** Otherwise PGlite in `{dataDir}/db`; the caller holds the folder's lock. */
  readonly dataDir: string;
}

/** Opens the configured database and migrates it. */
export const openDatabase = async (
  { databaseUrl, databaseAppUrl, dataDir }: DatabaseChoice,
  onIdleError?: (error: Error) => void,
): Promise<Database> =>
  databaseOver(
    databaseUrl
      ? await openPostgres(databaseUrl, { appUrl: databaseAppUrl, onIdleError })
      : await openPglite(path.join(dataDir, 'db')),
  );

/** Opens the replica of a database, if one is configured. Throws WrongAppLogin. */
export const openReads = async (
  { databaseReadUrl }: { readonly databaseReadUrl?: string },
  primary: Database,
  onIdleError: (error: Error) => void,
): Promise<Replicated | undefined> =>
  databaseReadUrl === undefined
    ? undefined
    : replicated(primary, databaseOver(await openReplica(databaseReadUrl, onIdleError), REPLICA_DEADLINE_MS));

/** Opens the configured database for a command, as the owner of its tables. Throws NotMigrated for an older version. */
export const openAsItIs = ({ databaseUrl, dataDir }: DatabaseChoice): Promise<Engine> =>
  databaseUrl ? openPostgres(databaseUrl, { opening: 'as it is' }) : openPglite(path.join(dataDir, 'db'), 'as it is');

/** The configured database, to be written to a backup or read from one; PostgreSQL is read by `databaseBackupUrl` if there is one. */
export const dumpOf = ({
  databaseUrl,
  databaseBackupUrl,
  dataDir,
}: DatabaseChoice & { readonly databaseBackupUrl?: string }): Dump =>
  databaseUrl ? postgresDump(databaseUrl, databaseBackupUrl) : pgliteDump(path.join(dataDir, 'db'));

/** Runs a setup step while other starting processes wait; the embedded database has only one process. */
export const setUp = <T>({ databaseUrl }: DatabaseChoice, step: () => Promise<T>): Promise<T> =>
  databaseUrl ? oneAtATime(databaseUrl, step) : step();
