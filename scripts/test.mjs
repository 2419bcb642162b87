// The whole test run: checks, build, unit tests, server tests, stories in the browser, journeys in the browser.
//   node scripts/test.mjs               every part
//   node scripts/test.mjs unit journeys these parts
//   node scripts/test.mjs quick         checks, unit tests, and those server tests and stories that the uncommitted change
//                                       reaches; `quick main` counts what differs from the branch main
//   node scripts/test.mjs full          all that there is: both engines, every scheme and size, hundreds of kills
// Keeps its reports in test-results/reports, prints the slowest files, and ends with `N passed, M failed`.
import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { getBrowser } from './find-browser.mjs';
import { readPlaywright, readVitest } from './testReports.mjs';

const REPORTS = 'test-results/reports';
const SLOWEST = 20;

const [mode, since] = process.argv.slice(2);
const isFull = mode === 'full';
const isQuick = mode === 'quick';
const named = isFull || isQuick ? [] : process.argv.slice(2);
const windows = process.platform === 'win32';
const npm = windows ? 'npm.cmd' : 'npm';
const npx = windows ? 'npx.cmd' : 'npx';

const run = (command, words, env = {}) =>
  spawnSync(command, words, {
    stdio: 'inherit',
    shell: windows,
    env: { ...process.env, ...(isFull && { TEST_FULL: '1', KILLS: '200', STOPS: '200' }), ...env },
  }).status === 0;

const script = (name) => () => ({ ok: run(npm, ['run', '--silent', name]) });

// Vitest leaves a processor free for others, unless told not to; server tests wait for their database so often that one more has room.
const cores = os.availableParallelism();

// In a quick run: the tests whose imports lead to a changed file.
const changed = isQuick ? [since ? `--changed=${since}` : '--changed'] : [];

const vitest = (part, projects, { workers, env, words: more = [] } = {}) => {
  const report = path.join(REPORTS, `${part}.json`);
  const words = ['vitest', 'run', ...projects.map((project) => `--project=${project}`)];
  words.push('--reporter=default', '--reporter=json', `--outputFile.json=${report}`);
  if (workers) words.push(`--maxWorkers=${workers}`);
  words.push(...more);
  return { ok: run(npx, words, env), tests: readVitest(report) };
};

const playwright = (part, project, env = {}) => {
  const report = path.join(REPORTS, `${part}.json`);
  const ok = run(npx, ['playwright', 'test', '--project', project, '--reporter=list,json'], {
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
    ...env,
  });
  return { ok, tests: readPlaywright(report) };
};

const engines = process.env.SKIP_POSTGRES === '1' ? ['pglite'] : isQuick ? ['postgres'] : ['pglite', 'postgres'];

const parts = {
  check: script('check'),
  build: script('build'),
  unit: () => vitest('unit', ['unit'], { workers: cores }),
  server: () =>
    vitest(
      'server',
      engines.map((engine) => `server-${engine}`),
      { workers: cores + 1, words: changed },
    ),
  // With the React that people get: it takes half the time of the one for development.
  stories: () => vitest('stories', ['stories-*'], { env: { NODE_ENV: 'production' }, words: changed }),
  journeys: () => playwright('journeys', 'journeys'),
};
const { check, unit, server, stories } = parts;
const more = {
  'journeys-pglite': () => playwright('journeys-pglite', 'journeys', { ENGINE: 'pglite' }),
  storybook: script('test:storybook'),
};
const all = { ...parts, ...more };
const unknown = named.find((name) => !(name in all));
if (unknown) throw new Error(`No such part: ${unknown}. Parts: ${Object.keys(all).join(', ')}`);
const chosen = isFull
  ? all
  : isQuick
    ? { check, unit, server, stories }
    : named.length
      ? Object.fromEntries(named.map((name) => [name, all[name]]))
      : parts;

rmSync(REPORTS, { recursive: true, force: true });
mkdirSync(REPORTS, { recursive: true });
try {
  process.env.CHROME_PATH = await getBrowser();
} catch (error) {
  console.error(error.message);
  process.exit(1);
}

const results = [];
for (const [name, start] of Object.entries(chosen)) {
  console.log(`\n=== ${name}`);
  const began = Date.now();
  const { ok, tests = [] } = start();
  const count = (status) => tests.filter((test) => test.status === status).length;
  const passed = count('passed') + count('flaky');
  // A part that ends badly without a failed test, or runs none, counts as a failure.
  const isBroken = count('failed') === 0 && (!ok || (tests.length > 0 && passed === 0));
  const failed = count('failed') + (isBroken ? 1 : 0);
  const seconds = Math.round((Date.now() - began) / 1000);
  results.push({ name, tests, seconds, passed: passed || (ok && !tests.length ? 1 : 0), failed });
}

const tests = results.flatMap((result) => result.tests);
const tell = (title, status) => {
  const found = tests.filter((test) => test.status === status);
  if (found.length) console.log(`\n${title}:\n`);
  for (const { file, name, seconds, message } of found)
    console.log(`${file} > ${name}, ${seconds.toFixed(1)} s\n${message}\n`);
};
tell('Failed', 'failed');
tell('Passed only when tried again, so there is a cause to be found', 'flaky');

const files = new Map();
for (const { file, seconds } of tests) files.set(file, (files.get(file) ?? 0) + seconds);
const slowest = [...files].sort(([, one], [, other]) => other - one).slice(0, SLOWEST);
console.log('\nSlowest files, seconds');
for (const [file, seconds] of slowest) console.log(`${seconds.toFixed(1).padStart(7)}  ${file}`);

const sum = (key) => results.reduce((total, result) => total + result[key], 0);
const columns = ['seconds', 'passed', 'failed'];
console.log(`\n${'Part'.padEnd(16)}${columns.map((column) => column.padStart(9)).join('')}`);
for (const result of results)
  console.log(`${result.name.padEnd(16)}${columns.map((column) => String(result[column]).padStart(9)).join('')}`);
console.log(`${'total'.padEnd(16)}${String(sum('seconds')).padStart(9)}\n`);
console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
process.exitCode = sum('failed') ? 1 : 0;
