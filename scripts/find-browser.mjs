import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

// The headless shell comes first: with a context per visitor it is twice as fast as the full browser.
const usualPaths = [
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

/** Switches for headless Chromium: it may run as root, and does not use the network on its own. */
export const browserArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  // Makes glyph widths independent of the machine: the headless shell would snap them to pixels.
  '--font-render-hinting=none',
];

/**
 * The path of a Chromium: `CHROME_PATH`, an installed one, or Playwright's own; undefined if there is none.
 * @returns {Promise<string | undefined>}
 */
export const findBrowser = async () => {
  const { CHROME_PATH } = process.env;
  if (CHROME_PATH) {
    if (!existsSync(CHROME_PATH)) throw new Error(`CHROME_PATH is not a file: ${CHROME_PATH}`);
    return CHROME_PATH;
  }
  const installed = usualPaths.find((path) => existsSync(path));
  if (installed) return installed;
  const own = await playwrightsOwn().catch(() => undefined);
  return own && existsSync(own) ? own : undefined;
};

const NONE =
  'No Chrome or Chromium found. Install one, run `npx playwright install chromium`, or set CHROME_PATH to its executable.';

// Some releases of Debian have no package for the headless shell.
const packageName = () => {
  const shell = 'chromium-headless-shell';
  const known = execFileSync('apt-cache', ['search', '--names-only', `^${shell}$`], { encoding: 'utf8' });
  return known.includes(shell) ? shell : 'chromium';
};

const installWithApt = () => {
  if (process.platform !== 'linux' || !existsSync('/usr/bin/apt-get')) throw new Error(NONE);
  console.log("No Chrome or Chromium found: installing it from the system's packages.");
  const prefix = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const run = (...args) => {
    const [command, ...rest] = [...prefix, ...args];
    execFileSync(command, rest, {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  };
  try {
    run('apt-get', 'update', '-qq');
    run('apt-get', 'install', '-y', '-qq', '--no-install-recommends', packageName());
  } catch {
    throw new Error(NONE);
  }
};

/**
 * As `findBrowser`, but installs the system's Chromium if there is none. The error names the alternatives.
 * @returns {Promise<string>}
 */
export const getBrowser = async () => {
  const found = await findBrowser();
  if (found) return found;
  installWithApt();
  const installed = await findBrowser();
  if (!installed) throw new Error('Chromium was installed but cannot be found. Set CHROME_PATH to its executable.');
  return installed;
};
