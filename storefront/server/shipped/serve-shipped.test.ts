import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { putFile, putVersion } from '../../tests/built-versions.js';
import { type OpenApp, openApp, shopCatalogue } from '../../tests/open-app.js';
import { temporaryPlace } from '../../tests/temporary-place.js';

const versioned = 'public, max-age=31536000, immutable';
const rolling = 'public, max-age=300';

describe('What is shipped to other sites', () => {
  let place: Awaited<ReturnType<typeof temporaryPlace>>;
  let root: string;
  let opened: OpenApp;
  const ask = (url: string, headers: Record<string, string> = {}) => opened.app.inject({ url, headers });
  beforeAll(async () => {
    root = await mkdtemp(path.join(tmpdir(), 'kerf-built-'));
    await putVersion(root, 'releases', '1.2.3');
    await putVersion(root, 'releases', '1.10.0', 'as it was released');
    await putVersion(root, 'dist/cdn', '1.10.0', 'as it is built');
    await putVersion(root, 'releases', '10.20.30');
    await putFile(root, 'dist/cdn/1.2/kerf.js', 'of no version');
    await putFile(root, 'releases/1.2.3/notes.txt', 'not for anyone');
    place = await temporaryPlace();
    await shopCatalogue();
    opened = await openApp(place, { root });
  });
  afterAll(async () => {
    await opened.app.close();
    await place.remove();
    await rm(root, { recursive: true });
  });

  test.each([
    ['/widgets/1.2.3/core-a1.js', versioned],
    ['/widgets/1.2.3/kerf.js', versioned],
    ['/widgets/10.20.30/core-a1.js', versioned],
    ['/widgets/v1/kerf.js', rolling],
    ['/widgets/v10/kerf.js', rolling],
  ])('%s may be kept: %s', async (url, kept) => {
    const answer = await ask(url);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'cache-control': kept,
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'timing-allow-origin': '*',
      vary: 'accept-encoding',
      'content-type': 'application/javascript; charset=utf-8',
    });
  });

  test('is sent as it was compressed when it was built, to who takes that', async () => {
    const plain = await ask('/widgets/1.2.3/core-a1.js');
    expect(plain.headers['content-encoding']).toBeUndefined();
    const packed = await ask('/widgets/1.2.3/core-a1.js', { 'accept-encoding': 'br' });
    expect(packed.headers['content-encoding']).toBe('br');
    expect(packed.rawPayload).toEqual(brotliCompressSync(plain.rawPayload));
  });

  test('is not sent again to who has it, and in parts to who asks for one', async () => {
    const url = '/widgets/1.2.3/core-a1.js';
    const { headers, body } = await ask(url);
    expect((await ask(url, { 'if-none-match': String(headers.etag) })).statusCode).toBe(304);
    const part = await ask(url, { range: 'bytes=3-6' });
    expect([part.statusCode, part.body]).toEqual([206, body.slice(3, 7)]);
    expect((await ask(url, { range: 'bytes=99999-' })).statusCode).toBe(416);
    const head = await opened.app.inject({ method: 'HEAD', url });
    expect([head.statusCode, head.body]).toEqual([200, '']);
  });

  test('keeps the bytes of a release, whatever is built under its number', async () => {
    expect((await ask('/widgets/1.10.0/kerf.js')).body).toContain('as it was released');
    // A chunk that only the build has, which its pages ask for.
    expect((await ask('/widgets/1.10.0/as-it-is-built-b2.js')).statusCode).toBe(200);
    const manifest = (await ask('/widgets/manifest.json')).json();
    expect(manifest.version).toBe('1.10.0');
    const released = (await ask('/widgets/1.10.0/manifest.json')).json();
    expect(manifest.loader).toEqual(released.loader);
  });

  test('follows a major version with its newest, by number and not by name', async () => {
    expect((await ask('/widgets/v1/kerf.js')).body).toContain('rolling 1.10.0 as it is built');
    expect((await ask('/widgets/v10/kerf.js')).body).toContain('rolling 10.20.30');
  });

  test('is nothing else: no folder, no other file, no version that never was', async () => {
    for (const url of [
      '/widgets/',
      '/widgets/1.2.3/',
      '/widgets/1.2.3/notes.txt',
      '/widgets/1.2.3/rolling.js',
      '/widgets/1.2.3/kerf.js.br',
      '/widgets/1.2.3/%2e%2e/kerf.js',
      '/widgets/1.2/kerf.js',
      '/widgets/9.9.9/kerf.js',
      '/widgets/v2/kerf.js',
      '/widgets/v1/core-a1.js',
    ])
      expect([url, (await ask(url)).statusCode]).toEqual([url, 404]);
  });
});
