/**
 * The shop is upgraded from a version to the next minor and the next major, while browsers hold pages, loaders and
 * addresses of every age: real builds, and real servers that take turns behind one address. Once each finds the data of
 * the one before; once each comes with all releases to a fresh disk and an empty database.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Browser, expect, type Page, test } from '@playwright/test';
import semver from 'semver';
import { type RunningShop, startShop } from '../start-shop.js';
import { openSwitchboard } from '../switchboard.js';
import { builtVersion, type UnpackedVersion, unpackVersion } from '../unpack-version.js';
import { panelOf } from './panel.js';

const tags = `<kerf-configurator item="premium-business-card"></kerf-configurator>
  <kerf-price-table></kerf-price-table><kerf-cart-link></kerf-cart-link>`;

/** Somebody else's site: a page with whatever body it is asked for. */
const host = createServer((request, response) => {
  const body = new URL(request.url ?? '', 'http://localhost').searchParams.get('body') ?? '';
  response.setHeader('content-type', 'text/html');
  response.end(`<!doctype html><html lang="en"><title>A host</title><link rel="icon" href="data:,">${body}`);
});

// One after the other, since both are about the same builds.
test.describe.configure({ mode: 'default' });

let versions: UnpackedVersion[];
/** What a test has to end, however it ended itself. */
const tidy: (() => Promise<unknown>)[] = [];
test.beforeAll(async () => {
  await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve));
  const first = await builtVersion();
  const next = (['minor', 'major'] as const).map((step) => semver.inc(first, step) ?? '');
  versions = await Promise.all([first, ...next].map(unpackVersion));
});
test.afterEach(async ({ browser }) => {
  for (const context of browser.contexts()) await context.close();
  for (const each of tidy.splice(0).reverse()) await each();
});
test.afterAll(async () => {
  host.close();
  await Promise.all(versions.map((each) => each.remove()));
});

/** What went wrong on any page: nothing may. */
class Failures {
  readonly list: string[] = [];

  watch(page: Page): Page {
    page.on('pageerror', (error) => this.list.push(`${page.url()}: ${error.message}`));
    page.on('console', (message) => {
      if (message.type() === 'error')
        this.list.push(`${page.url()}: ${message.text()} (${message.location().url})`);
    });
    return page;
  }
}

/** A visitor of their own, with an empty cache. */
async function openHost(browser: Browser, failures: Failures, body: string): Promise<Page> {
  const page = failures.watch(await (await browser.newContext()).newPage());
  const { port } = host.address() as AddressInfo;
  await page.goto(`http://localhost:${port}/?body=${encodeURIComponent(body)}`);
  return page;
}

/** A page of the shop whose scripts have not come yet; they are asked for once `go` is called. */
async function openLate(browser: Browser, failures: Failures, url: string) {
  const page = failures.watch(await (await browser.newContext()).newPage());
  let go = () => {};
  const isTime = new Promise<void>((resolve) => {
    go = resolve;
  });
  await page.route('**/widgets/**', async (route) => {
    await isTime;
    await route.continue();
  });
  await page.goto(`${url}/business-cards/premium-business-card`, { waitUntil: 'commit' });
  await expect(panelOf(page).group('Sides')).toBeVisible();
  return { page, go };
}

/** The page prices a choice and puts it into the cart. */
async function expectToSell(page: Page): Promise<void> {
  const panel = panelOf(page);
  expect(await panel.settledTotal()).toContain('$');
  await panel.choose('Sides', 'Two Sides');
  expect(await panel.settledTotal()).toContain('$');
  await panel.addToCart.click();
  await expect(panel.status).toContainText('View cart');
}

const pinned = (url: string, { file, integrity }: { file: string; integrity: string }) =>
  `<script async crossorigin integrity="${integrity}" src="${url}/widgets/${file}"></script>`;
const rolling = (url: string, version: string) =>
  `<script async src="${url}/widgets/v${semver.major(version)}/kerf.js"></script>`;

for (const isFresh of [false, true])
  test(`Whoever embeds the shop or has a page of it open notices nothing of upgrades ${isFresh ? 'that come to a fresh disk' : 'that replace what was installed'}`, async ({
    browser,
  }) => {
    const failures = new Failures();
    const folder = await mkdtemp(path.join(tmpdir(), 'kerf-upgrade-'));
    const { url, switchTo, close } = await openSwitchboard();
    tidy.push(() => rm(folder, { recursive: true }), close);
    /** Every address that was sent under a version, with its text. */
    const sent = new Map<string, string>();
    const hosts: { words: string; page: Page; begin: () => unknown }[] = [];
    const pins: string[] = [];
    const scripts = new Set<string>();
    let running: RunningShop | undefined;

    for (const { version, root, bring } of versions) {
      if (isFresh) for (const released of versions) await bring(released);
      const settings = { PUBLIC_URL: url, DATA_DIR: path.join(folder, isFresh ? version : 'data') };
      const before = running;
      running = await startShop(settings, root);
      tidy.push(running.stop);
      switchTo(running.url);
      await before?.stop();

      const { version: current, loader, files } = await (await fetch(`${url}/widgets/manifest.json`)).json();
      expect(current).toBe(version);
      for (const name of ['manifest.json', ...Object.keys(files)])
        if (name !== 'rolling.js') sent.set(`${url}/widgets/${version}/${name}`, '');
      for (const [address, earlier] of sent) {
        const answer = await fetch(address);
        const text = await answer.text();
        expect([address, answer.status]).toEqual([address, 200]);
        expect([address, text === (earlier || text)]).toEqual([address, true]);
        sent.set(address, text);
      }

      pins.push(pinned(url, loader));
      scripts.add(pinned(url, loader)).add(rolling(url, version));
      const waiting = await openHost(browser, failures, rolling(url, version));
      await waiting.waitForFunction(() => Symbol.for('kerf.shop') in globalThis);
      const add = () => waiting.evaluate((html) => document.body.insertAdjacentHTML('beforeend', html), tags);
      hosts.push({ words: `a loader of ${version} whose tags come now`, page: waiting, begin: add });
      const { page, go } = await openLate(browser, failures, url);
      hosts.push({ words: `a page of ${version} whose scripts come now`, page, begin: go });
    }

    // One after the other: a dozen pages at once would each get a dozenth of the machine.
    for (const { words, page, begin } of hosts)
      await test.step(words, async () => {
        await begin();
        await expectToSell(page);
      });
    for (const script of scripts)
      await test.step(`a host that is opened now with ${script}`, async () =>
        expectToSell(await openHost(browser, failures, script + tags)));
    for (const both of [pins, [...pins].reverse()])
      await test.step(`a host with every version on one page: ${both.join(' ')}`, async () => {
        const page = await openHost(browser, failures, '');
        const said: string[] = [];
        page.on('console', (message) => said.push(message.text()));
        // In the order in which they stand, and none before the one in front of it has run.
        for (const script of both)
          await page.evaluate(async (html) => {
            const { src, integrity } =
              document.createRange().createContextualFragment(html).querySelector('script') ?? {};
            const added = Object.assign(document.createElement('script'), {
              src,
              integrity,
              crossOrigin: '',
            });
            document.body.append(added);
            await new Promise((run) => added.addEventListener('load', run));
          }, script);
        await page.evaluate((html) => document.body.insertAdjacentHTML('beforeend', html), tags);
        await expectToSell(page);
        await expect(page.locator('kerf-cart-link').getByRole('link')).toContainText('1');
        expect(said).toHaveLength(both.length - 1);
        for (const words of said) expect(words.match(/\d+\.\d+\.\d+/g)).toHaveLength(2);
      });
    expect(failures.list).toEqual([]);
  });
