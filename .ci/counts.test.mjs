import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { countVitest } from './counts.mjs';

const program = path.resolve(import.meta.dirname, '../node_modules/vitest/vitest.mjs');
const tests = `
let tries = 0;
test('holds', () => {});
test('holds when tried again', () => { if (++tries < 2) throw new Error('Too early.'); });
test('never holds', () => { throw new Error('Broken.'); });
`;

test('A run names what did not hold, and what held only when it was tried again, with the reason', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'kerf-counts-'));
  const report = path.join(folder, 'report.json');
  await writeFile(path.join(folder, 'some.test.js'), tests);
  await writeFile(path.join(folder, 'unloaded.test.js'), "throw new Error('No such thing.');");
  const asked = [
    'run',
    '--root',
    folder,
    '--globals',
    '--retry=1',
    '--reporter=json',
    `--outputFile=${report}`,
  ];
  await promisify(execFile)(process.execPath, [program, ...asked]).catch(() => {});
  const { broken, unsteady, ...counts } = await countVitest(report);
  await rm(folder, { recursive: true });
  expect(counts).toEqual({ passed: 2, failed: 2 });
  expect(unsteady).toEqual(['holds when tried again\n    Error: Too early.']);
  expect(broken).toEqual([
    'never holds\n    Error: Broken.',
    expect.stringMatching(/unloaded\.test\.js\n {4}.*No such thing\./),
  ]);
});
