/** Every example of the guides, built as an integrator builds it, from the packages as they are published. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { expect, expectToBuy, expectToWork, test, widgetsIn } from '../../demo-host/e2e/situation.js';
import { slowDown } from '../../storefront/tests/e2e/slow-down.js';
import { shiftsOf, watchShifts } from '../../storefront/tests/e2e/watch-shifts.js';
import { freePort } from '../../storefront/tests/free-port.js';
import { prepareExample } from './prepare-example.js';
import { runIn } from './run-in.js';
import { serveFolder } from './serve-folder.js';

// The examples have no icon, for which browsers ask by themselves.
test.use({ expectedErrors: [/\/favicon\.ico\)$/] });

const shop = () => process.env.KERF_SHOP_URL ?? '';

/** Opens an example that was built into files, and closes its server at the end of the walk. */
async function open(
  page: Page,
  name: string,
  folder: string,
  walk: () => Promise<void>,
  file = '',
): Promise<void> {
  const served = await serveFolder(path.join(await prepareExample(name, shop()), folder));
  try {
    await page.goto(`${served.url}/${file}`);
    await walk();
  } finally {
    await page.goto('about:blank');
    served.close();
  }
}

/** Presses the button that adds to the cart, and waits for what it says. */
async function add(page: Page): Promise<void> {
  const { addToCart, status } = widgetsIn(page);
  await expect(addToCart).toBeEnabled();
  await addToCart.click();
  await expect(status).toContainText('View cart');
}

test('Who pastes the script tag sells a card', async ({ page }) => {
  await open(page, 'script-tag', '.', async () => {
    await expectToWork(page);
    await expectToBuy(page);
    await page.goBack();
    await page.goto(new URL('prices.html', page.url()).href);
    await expect(widgetsIn(page).rows.first()).toBeVisible();
  });
});

for (const width of [375, 1280])
  test(`What is pasted from the start guide moves nothing of its page on slow 4G, ${width} pixels wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await slowDown(page);
    await watchShifts(page);
    await page.addInitScript(() =>
      addEventListener('DOMContentLoaded', () => {
        const words = document.createElement('p');
        words.textContent = 'What the page says below.';
        document.body.append(words);
      }),
    );
    const walk = async () => {
      await expect(widgetsIn(page).rows.first()).toBeVisible();
      await page.waitForTimeout(500);
      const { sum, moved } = await shiftsOf(page);
      expect(sum, moved).toBeLessThanOrEqual(0.01);
    };
    await open(page, 'script-tag', '.', walk, 'prices.html');
  });

test('Who installs the package with plain TypeScript sells a card', async ({ page }) => {
  await open(page, 'npm', 'dist', async () => {
    await expectToWork(page);
    await expect(page).toHaveTitle(/^Cards for \$\d/);
    await expectToBuy(page);
  });
});

test('Who writes React sells a card, in strict mode, and hears of it once', async ({ page }) => {
  await open(page, 'react', 'dist', async () => {
    await expectToWork(page);
    await add(page);
    await expect(page.getByText('You have added 1.')).toBeVisible();
    await page.getByRole('button', { name: 'Back to the options' }).click();
    await expect(widgetsIn(page).panel).toBeInViewport();
  });
});

test('Who writes Vue sells a card', async ({ page }) => {
  await open(page, 'vue', 'dist', async () => {
    await expectToWork(page);
    await add(page);
    await expect(page.getByText('You have added 1.')).toBeVisible();
  });
});

test('Who writes Svelte sells a card', async ({ page }) => {
  await open(page, 'svelte', 'dist', async () => {
    await expectToWork(page);
    await add(page);
    await expect(page.getByText('You have added 1.')).toBeVisible();
  });
});

test('Who draws an interface of their own sells a card, and reads prices in Node', async ({ page }) => {
  await open(page, 'headless', 'dist', async () => {
    const second = page.getByRole('listitem').nth(1).getByRole('button');
    await second.click();
    await expect(second).toHaveAttribute('aria-pressed', 'true');
    await page.getByRole('button', { name: 'Add to cart' }).click();
    await expect(page.getByRole('status')).toHaveText('It is in your cart.');
  });
  const copy = await prepareExample('headless', shop());
  expect(await runIn(copy, process.execPath, 'price.mjs')).toMatch(/^50 cards for \$\d+\.\d\d\n100 cards/);
});

test('Who listens hears prices, refuses an order and lets the next one through', async ({ page }) => {
  await open(page, 'events', '.', async () => {
    await expectToWork(page);
    await expect(page.locator('#price')).toHaveText(/^\$\d+\.\d\d, GST included$/);
    await widgetsIn(page).addToCart.click();
    await expect(page.locator('#said')).toHaveText('Only members can order. Tick the box if you are one.');
    await expect(widgetsIn(page).cartLink).not.toContainText('1');
    await page.getByRole('checkbox', { name: 'I am a member' }).check();
    await add(page);
    await expect(page.locator('#said')).toHaveText(/^Line .+ of your cart: premium-business-card\.$/);
  });
});

test.describe('where no script runs', () => {
  test.use({ javaScriptEnabled: false });
  test('Visitors are led to the shop, which shows its prices', async ({ page }) => {
    await open(page, 'without-script', '.', async () => {
      await page.getByRole('link', { name: 'See prices and order in the shop' }).click();
      await expect(page).toHaveURL(`${shop()}/business-cards/premium-business-card`);
      await expect(page.locator('kerf-price-table').getByRole('row').nth(1)).toContainText('$');
    });
  });
});

test('Who writes Next.js has a page that the server drew, and widgets that live through its links', async ({
  page,
  request,
}) => {
  const copy = await prepareExample('next', shop());
  const port = await freePort();
  const next: ChildProcess = spawn(
    process.execPath,
    [
      path.join(copy, '../../../../node_modules/next/dist/bin/next'),
      'start',
      '-p',
      String(port),
      '-H',
      '127.0.0.1',
    ],
    {
      cwd: copy,
      env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' },
      stdio: 'ignore',
    },
  );
  try {
    const url = `http://localhost:${port}`;
    await expect
      .poll(() =>
        fetch(url).then(
          ({ ok }) => ok,
          () => wait(100),
        ),
      )
      .toBe(true);
    const html = await (await request.get(`${url}/cards`)).text();
    expect(html).toContain('<kerf-configurator item="premium-business-card"><a ');
    await page.goto(`${url}/cards`);
    await expectToWork(page);
    await add(page);
    await expect(page.getByText('Added on this page: 1')).toBeVisible();
    await page.getByRole('link', { name: 'Home' }).click();
    await expect(page.getByRole('heading', { name: 'A print studio' })).toBeVisible();
    const heard = await page.evaluateHandle(() => {
      const types: string[] = [];
      for (const type of ['kerf-ready', 'kerf-price', 'kerf-error'])
        document.addEventListener(type, ({ target }) =>
          types.push(`${type} ${(target as Element).localName}`),
        );
      return types;
    });
    // What was chosen stays: the other choice is another line.
    await page.goBack();
    await expectToWork(page);
    await add(page);
    await expect(page.getByText('Added on this page: 1')).toBeVisible();
    await expect(widgetsIn(page).cartLink).toContainText('2');
    const types = await heard.jsonValue();
    expect(types.filter((type) => type === 'kerf-ready kerf-configurator')).toHaveLength(1);
    expect(types.filter((type) => type.startsWith('kerf-error'))).toEqual([]);
  } finally {
    await page.goto('about:blank');
    next.kill('SIGTERM');
    if (next.exitCode === null) await once(next, 'exit');
  }
});
