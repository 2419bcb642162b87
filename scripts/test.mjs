// The whole test run: checks, build, unit tests, server tests on both engines, every story in the browser, journeys in a real
// browser. SKIP_POSTGRES=1 leaves the half on PostgreSQL out.
// Prints how long each part took and ends with `N passed, M failed`. `node scripts/test.mjs unit e2e` runs only those parts;
// `stories-all` (both schemes at both sizes) and `storybook` (its static build, opened) run only so.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { getBrowser } from './find-browser.mjs';

const folder = mkdtempSync(path.join(os.tmpdir(), 'nivaas-test-'));
const npx = process.platform === 'win32' ? 'npx.cmd' : 'npx';
const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';

const run = (command, words, env = {}) =>
  spawnSync(command, words, { stdio: 'inherit', env: { ...process.env, ...env } }).status === 0;

// Vitest leaves a processor free for others, unless told not to; stories' browsers need theirs for themselves.
// Server tests wait for their database so often that one more at a time has room.
const onAll = `--maxWorkers=${os.availableParallelism()}`;
const oneMore = `--maxWorkers=${os.availableParallelism() + 1}`;

/** The tests that ended so and failed at least once: each with its file, its length and the beginning of what it said. */
const failuresOf = (files, status) =>
  files.flatMap((file) =>
    file.assertionResults
      .filter((test) => test.status === status && test.failureMessages.length > 0)
      .map((test) => {
        const where = path.relative(process.cwd(), file.name);
        const said = test.failureMessages.join('\n').slice(0, 1500);
        return `${where} > ${test.fullName.trim()}, after ${Math.round(test.duration ?? 0)} ms\n${said}\n`;
      }),
  );

/** Runs Vitest projects and counts their tests; a run that ends badly without a failed test counts as one failure. */
const vitest = (projects, options = [], env = {}) => {
  const report = path.join(folder, `${projects.join('-')}.json`);
  const words = [
    'vitest',
    'run',
    ...projects.flatMap((project) => ['--project', project]),
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
    ...options,
  ];
  const ended = run(npx, words, env);
  let passed = 0;
  let failed = 0;
  let failures = [];
  let flaky = [];
  try {
    const counts = JSON.parse(readFileSync(report, 'utf8'));
    passed = counts.numPassedTests;
    failed = counts.numFailedTests;
    failures = failuresOf(counts.testResults, 'failed');
    flaky = failuresOf(counts.testResults, 'passed');
  } catch {
    failed = 1;
  }
  if ((!ended || passed === 0) && failed === 0) failed = 1;
  return { passed, failed, failures, flaky };
};

/** All tests of a Playwright report: a suite holds tests and suites. */
const specsIn = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsIn)];

/** The tests of a Playwright report that ended so, each with its file, its length and the beginning of what it said. */
const journeysThatEnded = (report, status) =>
  specsIn(report).flatMap(({ title, file, tests }) =>
    tests
      .filter((test) => test.status === status)
      .map(({ results }) => {
        const wrong = results.filter(({ errors }) => errors.length > 0);
        const said = wrong.flatMap(({ errors }) => errors.map(({ message }) => message)).join('\n');
        const ms = Math.round(wrong.reduce((sum, { duration }) => sum + duration, 0));
        return `${file} > ${title}, after ${ms} ms\n${stripVTControlCharacters(said).slice(0, 1500)}\n`;
      }),
  );

/** Runs a Playwright project and counts its tests; a run that ends badly without a failed test counts as one failure. */
const playwright = (project) => {
  const file = path.join(folder, `${project}.json`);
  const words = ['playwright', 'test', '--project', project, '--reporter', 'list,json'];
  const ended = run(npx, words, { PLAYWRIGHT_JSON_OUTPUT_NAME: file });
  try {
    const report = JSON.parse(readFileSync(file, 'utf8'));
    const { expected, flaky, unexpected } = report.stats;
    const passed = expected + flaky;
    const failed = unexpected || Number(!ended || passed === 0);
    const failures = [
      ...journeysThatEnded(report, 'unexpected'),
      ...report.errors.map(({ message }) => `${stripVTControlCharacters(message ?? '').slice(0, 1500)}\n`),
    ];
    return { passed, failed, failures, flaky: journeysThatEnded(report, 'flaky') };
  } catch {
    return { passed: 0, failed: 1 };
  }
};

const allStories = ['stories-light', 'stories-dark-phone', 'stories-light-phone', 'stories-dark'];
// With the React that people get: it takes half the time of the one for development.
const asPeopleGetIt = { NODE_ENV: 'production' };

const engines = process.env.SKIP_POSTGRES === '1' ? ['pglite'] : ['pglite', 'postgres'];
const one = (ok) => ({ passed: ok ? 1 : 0, failed: ok ? 0 : 1 });

const parts = [
  ['check', () => one(run(npm, ['run', '--silent', 'check']))],
  ['build', () => one(run(npm, ['run', '--silent', 'build']))],
  ['unit', () => vitest(['unit'], [onAll])],
  [
    'server',
    () =>
      vitest(
        engines.map((engine) => `server-${engine}`),
        [oneMore],
      ),
  ],
  ['stories', () => vitest(['stories-light', 'stories-dark-phone'], [], asPeopleGetIt)],
  ['e2e', () => playwright('journeys')],
];

// Longer than every run may take: only when named.
const more = [
  ['stories-all', () => vitest(allStories, [], asPeopleGetIt)],
  ['storybook', () => vitest(['storybook'])],
];

const named = process.argv.slice(2);
const all = [...parts, ...more];
const unknown = named.find((name) => !all.some(([part]) => part === name));
if (unknown) throw new Error(`No such part: ${unknown}. Parts: ${all.map(([name]) => name).join(', ')}`);

process.env.CHROME_PATH = await getBrowser();
const results = (named.length ? all.filter(([name]) => named.includes(name)) : parts).map(([name, start]) => {
  console.log(`\n=== ${name}`);
  const began = Date.now();
  return { name, ...start(), seconds: Math.round((Date.now() - began) / 1000) };
});
rmSync(folder, { recursive: true, force: true });

const failures = results.flatMap((result) => result.failures ?? []);
if (failures.length) console.log(`\nFailed:\n\n${failures.join('\n')}`);

const flaky = results.flatMap((result) => result.flaky ?? []);
if (flaky.length)
  console.log(`\nPassed only when tried again, so there is a cause to be found:\n\n${flaky.join('\n')}`);

const sum = (key) => results.reduce((total, result) => total + result[key], 0);
console.log('\nPart       seconds  passed  failed');
for (const { name, seconds, passed, failed } of results)
  console.log(
    `${name.padEnd(10)} ${String(seconds).padStart(7)} ${String(passed).padStart(7)} ${String(failed).padStart(7)}`,
  );
console.log(`${'total'.padEnd(10)} ${String(sum('seconds')).padStart(7)}\n`);
console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
process.exitCode = sum('failed') ? 1 : 0;
