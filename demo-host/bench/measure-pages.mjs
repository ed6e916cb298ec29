import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { compare, median, toColumns } from './spread.mjs';
import { startBareServer } from './start-bare-server.mjs';

/** Loads of each page. */
const loads = 21;
/** How much slower the processor is made, as a mid-range phone is. */
const throttle = 4;
/** What a closed page leaves for the processor to clear away is none of the next one's time, ms. */
const rest = 300;
const shopPage = '/business-cards/premium-business-card';

const watcher = await readFile(path.join(import.meta.dirname, 'watch-rows.js'), 'utf8');

/**
 * Times until prices are there, each against something bare: the script-only table against one written by hand, the
 * shop's own page against the same document without its scripts from a bare server.
 */
export async function measurePages(browser, shopUrl, host) {
  const pricingPath = await findPricingPath(browser, `${host.url}/both`);
  host.usePricing(pricingPath);
  await host.useRows(pricingPath);
  const still = await startBareServer(shopUrl, [shopPage], {
    change: (html) => html.replace(/<script\b[^>]*>.*?<\/script>/gs, ''),
  });
  try {
    // Pages take turns, so that a busy machine slows all of them.
    const places = {
      table: { url: `${host.url}/price-table` },
      vanilla: { url: `${host.url}/vanilla`, again: 'text=Price again' },
      inline: { url: `${host.url}/vanilla-inline` },
      both: { url: `${host.url}/both`, again: 'both' },
      page: { url: shopUrl + shopPage },
      still: { url: still.url + shopPage },
    };
    const times = Object.fromEntries(Object.keys(places).map((name) => [name, []]));
    for (let load = -1; load < loads; load++) {
      for (const [name, place] of Object.entries(places)) {
        const result = await measureLoad(browser, place);
        // The first round warms the servers.
        if (load >= 0) times[name].push(result);
      }
    }
    return { pricingPath, rows: summarize(times) };
  } finally {
    await still.close();
  }
}

function summarize(times) {
  const row = (what, [ours, bare], key, goal) => {
    const of = (name) => times[name].map((time) => time[key]);
    const comparison = compare(of(ours), of(bare));
    return {
      what,
      kerf: `${median(of(ours)).toFixed(1)} ms`,
      bare: `${median(of(bare)).toFixed(1)} ms`,
      ...toColumns(comparison),
      ...(goal && { goal: `≤ ${goal} ×`, met: comparison.ratio <= goal }),
    };
  };
  return [
    row('script start → first price row', ['table', 'vanilla'], 'toFirst'),
    row('script start → 12th price row', ['table', 'vanilla'], 'toLast'),
    row('navigation → price rows', ['table', 'vanilla'], 'last', 1.2),
    row('the same, the bare one with its data inline', ['table', 'inline'], 'last', 2.0),
    row('navigation → price rows, both widgets', ['both', 'vanilla'], 'last', 1.5),
    row('prices arrived → rows re-priced', ['both', 'vanilla'], 'repriced', 1.4),
    row('server-rendered page → price rows', ['page', 'still'], 'last', 1.05),
  ];
}

/** One visit with an empty cache. Times in ms. */
async function measureLoad(browser, { url, again }) {
  const context = await browser.newContext();
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: throttle });
  await page.addInitScript(watcher);
  try {
    await page.goto(url);
    await page.waitForFunction(() => window.benchRows.last !== null, null, { timeout: 20_000 });
    const times = await page.evaluate(() => {
      const [script] = performance
        .getEntriesByType('resource')
        .filter(({ initiatorType }) => initiatorType === 'script')
        .sort((a, b) => a.startTime - b.startTime);
      const { first, last } = window.benchRows;
      const start = script?.responseEnd ?? 0;
      return { first, last, toFirst: first - start, toLast: last - start };
    });
    return { ...times, repriced: again ? await measureAgain(page, again) : 0 };
  } finally {
    await context.close();
    await setTimeout(rest);
  }
}

/** From the arrival of new prices to rows that show them, ms. */
async function measureAgain(page, again) {
  await page.waitForLoadState('networkidle');
  const before = await page.evaluate(() => {
    performance.clearResourceTimings();
    return window.benchRows.text;
  });
  const target =
    again === 'both'
      ? page.getByRole('group', { name: 'Sides' }).getByRole('radio', { checked: false }).first()
      : page.locator(again);
  await target.dispatchEvent('click');
  await page.waitForFunction((text) => window.benchRows.text !== text, before, { timeout: 10_000 });
  return page.evaluate(() => {
    const arrivals = performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.includes('/pricing-data'));
    return window.benchRows.changed - Math.max(...arrivals.map(({ responseEnd }) => responseEnd));
  });
}

/** A call for prices that the widgets make, path and query. What they open with comes along with its prices. */
async function findPricingPath(browser, url) {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    const asked = page.waitForRequest((request) => request.url().includes('/pricing-data?'), {
      timeout: 20_000,
    });
    await page.goto(url);
    const sides = page.getByRole('group', { name: 'Sides' });
    await sides.getByRole('radio', { checked: false }).first().dispatchEvent('click');
    const { pathname, search } = new URL((await asked).url());
    return pathname + search;
  } finally {
    await context.close();
  }
}
