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

  test('have no page at a folder', async () => {
    for (const url of ['/images/', '/images/tags/'])
      expect([url, (await ask(url)).statusCode]).toEqual([url, 404]);
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
