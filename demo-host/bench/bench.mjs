/**
 * How fast and how small the shop is, each figure against something bare in the same run. Prints; asserts nothing.
 * Needs `npm run build`; makes it when there is none.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { chromium } from 'playwright';
import { tsImport } from 'tsx/esm/api';
import { startBenchHost } from './bench-host.mjs';
import { measureKeys } from './measure-keys.mjs';
import { measurePages } from './measure-pages.mjs';
import { measureServer } from './measure-server.mjs';
import { measureSizes } from './measure-sizes.mjs';
import { printTable } from './print-table.mjs';

const root = path.join(import.meta.dirname, '../..');
const { findWholeBrowser } = await tsImport('../../storefront/tests/find-browser.ts', import.meta.url);
const { startShop } = await tsImport('../../storefront/tests/start-shop.ts', import.meta.url);

if (!existsSync(path.join(root, 'storefront/dist/server/main.js'))) {
  spawnSync('npm', ['run', 'build'], { cwd: root, stdio: 'inherit' });
}

const startedAt = performance.now();
const shop = await startShop();
const host = await startBenchHost(shop.url);
const browser = await chromium.launch(findWholeBrowser());
try {
  const pages = await measurePages(browser, shop.url, host);
  const keys = await measureKeys(browser, shop.url);
  const sizes = await measureSizes(browser, shop.url, host.url);
  // An idle browser still takes its share of two cores.
  await browser.close();
  const server = await measureServer(pages.pricingPath, shop.url);
  printTable([...server, ...sizes, ...pages.rows, ...keys]);
  process.stdout.write(`\nMeasured in ${Math.round((performance.now() - startedAt) / 1000)} s.\n`);
} finally {
  await browser.close();
  await host.close();
  await shop.stop();
}
