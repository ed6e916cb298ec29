import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { type FastifyInstance, fastify } from 'fastify';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import * as paths from '../paths.js';
import { type MediaAddresses, readMediaAddresses } from './media-addresses.js';
import { serveFiles } from './static-files.js';

vi.mock('../paths.js', { spy: true });

const version = 'public, max-age=31536000, immutable';
const rolling = 'public, max-age=300';
const script = 'console.log("a widget");'.repeat(100);

describe('What is shipped to other sites', () => {
  let root: string;
  let app: FastifyInstance;
  let media: MediaAddresses;
  const ask = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });
  const put = async (file: string, content: string | Buffer) => {
    const place = path.join(root, file);
    await mkdir(path.dirname(place), { recursive: true });
    await writeFile(place, content);
  };
  beforeAll(async () => {
    // A product that was built, with one picture and no films: the tests' own folder has no build.
    root = await mkdtemp(path.join(tmpdir(), 'kerf-built-'));
    for (const file of [
      'loader.js',
      '1.2.3/core.js',
      '1.2.3/fonts/deep.js',
      '10.20.30-rc.1/core.js',
      '1.2/a.js',
    ])
      await put(`widgets/dist/cdn/${file}`, script);
    await put('widgets/dist/cdn/1.2.3/core.js.br', brotliCompressSync(script));
    await put('widgets/dist/cdn/index.html', '<p>not for anyone</p>');
    await put('storefront/assets/images/index.html', '<p>not for anyone</p>');
    await put('storefront/assets/images/card.webp', 'a picture of a card');
    await put('storefront/assets/images/card-480.webp', 'a small picture of a card');
    await put('storefront/assets/images/tags/tag.webp', 'a picture of a tag');
    vi.mocked(paths.repositoryRoot).mockReturnValue(root);
    app = fastify();
    media = await readMediaAddresses(path.join(root, 'storefront/assets'));
    await serveFiles(app, media);
  });
  afterAll(async () => {
    await app.close();
    await rm(root, { recursive: true });
  });

  test('a picture may be kept for good under the mark of what is in it, and so may its small copy', async () => {
    const large = media.of('/images/card.webp');
    expect(large).toMatch(/^\/images\/v-[\da-f]{8}\/card\.webp$/);
    const small = large.replace('.webp', '-480.webp');
    expect(media.of('/images/card-480.webp')).toBe(small);
    expect(media.of('/images/tags/tag.webp').split('/')[2]).not.toBe(large.split('/')[2]);
    for (const [url, body] of [
      [large, 'a picture of a card'],
      [small, 'a small picture of a card'],
    ] as const) {
      const answer = await ask(url);
      expect([answer.body, answer.headers['cache-control']]).toEqual([body, version]);
    }
  });

  test('a picture is found by its name and by an old mark as it is now, but not to be kept for good', async () => {
    for (const url of ['/images/card.webp', '/images/v-00000000/card.webp']) {
      const answer = await ask(url);
      expect([url, answer.body, answer.headers['cache-control']]).toEqual([
        url,
        'a picture of a card',
        'public, no-cache',
      ]);
    }
    expect((await ask(media.of('/images/card.webp').replace('card', 'none'))).statusCode).toBe(404);
    expect(media.of('/images/none.webp')).toBe('/images/none.webp');
  });

  test.each([
    ['/widgets/1.2.3/core.js', version],
    ['/widgets/10.20.30-rc.1/core.js', version],
    ['/widgets/loader.js', rolling],
    ['/widgets/1.2/a.js', rolling],
    ['/widgets/1.2.3/fonts/deep.js', rolling],
  ])('%s may be kept: %s', async (url, kept) => {
    const answer = await ask(url);
    expect([answer.statusCode, answer.body]).toEqual([200, script]);
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
    const packed = await ask('/widgets/1.2.3/core.js', { 'accept-encoding': 'br' });
    expect(packed.headers['content-encoding']).toBe('br');
    expect(packed.rawPayload).toEqual(brotliCompressSync(script));
    expect((await ask('/widgets/1.2.3/core.js')).headers['content-encoding']).toBeUndefined();
  });

  test('and the shop’s media have no page at a folder', async () => {
    for (const url of ['/widgets/', '/widgets/1.2.3/', '/images/'])
      expect([url, (await ask(url)).statusCode]).toEqual([url, 404]);
  });

  test('has media beside it where there are any, which stay fresh for an hour', async () => {
    const answer = await ask('/images/card.webp');
    expect(answer.body).toBe('a picture of a card');
    expect(answer.headers).toMatchObject({
      'cache-control': 'public, no-cache',
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
    });
    expect((await ask('/videos/none.mp4')).statusCode).toBe(404);
    expect(app.hasRoute({ method: 'GET', url: '/images/*' })).toBe(true);
    expect(app.hasRoute({ method: 'GET', url: '/videos/*' })).toBe(false);
  });
});
