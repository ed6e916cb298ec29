import { readFile } from 'node:fs/promises';

/**
 * @typedef {object} Counts
 * @property {number} passed
 * @property {number} failed
 * @property {string[]} [broken] What did not hold, each with the first line of why.
 * @property {string[]} [unsteady] What held only when it was tried again.
 */

/**
 * Tests that held and that did not, from Vitest's JSON report. A file that could not be loaded has no tests, and is
 * one failure.
 * @param {string} file
 * @returns {Promise<Counts>}
 */
export async function countVitest(file) {
  const report = JSON.parse(await readFile(file, 'utf8'));
  const unloaded = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  );
  const tests = report.testResults.flatMap(({ assertionResults }) => assertionResults);
  // Why the first try failed stays with a test that held at the second.
  const tried = tests.filter(({ failureMessages }) => failureMessages?.length);
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + unloaded.length,
    broken: [
      ...tried
        .filter(({ status }) => status === 'failed')
        .map((test) => said(test.fullName, test.failureMessages[0])),
      ...unloaded.map(({ name, message }) => said(name, message)),
    ],
    unsteady: tried
      .filter(({ status }) => status === 'passed')
      .map((test) => said(test.fullName, test.failureMessages[0])),
  };
}

/**
 * Tests that held and that did not, from Playwright's JSON report.
 * @param {string} file
 * @returns {Promise<Counts>}
 */
export async function countPlaywright(file) {
  const { stats, errors, suites } = JSON.parse(await readFile(file, 'utf8'));
  const tests = suites.flatMap(specsOf).flatMap(({ file: place, title, tests }) =>
    tests.map(({ status, results }) => ({
      status,
      said: said(`${place}: ${title}`, results.find(({ error }) => error)?.error.message),
    })),
  );
  const withStatus = (wanted) => tests.filter(({ status }) => status === wanted).map((test) => test.said);
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    broken: [...withStatus('unexpected'), ...errors.map(({ message }) => said('journeys', message))],
    unsteady: withStatus('flaky'),
  };
}

const specsOf = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsOf)];

const said = (name, why = '') => {
  const [reason] = why.split('\n');
  return reason ? `${name}\n    ${reason}` : name;
};
