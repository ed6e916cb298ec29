import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { APIRequestContext } from '@playwright/test';
import { checkAccessibility, checkColours } from './check-accessibility.js';
import { expect, test } from './journey.js';

interface Visited {
  status: number;
  ids: ReadonlySet<string>;
  /** Addresses in its links, as written; of pages of the documentation alone. */
  links: readonly string[];
  heading: string;
}

async function visit(request: APIRequestContext, path: string): Promise<Visited> {
  // As it is: a server that compresses hundreds of pages with care has no time for the journeys beside this one.
  const response = await request.get(path, { headers: { 'accept-encoding': 'identity' } });
  const html = await response.text();
  const isDocs = path.startsWith('/docs') && response.headers()['content-type']?.includes('html');
  return {
    status: response.status(),
    ids: new Set([...html.matchAll(/\sid="([^"]+)"/g)].map(([, id = '']) => id)),
    links: isDocs ? [...html.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href = '']) => href) : [],
    heading: /<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1] ?? '',
  };
}

test('Integrators get somewhere by every link of the documentation, anchors too', async ({
  request,
  baseURL,
}) => {
  const visited = new Map<string, Visited>();
  // Links are a hundred thousand: each is looked at, and what is wrong is said once.
  const wanted = new Map<string, [from: string, path: string, hash: string]>();
  const want = (from: string, path: string, hash: string) => {
    if (!wanted.has(`${path}#${hash}`)) wanted.set(`${path}#${hash}`, [from, path, hash]);
  };
  const faults: unknown[] = [];
  want('', '/docs', '');
  for (const [from, path] of wanted.values()) {
    if (visited.has(path)) continue;
    const page = await visit(request, path);
    if (page.status !== 200) faults.push([from, path, page.status]);
    visited.set(path, page);
    for (const link of page.links) {
      if (link === '#') faults.push([path, link]);
      const { origin, pathname, search, hash } = new URL(link, `${baseURL}${path}`);
      if (origin === baseURL) want(path, pathname + search, hash.slice(1));
    }
  }
  for (const [from, path, hash] of wanted.values())
    if (hash && !visited.get(path)?.ids.has(hash)) faults.push([from, path, hash]);
  expect(faults).toEqual([]);
  expect(visited.size).toBeGreaterThan(100);
  const headings = [...visited].filter(([path]) => path.startsWith('/docs/')).map(([, page]) => page.heading);
  for (const heading of ['Start here', '<code>&lt;kerf-price-table&gt;</code>', 'Function: createShop()'])
    expect(headings).toContain(heading);
  // Every entry that can be imported has its pages.
  const sdk = JSON.parse(await readFile(path.join(import.meta.dirname, '../../../sdk/package.json'), 'utf8'));
  for (const entry of Object.keys(sdk.exports))
    expect([...visited.keys()]).toContain(`/docs/sdk/${entry.slice(2) || 'shop'}`);
});

test('Integrators fetch both packages from the shop, each as npm packs it', async ({ request }) => {
  for (const name of ['sdk', 'widgets']) {
    const answer = await request.get(`/docs/kerf-${name}.tgz`);
    expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'application/gzip']);
    const text = gunzipSync(await answer.body()).toString('latin1');
    expect(text).toContain(`"name": "@kerf/${name}"`);
    expect(text).toContain('package/README.md');
  }
  expect((await request.get('/docs/kerf-other.tgz')).status()).toBe(404);
});

test('Programs find every guide and widget as markdown by llms.txt, and the manifest', async ({
  request,
  baseURL,
}) => {
  const overview = await (await request.get('/llms.txt')).text();
  const places = [...overview.matchAll(/^- \[.*\]\((.*?)\)/gm)].map(([, place = '']) => place);
  expect(places.length).toBeGreaterThan(10);
  for (const place of places) {
    expect(place.startsWith(`${baseURL}/docs/`)).toBe(true);
    const answer = await request.get(place);
    expect([place, answer.status()]).toEqual([place, 200]);
    if (place.endsWith('.md')) expect(await answer.text()).toMatch(/^# /);
  }
  expect(await (await request.get('/docs/sdk.md')).text()).toMatch(/^# The SDK\n/);
  const manifest = await (await request.get('/docs/custom-elements.json')).json();
  expect(JSON.stringify(manifest)).toContain('"tagName":"kerf-price-table"');
});

test('Integrators find their way from the home page to what they paste, and copy it', async ({
  page,
  context,
  baseURL,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/');
  await page.getByRole('link', { name: 'Read the documentation' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Put Kerf on your site');
  await page.getByRole('button', { name: 'Copy' }).click();
  await expect(page.getByRole('status')).toHaveText('Copied');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    `<script async src="${baseURL}/widgets/v1/kerf.js"></script>\n<kerf-price-table item="premium-business-card"></kerf-price-table>`,
  );
});

for (const address of [
  '/docs',
  '/docs/guides/start',
  '/docs/widgets/kerf-configurator',
  '/docs/sdk/shop/interfaces/Problem',
  '/docs/search?q=kerf-price',
])
  test(`Integrators with any ability can read ${address}, light or dark, on any screen`, async ({ page }) => {
    await page.goto(address);
    await page.waitForLoadState('networkidle');
    await checkAccessibility(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    await checkColours(page);
    for (const width of [320, 375, 768]) {
      await page.setViewportSize({ width, height: 800 });
      const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect([width, over]).toEqual([width, 0]);
    }
    await checkAccessibility(page, 'main');
  });

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('Integrators can search the documentation, and are told what to do when nothing is found', async ({
    page,
  }) => {
    await page.goto('/docs');
    const field = page.getByRole('searchbox', { name: 'Search the documentation' });
    await field.fill('kerf-price');
    await page.getByRole('button', { name: 'Search' }).click();
    await page.getByRole('article').getByRole('link', { name: '<kerf-price-table>', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('<kerf-price-table>');
    await field.fill('zebra crossing');
    await field.press('Enter');
    await expect(page.getByRole('article')).toContainText('Nothing was found. Try fewer or shorter words');
    await expect(page.getByRole('button', { name: 'Copy' })).toHaveCount(0);
  });
});
