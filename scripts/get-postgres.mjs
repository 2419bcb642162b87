// Gives the tests a PostgreSQL server, before they start: the one at TEST_DATABASE_URL, one that answers on this machine, or
// one started for the run (installed from the system's packages first where that is possible). Sets TEST_DATABASE_URL.
import { execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';

const isRoot = process.getuid?.() === 0;

/** Whether tests can work there: it answers, and lets us create databases and roles. */
const serves = async (connectionString) => {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 1_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query(
      'select rolsuper or (rolcreatedb and rolcreaterole) as may from pg_roles where rolname = current_user',
    );
    return rows[0]?.may === true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
};

const answering = async () => {
  const user = encodeURIComponent(os.userInfo().username);
  const socket = encodeURIComponent('/var/run/postgresql');
  const usual = [
    `postgres://${user}@${socket}/postgres`,
    `postgres://${user}@127.0.0.1:5432/postgres`,
    'postgres://postgres@127.0.0.1:5432/postgres',
  ];
  for (const url of usual) if (await serves(url)) return url;
  return undefined;
};

const newestFirst = (folder) =>
  existsSync(folder) ? readdirSync(folder).sort((a, b) => Number.parseInt(b, 10) - Number.parseInt(a, 10)) : [];

const installed = () => {
  const folders = [
    ...newestFirst('/usr/lib/postgresql').map((version) => `/usr/lib/postgresql/${version}/bin`),
    ...(process.env.PATH ?? '').split(path.delimiter),
    ...newestFirst('/opt/homebrew/opt')
      .filter((name) => name.startsWith('postgresql'))
      .map((name) => `/opt/homebrew/opt/${name}/bin`),
  ];
  return folders.find((folder) => existsSync(path.join(folder, 'initdb')) && existsSync(path.join(folder, 'postgres')));
};

const install = () => {
  if (!isRoot || !existsSync('/usr/bin/apt-get')) return;
  console.log('No PostgreSQL found: installing the system package "postgresql".');
  const run = (...words) =>
    execFileSync('apt-get', words, {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  run('update', '-qq');
  run('install', '-y', '-qq', '--no-install-recommends', 'postgresql');
};

/** PostgreSQL refuses to run as root: then as the user of its package, or as nobody. */
const runsAs = () => {
  if (!isRoot) return {};
  const people = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  const found = people.find(([name]) => name === 'postgres') ?? people.find(([name]) => name === 'nobody');
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

const started = async (binaries) => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'nivaas-postgres-'));
  const as = runsAs();
  if (as.uid !== undefined) chownSync(folder, as.uid, as.gid);
  const password = randomBytes(16).toString('hex');
  const passwordFile = path.join(folder, 'password');
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if (as.uid !== undefined) chownSync(passwordFile, as.uid, as.gid);
  const data = path.join(folder, 'data');
  const settings = { ...as, cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] };
  execFileSync(
    path.join(binaries, 'initdb'),
    [
      '-D',
      data,
      '-U',
      'postgres',
      '-E',
      'UTF8',
      '--locale=C',
      '-A',
      'scram-sha-256',
      `--pwfile=${passwordFile}`,
      '--no-sync',
    ],
    settings,
  );
  const port = await freePort();
  // What the tests write need not outlive the machine.
  const options = [
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    'fsync=off',
    'max_connections=300',
    'log_min_messages=fatal',
  ];
  const server = spawn(
    path.join(binaries, 'postgres'),
    ['-D', data, '-p', String(port), ...options.flatMap((option) => ['-c', option])],
    settings,
  );
  const end = () => server.kill('SIGKILL');
  process.once('exit', end);
  const stop = async () => {
    process.off('exit', end);
    if (server.exitCode === null) {
      server.kill('SIGINT');
      await once(server, 'exit');
    }
    rmSync(folder, { recursive: true, force: true });
  };
  const url = `postgres://postgres:${password}@127.0.0.1:${port}/postgres`;
  for (let tries = 0; server.exitCode === null && tries < 300; tries += 1) {
    if (await serves(url)) return { url, stop };
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  await stop();
  throw new Error('PostgreSQL was started for the tests but does not answer.');
};

const HOW =
  'The tests also run on PostgreSQL, and none was found. Install it, or name a server with TEST_DATABASE_URL (its user may ' +
  'create databases and roles), or leave that half out with SKIP_POSTGRES=1.';

/** For Vitest, once before the tests: sets TEST_DATABASE_URL, and answers how to end what was started. */
export const setup = async () => {
  const { SKIP_POSTGRES, TEST_DATABASE_URL } = process.env;
  if (SKIP_POSTGRES === '1') return undefined;
  if (TEST_DATABASE_URL) {
    if (await serves(TEST_DATABASE_URL)) return undefined;
    throw new Error('The server at TEST_DATABASE_URL does not answer, or its user may not create databases and roles.');
  }
  const url = await answering();
  if (url) {
    process.env.TEST_DATABASE_URL = url;
    return undefined;
  }
  if (!installed()) install();
  const binaries = installed();
  if (!binaries) throw new Error(HOW);
  const server = await started(binaries);
  process.env.TEST_DATABASE_URL = server.url;
  return async () => {
    delete process.env.TEST_DATABASE_URL;
    await server.stop();
  };
};
