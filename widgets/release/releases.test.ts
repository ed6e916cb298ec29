/** What is in the repository as a release is what was released. */
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { integrity } from '../build/integrity.js';
import type { Shipped } from '../build/shipped.js';
import { pendingChanges, tellsOf } from './changelog.js';
import { releasedVersions } from './make-release.js';

const repository = path.join(import.meta.dirname, '../..');
const versions = await releasedVersions(repository);
const changelog = await readFile(path.join(repository, 'CHANGELOG.md'), 'utf8');

describe('The releases', () => {
  test('have the bytes that their manifest vouches for, compressed too', async () => {
    for (const version of versions) {
      const folder = path.join(repository, 'widgets/releases', version);
      const read = (name: string) => readFile(path.join(folder, name));
      const manifest = JSON.parse((await read('manifest.json')).toString()) as Shipped;
      expect(manifest.version).toBe(version);
      expect(manifest.loader.integrity).toBe(manifest.files['kerf.js']);
      const scripts = (await readdir(folder)).filter((name) => name.endsWith('.js'));
      expect(scripts.sort()).toEqual(Object.keys(manifest.files).sort());
      for (const name of scripts) {
        const script = await read(name);
        expect([version, name, integrity(script)]).toEqual([version, name, manifest.files[name]]);
        expect(brotliDecompressSync(await read(`${name}.br`)).equals(script)).toBe(true);
        expect(gunzipSync(await read(`${name}.gz`)).equals(script)).toBe(true);
      }
    }
  });

  test('have their words in the changelog, and what changed since can be released', () => {
    for (const version of versions) expect([version, tellsOf(changelog, version)]).toEqual([version, true]);
    const unreleased = changelog.split(/^## /m).find((section) => section.startsWith('Unreleased')) ?? '';
    if (!unreleased.includes('Nothing yet.')) expect(pendingChanges(changelog)).toBeTruthy();
  });
});
