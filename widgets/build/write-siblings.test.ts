import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { writeSiblings } from './write-siblings.js';

test('each shipped script lies beside itself in brotli and in gzip, so that every client gets it compressed', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'kerf-shipped-'));
  const script = 'export const price = 1;\n'.repeat(50);
  await mkdir(path.join(folder, '1.0.0'));
  await writeFile(path.join(folder, '1.0.0/table.js'), script);
  await writeFile(path.join(folder, 'manifest.json'), '{}');
  await writeSiblings(folder);
  expect((await readdir(path.join(folder, '1.0.0'))).sort()).toEqual([
    'table.js',
    'table.js.br',
    'table.js.gz',
  ]);
  const read = (ending: string) => readFile(path.join(folder, `1.0.0/table.js.${ending}`));
  expect(brotliDecompressSync(await read('br')).toString()).toBe(script);
  expect(gunzipSync(await read('gz')).toString()).toBe(script);
  await rm(folder, { recursive: true });
});
