import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { createEmptyDatabase } from '#server/testing/emptyPostgres.ts';
import type { EngineName } from './engines.ts';
import { type ServerProcess, startProcess } from './serverProcess.ts';

/** A data folder and a database that outlive the servers that use them. */
export interface Place {
  readonly engine: EngineName;
  readonly dataDir: string;
  /** The URL of the PostgreSQL database; undefined for the embedded one. */
  readonly databaseUrl: string | undefined;
  /** Starts a server on this data. Throws after `remove`. */
  readonly start: () => ServerProcess;
  /** Kills the servers that still run and removes the data. */
  readonly remove: () => Promise<void>;
}

/** Creates an empty place: a temporary folder and, for PostgreSQL, a new database. */
export const openPlace = async (
  engine: EngineName,
  settings: Readonly<Record<string, string>>,
  nodeOptions?: readonly string[],
): Promise<Place> => {
  const database = engine === 'postgres' ? await createEmptyDatabase() : undefined;
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'nivaas-e2e-'));
  const started: ServerProcess[] = [];
  let removed = false;
  return {
    engine,
    dataDir,
    databaseUrl: database?.url,
    start: () => {
      if (removed) throw new Error('The place is removed');
      const ours = { DATA_DIR: dataDir, ...(database && { DATABASE_URL: database.url }) };
      const server = startProcess({ ...ours, ...settings }, nodeOptions);
      started.push(server);
      return server;
    },
    remove: async () => {
      removed = true;
      await Promise.all(started.map((server) => server.kill()));
      await database?.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
};
