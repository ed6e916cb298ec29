import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type OpenApp, openApp } from '../../tests/open-app.js';
import { temporaryPlace } from '../../tests/temporary-place.js';
import { pages } from './pages.js';
import { hashSource } from './security-headers.js';

const shop = 'https://kerf.example';
const guide = '/docs/guides/start';

describe('The documentation in the shop', () => {
  let opened: OpenApp;
  let close: () => Promise<void>;
  beforeAll(async () => {
    const place = await temporaryPlace();
    opened = await openApp(place, { pages, variables: { PUBLIC_URL: shop } });
    close = async () => {
      await opened.app.close();
      await place.remove();
    };
  });
  afterAll(() => close());
  const ask = (url: string, headers: Record<string, string> = {}) => opened.app.inject({ url, headers });
  const heading = (html: string) => /<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1];

  test.each([
    ['/docs', 'Put Kerf on your site'],
    [guide, 'Start here'],
    ['/docs/guides/embed-the-price-table', 'Embed the price table'],
    ['/docs/errors', 'Errors'],
    ['/docs/sdk', 'The SDK'],
    ['/docs/search', 'Search'],
  ])(
    '%s is there, in the shop’s frame, and its policy allows its styles and nothing unsafe',
    async (url, h1) => {
      const { statusCode, body, headers } = await ask(url);
      expect([statusCode, heading(body)]).toEqual([200, h1]);
      expect(body).toContain('class="foot"');
      const policy = String(headers['content-security-policy']);
      for (const [, style = ''] of body.matchAll(/<style>(.*?)<\/style>/gs))
        expect(policy).toContain(hashSource(style));
      expect(policy).not.toContain('unsafe');
      expect(body).not.toMatch(/<[^>]+\s(style|on[a-z]+)=/);
    },
  );

  test('starts with two lines that work as they are', async () => {
    const { body } = await ask('/docs');
    expect(body).toContain(`&lt;script async src=&quot;${shop}/widgets/v1/kerf.js&quot;`);
  });

  test('answers a guide as it is written, for this shop', async () => {
    const { headers, body } = await ask(`${guide}.md`);
    expect(headers['content-type']).toBe('text/markdown; charset=utf-8');
    expect(headers['access-control-allow-origin']).toBe('*');
    expect(body).toMatch(/^# Start here\n/);
    expect(body).toContain(`${shop}/widgets/v1/kerf.js`);
    expect(body).not.toContain('shop.example');
  });

  test('is kept, and compressed for who takes that', async () => {
    const first = await ask(guide, { 'accept-encoding': 'br' });
    expect(first.headers).toMatchObject({ 'cache-control': 'public, max-age=60', 'content-encoding': 'br' });
    expect(heading(brotliDecompressSync(first.rawPayload).toString())).toBe('Start here');
    const again = await ask(guide, { 'accept-encoding': 'br', 'if-none-match': String(first.headers.etag) });
    expect(again.statusCode).toBe(304);
  });

  test('is found by search engines, but for what a search found', async () => {
    const map = (await ask('/sitemap.xml')).body;
    for (const path of ['/docs', guide]) {
      expect(map).toContain(`<loc>${shop}${path}</loc>`);
      expect((await ask(path)).body).toContain(`<link rel="canonical" href="${shop}${path}"/>`);
    }
    expect((await ask('/docs/search?q=item')).body).toContain('noindex');
  });

  test('is found in capital letters, and leads to its one address', async () => {
    expect((await ask('/Docs/Guides/Start')).headers.location).toBe(guide);
    expect((await ask('/docs/guides/start/')).headers.location).toBe(guide);
  });

  test('tells programs where everything is, at both addresses', async () => {
    const { body, headers } = await ask('/llms.txt');
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(body).toContain(`[Start here](${shop}${guide}.md)`);
    expect((await ask('/docs/llms.txt')).body).toBe(body);
  });

  test('is searched with a form, and says what to do where nothing is found', async () => {
    const found = (await ask('/docs/search?q=kerf-price')).body;
    expect(found).toContain('value="kerf-price"');
    expect(found).toMatch(/<mark>kerf<\/mark>/i);
    expect(found).toContain(`<a href="${guide}#paste-this">Start here: Paste this</a>`);
    expect((await ask('/docs/search?q=zebra')).body).toContain(
      'Nothing was found. Try fewer or shorter words',
    );
    expect((await ask('/docs/search?q=%20')).body).toContain('Type a word');
    const [, count] =
      /(\d+) places found\. These are the best 20\./.exec((await ask('/docs/search?q=the')).body) ?? [];
    expect(Number(count)).toBeGreaterThan(20);
    expect((await ask('/docs/search?q=nonce')).body).toMatch(/>One place found\.</);
  });

  test('shows what was searched for as words, and searches for no more than a hundred characters', async () => {
    expect((await ask('/docs/search?q=%3Cb%3Ex%3C/b%3E')).body).toContain('Search: &lt;b>x&lt;/b>');
    const { statusCode, body } = await ask(`/docs/search?q=${'kerf+'.repeat(200)}`);
    expect(statusCode).toBe(200);
    expect(body).toContain('longer than 100 characters');
  });

  test.each([
    '/docs/none',
    '/docs/guides',
    '/docs/guides/none.md',
    '/docs/../docs/x',
    '/docs/__proto__',
    '/docs/%00',
  ])('has nothing at %s, and says so as the shop does', async (url) => {
    const { statusCode, body } = await ask(url);
    expect([statusCode, heading(body)]).toEqual([404, 'There is nothing at this address']);
  });
});
