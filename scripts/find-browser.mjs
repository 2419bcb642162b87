import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

// The headless shell comes first: a window of its own for each visitor costs the whole browser twice the time.
const usual = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

const playwrightsOwn = async () => {
  const { chromium } = await import('@playwright/test');
  return chromium.executablePath();
};

/** Headless Chromium's switches: as root it needs no sandbox, and nothing of its own goes to the network. */
export const browserArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  // Letters as wide as they are drawn, whatever the machine's screen: the shell would fit them to pixels.
  '--font-render-hinting=none',
];

/**
 * The path of a Chromium: `CHROME_PATH`, an installed one, or Playwright's own; undefined when there is none.
 * @returns {Promise<string | undefined>}
 */
export const findBrowser = async () => {
  const { CHROME_PATH } = process.env;
  if (CHROME_PATH) {
    if (!existsSync(CHROME_PATH)) throw new Error(`CHROME_PATH names no file: ${CHROME_PATH}`);
    return CHROME_PATH;
  }
  const installed = usual.find((path) => existsSync(path));
  if (installed) return installed;
  const own = await playwrightsOwn().catch(() => undefined);
  return own && existsSync(own) ? own : undefined;
};

const NONE =
  'No Chrome or Chromium found. Install one, run `npx playwright install chromium`, or set CHROME_PATH to its executable.';

// Not every release of Debian has the shell in a package of its own.
const shellOrWhole = () => {
  const shell = 'chromium-headless-shell';
  const known = execFileSync('apt-cache', ['search', '--names-only', `^${shell}$`], { encoding: 'utf8' });
  return known.includes(shell) ? shell : 'chromium';
};

const fromSystem = () => {
  if (process.platform !== 'linux' || !existsSync('/usr/bin/apt-get')) throw new Error(NONE);
  console.log("No Chrome or Chromium found: installing it from the system's packages.");
  const prefix = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const run = (...words) => {
    const [command, ...rest] = [...prefix, ...words];
    execFileSync(command, rest, {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  };
  try {
    run('apt-get', 'update', '-qq');
    run('apt-get', 'install', '-y', '-qq', '--no-install-recommends', shellOrWhole());
  } catch {
    throw new Error(NONE);
  }
};

/**
 * As `findBrowser`, but installs the system's Chromium when there is none. Throws with the way out when it cannot.
 * @returns {Promise<string>}
 */
export const getBrowser = async () => {
  const found = await findBrowser();
  if (found) return found;
  fromSystem();
  const installed = await findBrowser();
  if (!installed) throw new Error('Chromium was installed but cannot be found. Set CHROME_PATH to its executable.');
  return installed;
};
