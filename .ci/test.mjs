/**
 * Everything that is tested, quick things first. A failing step does not keep the next from running, unless that one
 * needs what it makes. A test that fails is tried once more, as a busy machine is no fault of the shop's, and is named at
 * the end; of more than a few such, each further one is a failure. Ends with "N passed, N failed".
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { requireBrowser } from './browser.mjs';
import { countPlaywright, countVitest } from './counts.mjs';
import { runStep } from './step.mjs';

process.chdir(path.join(import.meta.dirname, '..'));
const reports = await mkdtemp(path.join(tmpdir(), 'kerf-tests-'));
const results = [];
/** So many tests of one run may hold only when they are tried again. */
const mostUnsteady = 2;

const run = async (step) => {
  const result = await runStep(step);
  results.push(result);
  return result.failed === 0;
};

const skip = (name, reason) => {
  process.stdout.write(`\n✗ ${name}: not run, because ${reason}\n`);
  results.push({ name, passed: 0, failed: 1, seconds: 0 });
};

const npm = (script) => ['npm', 'run', '--silent', script];

const vitest = (project) => {
  const report = path.join(reports, `${project}.json`);
  return run({
    name: `unit tests (${project})`,
    command: [
      'npx',
      'vitest',
      'run',
      '--project',
      project,
      '--reporter=default',
      '--reporter=json',
      '--retry=1',
      `--outputFile.json=${report}`,
    ],
    count: () => countVitest(report),
    minutes: 30,
  });
};

const browser = requireBrowser();

await run({ name: 'format and lint', command: npm('lint') });
await run({ name: 'types', command: npm('types') });
await run({ name: 'unused code', command: npm('unused') });
await vitest('node');

// The widgets' tests start the shop, which imports the packages as they are built.
const isShipped = await run({
  name: 'build what is shipped',
  command: npm('build:ship'),
});
const isBuilt = await run({ name: 'build the shop', command: npm('build:shop') });

if (browser) await vitest('browser');
else skip('unit tests (browser)', 'there is no browser');

if (isShipped) {
  for (const check of ['check-sizes', 'check-packages', 'check-manifest', 'check-types']) {
    await run({ name: check, command: ['node', `widgets/build/${check}.mjs`] });
  }
  await run({ name: 'reference', command: npm('docs') });
} else skip('checks of what is shipped', 'it could not be built');

if (!browser) skip('journeys', 'there is no browser');
else if (!isShipped || !isBuilt) skip('journeys', 'the shop could not be built');
else {
  const playwright = (name, projects) => {
    const report = path.join(reports, `${name}.json`);
    return run({
      name,
      command: [
        'npx',
        'playwright',
        'test',
        '-c',
        'storefront/tests/playwright.config.ts',
        '--reporter=list,json',
        '--retries=1',
        ...projects.map((project) => `--project=${project}`),
      ],
      env: { PLAYWRIGHT_JSON_OUTPUT_NAME: report },
      count: () => countPlaywright(report),
      minutes: 45,
    });
  };
  await playwright('journeys', ['shop', 'demo-host']);
  await playwright('examples', ['examples']);
}

await rm(reports, { recursive: true, force: true });

process.stdout.write('\n');
for (const { name, passed, failed, seconds } of results) {
  process.stdout.write(
    `${name.padEnd(28)} ${String(passed).padStart(5)} passed ${String(failed).padStart(4)} failed ${seconds.toFixed(1).padStart(7)} s\n`,
  );
}
// Said again at the end: whoever reads a long log reads its end.
const list = (heading, key) => {
  const names = results.flatMap((result) => result[key] ?? []);
  if (names.length > 0) process.stdout.write(`\n${heading}\n${names.map((name) => `  ${name}\n`).join('')}`);
};
list('Held only when tried again:', 'unsteady');
list('Did not hold:', 'broken');
const sum = (key) => results.reduce((total, result) => total + result[key], 0);
const tooMany = Math.max(0, results.flatMap(({ unsteady = [] }) => unsteady).length - mostUnsteady);
const [passed, failed] = [sum('passed') - tooMany, sum('failed') + tooMany];
process.stdout.write(`\n${passed} passed, ${failed} failed\n`);
process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
