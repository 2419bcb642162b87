import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { Engine } from '#server/db/database.ts';
import { openPglite } from '#server/db/pglite.ts';
import { openPostgres } from '#server/db/postgres.ts';
import { createEmptyDatabase } from '#server/testing/emptyPostgres.ts';
import type { EngineName } from '../support/engines.ts';
import { type ServerProcess, startProcess } from './serverProcess.ts';

/** The password of everybody here. */
export const PASSWORD = 'Namaste#2026home';

/** The operator that every first start makes. */
export const operator = { email: 'operator@crash.example', password: PASSWORD } as const;

/** A data folder and a database that outlive the servers that work on them. */
export interface Place {
  readonly mediaFolder: string;
  readonly engine: EngineName;
  /** Starts a server here. All that were started have ended once the place is removed; then it throws. */
  readonly start: () => ServerProcess;
  /** Opens the database as its owner, whom no policy holds; no server may run on the embedded one meanwhile. */
  readonly openAsOwner: () => Promise<Engine>;
  /** Ends what runs here and removes everything, however far it got. */
  readonly remove: () => Promise<void>;
}

/** Makes an empty place for a server on that engine: a temporary folder and, for PostgreSQL, a database of its own. */
export const openPlace = async (engine: EngineName): Promise<Place> => {
  const database = engine === 'postgres' ? await createEmptyDatabase() : undefined;
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'nivaas-crash-'));
  const settings = {
    DEMO: 'off',
    ADMIN_EMAIL: operator.email,
    ADMIN_PASSWORD: operator.password,
    DATA_DIR: dataDir,
    TRUST_PROXY: '1',
    ...(database && { DATABASE_URL: database.url }),
  };
  const started: ServerProcess[] = [];
  let removed = false;
  return {
    engine,
    mediaFolder: path.join(dataDir, 'media'),
    start: () => {
      if (removed) throw new Error('The place is removed');
      const server = startProcess(settings);
      started.push(server);
      return server;
    },
    openAsOwner: () => (database ? openPostgres(database.url) : openPglite(path.join(dataDir, 'db'))),
    remove: async () => {
      removed = true;
      await Promise.all(started.map((server) => server.kill()));
      await database?.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
};
