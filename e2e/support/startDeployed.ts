import { execFile } from 'node:child_process';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { initPostgres, postgresFolder } from '#scripts/get-postgres.mjs';
import { getProgram } from '#scripts/get-system-program.mjs';
import { startPostgres } from './startPostgres.ts';

const PASSWORD = 'Udaipur2026';

/** Starts the system's PostgreSQL with the database and the logins of deploy/postgres.sql. */
export const startDeployed = async () => {
  const folder = postgresFolder();
  const installed = await initPostgres(folder, getProgram('postgres'));
  const { url, kill } = await startPostgres(installed, installed.data);
  const bin = path.dirname(installed.program('psql'));
  const passwords = Object.fromEntries(
    ['OWNER', 'REQUESTS', 'BACKUP'].map((login) => [`NIVAAS_${login}_PASSWORD`, PASSWORD]),
  );
  const env = { ...installed.settings.env, PATH: `${bin}${path.delimiter}${process.env.PATH}` };
  const script = ['--set=ON_ERROR_STOP=1', '--file=deploy/postgres.sql', url];
  await promisify(execFile)(path.join(bin, 'psql'), script, { env: { ...env, ...passwords } });
  const as = (username: string, database = 'nivaas') =>
    Object.assign(new URL(url), { username, password: PASSWORD, pathname: `/${database}` }).href;
  return {
    url,
    /** The database's address for a login. */
    as,
    /** The environment in which `pg_dump` is found. */
    env,
    remove: async () => {
      await kill();
      await rm(folder, { recursive: true, force: true });
    },
  };
};
