import path from 'node:path';
import { REPLICA_DEADLINE_MS } from '../limits/server.ts';
import { type Database, databaseOver, type Engine } from './database.ts';
import type { Dump } from './dump.ts';
import { openPglite, pgliteDump } from './pglite.ts';
import { oneAtATime, openPostgres, openReplica } from './postgres.ts';
import { postgresDump } from './postgresDump.ts';
import { type Replicated, replicated } from './replica.ts';

export interface DatabaseChoice {
  /** Uses PostgreSQL if given. */
  readonly databaseUrl?: string;
  /** A weaker login to the same database, for requests. */
  readonly databaseAppUrl?: string;
  /** Without `databaseUrl`, PGlite in `{dataDir}/db` is used; the caller holds the folder's lock. */
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

/** Opens the configured database for a command, as its tables' owner. Throws NotMigrated, NewerDatabase or BeforeBaseline. */
export const openWithoutMigrating = ({ databaseUrl, dataDir }: DatabaseChoice): Promise<Engine> =>
  databaseUrl ? openPostgres(databaseUrl, { opening: 'as it is' }) : openPglite(path.join(dataDir, 'db'), 'as it is');

/**
 * The configured database, to be written to a backup or restored from one. PostgreSQL is read through
 * `databaseBackupUrl` if that is given.
 */
export const dumpOf = ({
  databaseUrl,
  databaseBackupUrl,
  dataDir,
}: DatabaseChoice & { readonly databaseBackupUrl?: string }): Dump =>
  databaseUrl ? postgresDump(databaseUrl, databaseBackupUrl) : pgliteDump(path.join(dataDir, 'db'));

/** Runs a setup step while other starting processes wait; only one process can use the embedded database. */
export const setUp = <T>({ databaseUrl }: DatabaseChoice, step: () => Promise<T>): Promise<T> =>
  databaseUrl ? oneAtATime(databaseUrl, step) : step();
