// Runs the checks, the build, unit tests, server tests, stories and journeys.
//   node scripts/test.mjs                all parts
//   node scripts/test.mjs unit journeys  the named parts
//   node scripts/test.mjs quick          checks, unit tests, and the server tests and stories affected by uncommitted changes;
//                                        `quick main` compares with the branch main
//   node scripts/test.mjs full           everything: both engines, every scheme and size, hundreds of kills
// Writes reports to test-results/reports, prints the slowest files, and ends with `N passed, M failed`.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
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

// A run of all parts has two parallel rows of them, because each part also waits, and begins and ends on one processor.
const isWhole = !mode || isFull;

/** Runs a command, and resolves with whether it succeeded. Of two in parallel, each prints its output when it ends. */
const run = async (command, args, env = {}) => {
  const child = spawn(command, args, {
    stdio: isWhole ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    shell: windows,
    env: { ...process.env, ...(isFull && { TEST_FULL: '1', KILLS: '200', STOPS: '200' }), ...env },
  });
  const output = [];
  for (const pipe of [child.stdout, child.stderr]) pipe?.on('data', (chunk) => output.push(chunk));
  const [code] = await once(child, 'close');
  process.stdout.write(Buffer.concat(output));
  return code === 0;
};

const script = (name) => async () => ({ ok: await run(npm, ['run', '--silent', name]) });

// By default Vitest leaves a processor free. Server tests mostly wait for their database, so they get an additional worker.
const cores = os.availableParallelism();

// In a quick run, only tests that import a changed file.
const changed = isQuick ? [since ? `--changed=${since}` : '--changed'] : [];

const vitest = async (part, projects, { workers, env, args: more = [] } = {}) => {
  const report = path.join(REPORTS, `${part}.json`);
  const args = ['vitest', 'run', ...projects.map((project) => `--project=${project}`)];
  args.push('--reporter=default', '--reporter=json', `--outputFile.json=${report}`);
  if (workers) args.push(`--maxWorkers=${workers}`);
  args.push(...more);
  return { ok: await run(npx, args, env), tests: readVitest(report) };
};

const playwright = async (part, project, env = {}) => {
  const report = path.join(REPORTS, `${part}.json`);
  const ok = await run(npx, ['playwright', 'test', '--project', project, '--reporter=list,json'], {
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
    ...env,
  });
  return { ok, tests: readPlaywright(report) };
};

const engines = process.env.SKIP_POSTGRES === '1' ? ['pglite'] : isQuick ? ['postgres'] : ['pglite', 'postgres'];

// React's production build takes half the time of the development build.
const production = { NODE_ENV: 'production' };

const parts = {
  check: script('check'),
  build: script('build'),
  unit: () => vitest('unit', ['unit'], { workers: cores, env: production }),
  server: () =>
    vitest(
      'server',
      engines.map((engine) => `server-${engine}`),
      { workers: cores + 1, args: changed },
    ),
  stories: () => vitest('stories', ['stories-*'], { env: production, args: changed }),
  journeys: () => playwright('journeys', 'journeys'),
};
const { check, build, unit, server, stories, journeys } = parts;
// Without PostgreSQL, the journeys already use the embedded database.
const otherJourneys = engines.includes('postgres') && {
  'journeys-pglite': () => playwright('journeys-pglite', 'journeys', { ENGINE: 'pglite' }),
};
const storybook = script('test:storybook');
const all = { ...parts, ...otherJourneys, storybook };
const unknown = named.find((name) => !(name in all));
if (unknown) throw new Error(`No such part: ${unknown}. Parts: ${Object.keys(all).join(', ')}`);
const chosen = isQuick ? { check, unit, server, stories } : Object.fromEntries(named.map((name) => [name, all[name]]));

rmSync(REPORTS, { recursive: true, force: true });
mkdirSync(REPORTS, { recursive: true });
try {
  process.env.CHROME_PATH = await getBrowser();
} catch (error) {
  console.error(error.message);
  process.exit(1);
}

const results = [];
const runPart = async (name, start) => {
  console.log(`\n=== ${name}`);
  const began = Date.now();
  const { ok, tests = [] } = await start();
  const count = (status) => tests.filter((test) => test.status === status).length;
  const passed = count('passed') + count('flaky');
  // A part that fails without a failed test, or passes without any test, counts as one failure.
  const failedWithoutTest = count('failed') === 0 && (!ok || (tests.length > 0 && passed === 0));
  const failed = count('failed') + (failedWithoutTest ? 1 : 0);
  const seconds = Math.round((Date.now() - began) / 1000);
  if (isWhole) console.log(`\n=== ${name} has ended after ${seconds} s`);
  results.push({ name, tests, seconds, passed: passed || (ok && !tests.length ? 1 : 0), failed });
};
const runRow = async (row) => {
  for (const [name, start] of Object.entries(row)) await runPart(name, start);
};

const began = Date.now();
// The journeys need the build. The unit tests run while Storybook starts, which uses one processor.
const rows = [
  { server, stories, ...(isFull && { storybook }) },
  { build, journeys, check, unit, ...(isFull && otherJourneys) },
];
await Promise.all((isWhole ? rows : [chosen]).map(runRow));
const total = Math.round((Date.now() - began) / 1000);

const tests = results.flatMap((result) => result.tests);
const printTests = (title, status) => {
  const found = tests.filter((test) => test.status === status);
  if (found.length) console.log(`\n${title}:\n`);
  for (const { file, name, seconds, message } of found)
    console.log(`${file} > ${name}, ${seconds.toFixed(1)} s\n${message}\n`);
};
printTests('Failed', 'failed');
printTests('Passed only on a retry (flaky)', 'flaky');

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
console.log(`${'total'.padEnd(16)}${String(total).padStart(9)}\n`);
console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
process.exitCode = sum('failed') ? 1 : 0;
