/** Before the walks: both packages as `npm pack` makes them, where the copies of the examples find them. */
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from '@playwright/test';
import { copies, repository } from './prepare-example.js';
import { runIn } from './run-in.js';

test('Both packages are packed', async () => {
  await rm(copies, { recursive: true, force: true });
  const tarballs = await mkdtemp(path.join(tmpdir(), 'kerf-tarballs-'));
  for (const name of ['sdk', 'widgets']) {
    const packed = await runIn(
      path.join(repository, name),
      'npm',
      'pack',
      '--json',
      '--silent',
      '--pack-destination',
      tarballs,
    );
    const [{ filename }] = JSON.parse(packed) as [{ filename: string }];
    const target = path.join(copies, 'node_modules/@kerf', name);
    await mkdir(target, { recursive: true });
    const tarball = path.join(tarballs, filename.replace('@', '').replace('/', '-'));
    await runIn(target, 'tar', '-xzf', tarball, '--strip-components=1');
  }
  await rm(tarballs, { recursive: true });
});
