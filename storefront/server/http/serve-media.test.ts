import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type FastifyInstance, fastify } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type MediaAddresses, readMediaAddresses } from './media-addresses.js';
import { serveMedia } from './serve-media.js';

const version = 'public, max-age=31536000, immutable';

describe('The shop’s media', () => {
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
    await put('storefront/assets/images/index.html', '<p>not for anyone</p>');
    await put('storefront/assets/images/card.webp', 'a picture of a card');
    await put('storefront/assets/images/card-480.webp', 'a small picture of a card');
    await put('storefront/assets/images/tags/tag.webp', 'a picture of a tag');
    await put('storefront/assets/images/tags/tag.avif', 'the same, lighter');
    app = fastify();
    media = await readMediaAddresses(path.join(root, 'storefront/assets'));
    await serveMedia(app, media);
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

  test('a picture comes as AVIF to who reads it, at the same address, and caches know', async () => {
    const url = media.of('/images/tags/tag.webp');
    const chrome = 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8';
    for (const [accept, body, type] of [
      [chrome, 'the same, lighter', 'image/avif'],
      ['image/webp,*/*', 'a picture of a tag', 'image/webp'],
      ['', 'a picture of a tag', 'image/webp'],
    ] as const) {
      const answer = await ask(url, accept ? { accept } : {});
      expect([answer.body, answer.headers['content-type']]).toEqual([body, type]);
      expect(answer.headers).toMatchObject({ vary: 'accept', 'cache-control': version });
    }
    // What comes in one format alone is the same for all.
    const other = await ask('/images/card.webp', { accept: chrome });
    expect([other.body, other.headers.vary]).toEqual(['a picture of a card', undefined]);
  });

  test('have no page at a folder', async () => {
    for (const url of ['/images/', '/images/tags/'])
      expect([url, (await ask(url)).statusCode]).toEqual([url, 404]);
  });

  test('have no way out of their folder', async () => {
    await put('storefront/assets/secret.webp', 'not for anyone');
    for (const url of [
      '/images/%2e%2e/secret.webp',
      '/images/..%2fsecret.webp',
      '/images/v-1/..%2f..%2fsecret.webp',
    ]) {
      const answer = await ask(url);
      expect([url, answer.statusCode >= 400, answer.body.includes('not for anyone')]).toEqual([
        url,
        true,
        false,
      ]);
    }
  });

  test('are served where there are any, to other sites too', async () => {
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
