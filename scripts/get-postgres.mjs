// Gives the tests a PostgreSQL server, before they start: the one at TEST_DATABASE_URL, one that answers on this machine, or
// one started for the run (installed from the system's packages first where that is possible). Sets TEST_DATABASE_URL.
import { execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import {
  chownSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';

const isRoot = process.getuid?.() === 0;

/**
 * Whether tests can work there: it answers, lets us create databases and roles, and row-level security does not hold us: tests
 * that compare all there is before and after would otherwise see nothing, and find nothing changed.
 */
const serves = async (connectionString, withinMs = 1_000) => {
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

const CLUSTERS = '/etc/postgresql-common/createcluster.conf';

/** Does it while Debian's packages set up no server of their own, which would stay, on PostgreSQL's usual port. */
const withoutCluster = (work) => {
  const former = existsSync(CLUSTERS) ? readFileSync(CLUSTERS, 'utf8') : '';
  const others = former.split('\n').filter((line) => !/^\s*create_main_cluster\b/.test(line));
  writeFileSync(CLUSTERS, [...others, 'create_main_cluster = false', ''].join('\n'));
  try {
    work();
  } finally {
    writeFileSync(CLUSTERS, former);
  }
};

const install = () => {
  if (!isRoot || !existsSync('/usr/bin/apt-get')) return;
  console.log('No PostgreSQL found: installing the system package "postgresql".');
  const run = (...words) =>
    execFileSync('apt-get', words, {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  const add = (name) => run('install', '-y', '-qq', '--no-install-recommends', name);
  try {
    run('update', '-qq');
    add('postgresql-common');
    withoutCluster(() => add('postgresql'));
  } catch (error) {
    console.error(`It could not be installed: ${error.message}`);
  }
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

const isOpenToAll = (folder) => {
  try {
    const { root } = path.parse(folder);
    return (statSync(folder).mode & 0o001) !== 0 && (folder === root || isOpenToAll(path.dirname(folder)));
  } catch {
    return false;
  }
};

/** A new folder, which that user can reach: not below a private folder of ours. */
const folderFor = ({ uid, gid }) => {
  const own = path.resolve(os.tmpdir());
  const place = uid === undefined ? own : [own, '/tmp', '/var/tmp'].find(isOpenToAll);
  if (!place) throw new Error('PostgreSQL does not run as root, and its user reaches no folder for temporary files.');
  const folder = mkdtempSync(path.join(place, 'nivaas-postgres-'));
  if (uid !== undefined) chownSync(folder, uid, gid);
  return folder;
};

const started = async (binaries) => {
  const as = runsAs();
  const folder = folderFor(as);
  try {
    return await startedIn(folder, as, binaries);
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
};

const startedIn = async (folder, as, binaries) => {
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
  // Also when it could not be started at all: that shows below.
  server.on('error', (error) => console.error(error.message));
  const end = () => server.kill('SIGKILL');
  process.once('exit', end);
  const stop = async () => {
    process.off('exit', end);
    if (server.pid !== undefined && server.exitCode === null) {
      server.kill('SIGINT');
      await once(server, 'exit');
    }
    rmSync(folder, { recursive: true, force: true });
  };
  const url = `postgres://postgres:${password}@127.0.0.1:${port}/postgres`;
  for (let tries = 0; server.pid !== undefined && server.exitCode === null && tries < 300; tries += 1) {
    if (await serves(url)) return { url, stop };
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  await stop();
  throw new Error('PostgreSQL was started for the tests but does not answer.');
};

const USER = 'its user must be a superuser, or have CREATEDB, CREATEROLE and BYPASSRLS';

const HOW =
  `The tests also run on PostgreSQL, and none was found. Install it, or name a server with TEST_DATABASE_URL (${USER}), ` +
  'or leave that half out with SKIP_POSTGRES=1.';

/** Takes the settings of PostgreSQL's own programs (PGHOST, PGSSLMODE, PGDATA …) away; answers how to give them back. */
const withoutSettings = () => {
  const given = Object.entries(process.env).filter(([name]) => /^PG[A-Z]+$/.test(name));
  for (const [name] of given) delete process.env[name];
  return () => Object.assign(process.env, Object.fromEntries(given));
};

const found = async () => {
  const url = await answering();
  if (url) return { url, stop: async () => undefined };
  if (!installed()) install();
  const binaries = installed();
  if (!binaries) throw new Error(HOW);
  return started(binaries);
};

/** For Vitest, once before the tests: sets TEST_DATABASE_URL, and answers how to end what was started. */
export const setup = async () => {
  const { SKIP_POSTGRES, TEST_DATABASE_URL } = process.env;
  if (SKIP_POSTGRES === '1') return undefined;
  if (TEST_DATABASE_URL) {
    if (await serves(TEST_DATABASE_URL, 10_000)) return undefined;
    throw new Error(`The server at TEST_DATABASE_URL does not answer, or its user has too few rights: ${USER}.`);
  }
  // They are about another server than the ones meant here.
  const giveBack = withoutSettings();
  try {
    const { url, stop } = await found();
    process.env.TEST_DATABASE_URL = url;
    return async () => {
      delete process.env.TEST_DATABASE_URL;
      giveBack();
      await stop();
    };
  } catch (error) {
    giveBack();
    throw error;
  }
};
