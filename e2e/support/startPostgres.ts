import { setTimeout as wait } from 'node:timers/promises';
import { freePort, type initPostgres } from '#scripts/get-postgres.mjs';
import { runSql } from './sql.ts';
import { startProgram } from './startProgram.ts';

// Without `fsync`, a killed process loses nothing: only a crash of the machine would.
const options = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'fsync=off', 'wal_keep_size=256MB'];

const ACCEPTS_WITHIN_MS = 60_000;

const accepts = async (url: string): Promise<void> => {
  for (const deadline = Date.now() + ACCEPTS_WITHIN_MS; ; await wait(100)) {
    const answer = await runSql(url, 'select 1').catch((error: unknown) => error);
    if (!(answer instanceof Error)) return;
    if (Date.now() > deadline) throw answer;
  }
};

/** The programs of a PostgreSQL installation, and a data folder. */
export type Installed = Awaited<ReturnType<typeof initPostgres>>;

/** Starts a separate PostgreSQL server on a data folder. */
export const startPostgres = async (
  { program, password, settings }: Installed,
  data: string,
  more: readonly string[] = [],
) => {
  const port = await freePort();
  const args = ['-D', data, '-p', String(port), ...[...options, ...more].flatMap((option) => ['-c', option])];
  const { stop } = await startProgram(program('postgres'), args, { ...settings, port });
  const url = `postgres://postgres:${password}@127.0.0.1:${port}/postgres`;
  await accepts(url);
  return { url, port, kill: () => stop('SIGKILL') };
};
