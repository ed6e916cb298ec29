/** The command itself, as it is typed, in a copy of the repository. */
import { execFile } from 'node:child_process';
import { cp, mkdtemp, readdir, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { integrity } from '../build/integrity.js';
import type { Shipped } from '../build/shipped.js';

const run = promisify(execFile);
const repository = path.join(import.meta.dirname, '../..');
const copied = [
  'package.json',
  'package-lock.json',
  'sdk/package.json',
  'sdk/src',
  'widgets/package.json',
  'widgets/src',
  'widgets/build',
  'widgets/release',
  'storefront/package.json',
  'demo-host/package.json',
  'docs/package.json',
  'CHANGELOG.md',
];

let root: string;
const release = async (...words: string[]) => {
  const { stdout } = await run('npm', ['run', '--silent', 'release', '--', ...words], { cwd: root });
  return stdout;
};
beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'kerf-copy-'));
  for (const each of copied)
    await cp(path.join(repository, each), path.join(root, each), { recursive: true });
  // One widget is as good as seven, and sooner built.
  for (const name of await readdir(path.join(root, 'widgets/src')))
    if (!name.includes('.') && name !== 'cart-link')
      await rm(path.join(root, 'widgets/src', name, `${name}.define.ts`), { force: true });
  await symlink(path.join(repository, 'node_modules'), path.join(root, 'node_modules'));
});
afterAll(() => rm(root, { recursive: true }));

test('npm run release leaves a version that can be served, and says what is to be done with it', async () => {
  expect(await release('7.0.0')).toMatch(
    /^Released 7\.0\.0 into widgets\/releases\/7\.0\.0\.\nRun "npm test"/,
  );
  const folder = path.join(root, 'widgets/releases/7.0.0');
  const manifest = JSON.parse(await readFile(path.join(folder, 'manifest.json'), 'utf8')) as Shipped;
  expect(manifest).toMatchObject({ version: '7.0.0', loader: { file: '7.0.0/kerf.js' } });
  for (const [name, digest] of Object.entries(manifest.files))
    expect([name, integrity(await readFile(path.join(folder, name)))]).toEqual([name, digest]);
  for (const name of ['kerf.js', 'rolling.js'])
    expect(await readFile(path.join(folder, name), 'utf8')).toContain('"7.0.0"');
  expect(await readdir(path.join(root, 'widgets'))).not.toContain('dist');

  // A second one has nothing to tell.
  await expect(release()).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^CHANGELOG\.md tells of no change: .+\.\n$/),
  });
});
