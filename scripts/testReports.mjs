import { readFileSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/**
 * @typedef {object} Test
 * @property {string} file relative to the project's folder
 * @property {string} name including the names of its suites
 * @property {number} seconds
 * @property {'passed' | 'failed' | 'flaky' | 'skipped'} status flaky: passed only on a retry
 * @property {string} message the beginning of the error message, if any
 */

const MESSAGE_LENGTH = 1_500;

const read = (report) => {
  try {
    return JSON.parse(readFileSync(report, 'utf8'));
  } catch {
    // The run ended before it wrote the report.
    return undefined;
  }
};
const relative = (file) => path.relative(process.cwd(), file).replaceAll('\\', '/');
const cut = (messages) => stripVTControlCharacters(messages.join('\n')).slice(0, MESSAGE_LENGTH);

const vitestStatus = ({ status, failureMessages }) => {
  if (status === 'pending') return 'skipped';
  return status === 'passed' && failureMessages.length > 0 ? 'flaky' : status;
};

/**
 * The tests of a Vitest run, from the report of its `json` reporter.
 * @param {string} report
 * @returns {Test[]}
 */
export const readVitest = (report) =>
  (read(report)?.testResults ?? []).flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(name);
    const tests = assertionResults.map((test) => ({
      file,
      name: test.fullName.trim(),
      seconds: (test.duration ?? 0) / 1000,
      status: vitestStatus(test),
      message: cut(test.failureMessages),
    }));
    // A file that does not load, or whose hook fails, has no failed test of its own.
    if (status === 'failed' && tests.every((test) => test.status !== 'failed'))
      tests.push({ file, name: '(the file)', seconds: 0, status: 'failed', message: cut([message]) });
    return tests;
  });

const playwrightStatus = { expected: 'passed', unexpected: 'failed', flaky: 'flaky', skipped: 'skipped' };

const testsOf = ({ title, file, specs = [], suites = [] }, rootDir, above) => {
  // The suite of a file has the file's name as its title.
  const names = title === file ? above : [...above, title];
  const own = specs.flatMap((spec) =>
    spec.tests.map(({ status, results }) => ({
      file: relative(path.join(rootDir, spec.file)),
      name: [...names, spec.title].join(' '),
      seconds: results.reduce((total, { duration }) => total + duration, 0) / 1000,
      status: playwrightStatus[status],
      message: cut(results.flatMap(({ errors }) => errors.map(({ message = '' }) => message))),
    })),
  );
  return [...own, ...suites.flatMap((suite) => testsOf(suite, rootDir, names))];
};

/**
 * The tests of a Playwright run, from the report of its `json` reporter.
 * @param {string} report
 * @returns {Test[]}
 */
export const readPlaywright = (report) => {
  const { config, suites = [] } = read(report) ?? {};
  return suites.flatMap((suite) => testsOf(suite, config.rootDir, []));
};
