/**
 * `npm run nodes`: the shop starts and sells, and the tests that run in Node hold, on other versions of Node than the
 * one at hand too: 22, 24 and 26, or those named (`npm run nodes -- 24`). One line says what held on each.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildWhatIsStale } from '../storefront/start/build-what-is-stale.mjs';
import { countVitest } from './counts.mjs';
import { fetchNode } from './node-binary.mjs';
import { runStep } from './step.mjs';
import { visitShop } from './visit-shop.mjs';

process.chdir(path.join(import.meta.dirname, '..'));
const majors = process.argv.slice(2).map(Number);
const reports = await mkdtemp(path.join(tmpdir(), 'kerf-nodes-'));

async function tryNode(major) {
  const { version, program } = await fetchNode(major);
  const visit = await visitShop(program).then(
    (prices) => ({ isGood: true, words: `the shop starts and shows ${prices} prices` }),
    (error) => ({ isGood: false, words: `THE SHOP DOES NOT START: ${error.message}` }),
  );
  const report = path.join(reports, `${major}.json`);
  const { passed, failed } = await runStep({
    name: `unit tests (node) on Node ${version}`,
    command: [
      program,
      'node_modules/vitest/vitest.mjs',
      'run',
      '--project=node',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ],
    // Whatever the tests start by name runs on it as well.
    env: { PATH: `${path.dirname(program)}${path.delimiter}${process.env.PATH}` },
    count: () => countVitest(report),
    minutes: 20,
  });
  return {
    isGood: visit.isGood && failed === 0,
    line: `Node ${version}: ${visit.words}; ${passed} tests passed, ${failed} failed`,
  };
}

if (!(await buildWhatIsStale())) process.exit(1);
const lines = [];
for (const major of majors.length > 0 ? majors : [22, 24, 26]) {
  const { isGood, line } = await tryNode(major).catch((error) => ({
    isGood: false,
    line: `Node ${major}: NOT TRIED: ${error.message}`,
  }));
  lines.push(line);
  if (!isGood) process.exitCode = 1;
}
await rm(reports, { recursive: true, force: true });
process.stdout.write(`\n${lines.join('\n')}\n`);
