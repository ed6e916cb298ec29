import { readFile } from 'node:fs/promises';

/**
 * Tests that held and that did not, from Vitest's JSON report. A file that could not be loaded has no tests, and is
 * one failure.
 * @param {string} file
 */
export async function countVitest(file) {
  const report = JSON.parse(await readFile(file, 'utf8'));
  const unloaded = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  );
  return { passed: report.numPassedTests, failed: report.numFailedTests + unloaded.length };
}

/**
 * Tests that held and that did not, from Playwright's JSON report. One that held only at a second try did not hold.
 * @param {string} file
 */
export async function countPlaywright(file) {
  const { stats, errors } = JSON.parse(await readFile(file, 'utf8'));
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length };
}
