// Finds the web server Caddy for the journey over HTTPS, or unpacks the system's package into node_modules/.cache.
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';

const cacheFolder = path.resolve('node_modules/.cache/nivaas-caddy');

const runs = (command) => spawnSync(command, ['version'], { stdio: 'ignore' }).status === 0;

/**
 * The command that runs Caddy: `CADDY_PATH`, an installed one, or an unpacked one; undefined if there is none.
 * @returns {string | undefined}
 */
export const findCaddy = (folder = cacheFolder) => {
  const { CADDY_PATH } = process.env;
  if (CADDY_PATH) {
    if (!runs(CADDY_PATH)) throw new Error(`CADDY_PATH does not run Caddy: ${CADDY_PATH}`);
    return CADDY_PATH;
  }
  return ['caddy', path.join(folder, 'usr/bin/caddy')].find(runs);
};

/**
 * Unpacks the system's package into a folder. Installing it would start a service on port 80.
 * @param {string} folder
 */
export const unpackCaddy = (folder = cacheFolder) => {
  const quietly = {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  };
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const [update, ...args] = [...asRoot, 'apt-get', 'update', '-qq'];
  execFileSync(update, args, quietly);
  mkdirSync(path.dirname(folder), { recursive: true });
  // Unpacks into a temporary folder and renames it, so that an interrupted run leaves no incomplete folder.
  const fresh = mkdtempSync(`${folder}-`);
  try {
    execFileSync('apt-get', ['download', '-qq', '-o', 'APT::Sandbox::User=root', 'caddy'], { ...quietly, cwd: fresh });
    const file = readdirSync(fresh).find((name) => name.endsWith('.deb'));
    if (!file) throw new Error('the download has no package');
    execFileSync('dpkg-deb', ['--extract', path.join(fresh, file), fresh], quietly);
    rmSync(path.join(fresh, file));
    rmSync(folder, { recursive: true, force: true });
    renameSync(fresh, folder);
  } finally {
    rmSync(fresh, { recursive: true, force: true });
  }
};

const HOW =
  'The journey over HTTPS needs Caddy, and none was found. Install it, name it with CADDY_PATH, or leave that journey out with ' +
  'SKIP_CADDY=1.';

/**
 * As `findCaddy`, but unpacks the system's package if there is none. The error names the alternatives.
 * @returns {string}
 */
export const getCaddy = () => {
  const found = findCaddy();
  if (found) return found;
  if (process.platform !== 'linux' || !existsSync('/usr/bin/apt-get')) throw new Error(HOW);
  console.log('No Caddy found: getting the system package "caddy".');
  try {
    unpackCaddy();
  } catch (error) {
    throw new Error(`${HOW} (Could not get the package: ${error.message})`);
  }
  const unpacked = findCaddy();
  if (!unpacked) throw new Error(HOW);
  return unpacked;
};
