/**
 * Lighthouse on a phone over every kind of page, `npm run lighthouse -- 3 /cart` for three runs of one. Prints the
 * median scores, the median of what they are made of, and each audit that is not full marks. Needs `npm run build`;
 * makes it when there is none. A busy machine costs performance, never the other three.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import lighthouse from 'lighthouse';
import { chromium } from 'playwright';
import { tsImport } from 'tsx/esm/api';
import { requireBrowser } from '../browser.mjs';
import { readReport, summarise } from './report.mjs';

const root = path.join(import.meta.dirname, '../..');
process.chdir(root);
const { findWholeBrowser } = await tsImport('../../storefront/tests/find-browser.ts', import.meta.url);
const { freePort } = await tsImport('../../storefront/tests/free-port.ts', import.meta.url);
const { startShop } = await tsImport('../../storefront/tests/start-shop.ts', import.meta.url);

const everyRoute = [
  '/',
  '/stickers',
  '/stickers/die-cut',
  '/stickers/sheet',
  '/stickers/roll',
  '/stickers/vinyl-lettering',
  '/business-cards',
  '/business-cards/standard-business-card',
  '/business-cards/premium-business-card',
  '/business-cards/swing-tags',
  '/cart',
  '/sample-pack',
  '/user-guide/latest-news/summer-hours',
  '/docs',
  '/docs/guides/start',
  '/docs/widgets/kerf-configurator',
];

const given = process.argv.slice(2);
const runs = Number(given.find((word) => /^\d+$/.test(word)) ?? 5);
const routes = given.filter((word) => word.startsWith('/'));

if (!existsSync('storefront/dist/server/main.js')) spawnSync('npm', ['run', 'build'], { stdio: 'inherit' });

/** One run; a page that a busy machine did not paint in time is asked for again, twice. */
async function measure(url, port, tries = 3) {
  const settings = {
    port,
    logLevel: 'error',
    output: 'json',
    maxWaitForLoad: 120_000,
    maxWaitForFcp: 120_000,
  };
  const result = await lighthouse(url, settings);
  const fault = result ? result.lhr.runtimeError : { message: 'Lighthouse has nothing to say.' };
  if (!fault) return readReport(result.lhr);
  if (tries === 1) throw new Error(`${url}: ${fault.message}`);
  return measure(url, port, tries - 1);
}

if (!requireBrowser()) process.exit(1);
const port = await freePort();
const { args, ...found } = findWholeBrowser();
const shop = await startShop();
const browser = await chromium.launch({
  ...found,
  args: [...args, `--remote-debugging-port=${port}`],
  // A page that could not come back from it at once is a fault.
  ignoreDefaultArgs: ['--disable-back-forward-cache'],
});
try {
  for (const route of routes.length > 0 ? routes : everyRoute) {
    const reports = [];
    for (let run = 0; run < runs; run++) reports.push(await measure(shop.url + route, port));
    process.stdout.write(summarise(route, reports));
  }
} finally {
  await browser.close();
  await shop.stop();
}
