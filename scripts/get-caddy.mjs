// Gets the web server Caddy for the journey over HTTPS: an installed one, or the system's package unpacked into a folder of ours.
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';

const kept = path.resolve('node_modules/.cache/nivaas-caddy');

const runs = (command) => spawnSync(command, ['version'], { stdio: 'ignore' }).status === 0;

/**
 * The command that runs Caddy: `CADDY_PATH`, an installed one, or the one that was unpacked before; undefined when there is none.
 * @returns {string | undefined}
 */
export const findCaddy = (folder = kept) => {
  const { CADDY_PATH } = process.env;
  if (CADDY_PATH) {
    if (!runs(CADDY_PATH)) throw new Error(`CADDY_PATH names no Caddy that runs: ${CADDY_PATH}`);
    return CADDY_PATH;
  }
  return ['caddy', path.join(folder, 'usr/bin/caddy')].find(runs);
};

/**
 * Unpacks the system's package into a folder. It is not installed: that would start a server of its own, on port 80.
 * @param {string} folder
 */
export const unpackCaddy = (folder = kept) => {
  const quietly = {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  };
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const [update, ...words] = [...asRoot, 'apt-get', 'update', '-qq'];
  execFileSync(update, words, quietly);
  mkdirSync(path.dirname(folder), { recursive: true });
  // Beside its place, and put there whole: a run that is cut off leaves no half of it.
  const fresh = mkdtempSync(`${folder}-`);
  try {
    execFileSync('apt-get', ['download', '-qq', '-o', 'APT::Sandbox::User=root', 'caddy'], { ...quietly, cwd: fresh });
    const file = readdirSync(fresh).find((name) => name.endsWith('.deb'));
    if (!file) throw new Error('no package came');
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
 * As `findCaddy`, but gets the system's package when there is none. Throws with the way out when it cannot.
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
    throw new Error(`${HOW} (The package could not be had: ${error.message})`);
  }
  const unpacked = findCaddy();
  if (!unpacked) throw new Error(HOW);
  return unpacked;
};
