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

/**
 * The tests of a Vitest run, from the report of its `json` reporter.
 * @param {string} report
 * @returns {Test[]}
 */
export const readVitest = (report) =>
  (read(report)?.testResults ?? []).flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, duration, status, failureMessages }) => ({
      file: relative(name),
      name: fullName.trim(),
      seconds: (duration ?? 0) / 1000,
      status: status === 'passed' && failureMessages.length > 0 ? 'flaky' : status === 'pending' ? 'skipped' : status,
      message: cut(failureMessages),
    })),
  );

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
