import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { cartCalls } from '../cart-calls.js';
import { openMailbox } from '../mailbox.js';
import { type OpenApp, openApp } from '../open-app.js';
import { peopleCalls } from '../people-calls.js';
import { deliveryAddress } from '../placed-order.js';
import { type RunningShop, startShop } from '../start-shop.js';
import { checkAccessibility, checkColours } from './check-accessibility.js';
import { expect, test } from './journey.js';

let folder: string;
let shop: RunningShop;
/** A second process on the shop's database, by which somebody registers. */
let beside: OpenApp;
test.beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'kerf-points-'));
  shop = await startShop({ DATA_DIR: folder });
  beside = await openApp({ databaseUrl: null, dataDirectory: folder, variables: { DATA_DIR: folder } });
});
test.afterAll(async () => {
  await beside.app.close();
  await shop.stop();
  await rm(folder, { recursive: true });
});

test('Members spend their points at the payment, and see it wherever the order is', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  beside.world.now = new Date();
  const member = await peopleCalls(beside.app, openMailbox(beside)).register('ada@example.com');
  const carts = cartCalls(beside.app);
  const { token } = (await carts.add(await carts.order())).good();
  const { hostname } = new URL(shop.url);
  await page.context().addCookies(
    [
      { name: 'kerf-session', value: member.tokens.token },
      { name: 'kerf-cart', value: token },
    ].map((cookie) => ({ ...cookie, domain: hostname, path: '/' })),
  );
  await page.goto(`${shop.url}/checkout/delivery`);
  // What an account knows already leads there, and has room beside or below what it says.
  await expect(page.getByRole('link', { name: 'Change it in your account' })).toBeVisible();
  for (const width of [320, 375, 414, 768]) {
    await page.setViewportSize({ width, height: 812 });
    expect(await page.locator('html').evaluate((root) => root.scrollWidth)).toBeLessThanOrEqual(width);
  }
  await page.setViewportSize({ width: 375, height: 812 });
  for (const [field, typed] of Object.entries(deliveryAddress)) {
    const input = page.locator(`[name=shipping_${field}]`);
    if (!typed) continue;
    if ((await input.evaluate(({ tagName }) => tagName)) === 'SELECT') await input.selectOption(typed);
    else await input.fill(typed);
  }
  await page.getByRole('button', { name: /^Continue/ }).click();
  const box = page.getByRole('checkbox', { name: 'Use my 2 points: $2.00 less' });
  await expect(box).not.toBeChecked();
  const shown = page.locator('dl > div').filter({ visible: true });
  const total = shown.filter({ hasText: /^Total/ });
  const off = shown.filter({ hasText: /^Your points/ });
  // The sums stand below the form: what they come to is above it too.
  const top = page.locator('.to-ordered');
  await expect(top).toHaveText('Your order: $39.81', { useInnerText: true });
  await expect(total).toHaveText('Total$39.81');
  await expect(off).toHaveCount(0);
  await expect(page.getByText('Total with your points: $37.81.')).toBeVisible();
  await box.focus();
  await page.keyboard.press('Space');
  await expect(total).toHaveText('Total$37.81');
  await expect(top).toHaveText('Your order: $37.81', { useInnerText: true });
  await expect(off).toHaveText('Your points−$2.00');
  await checkAccessibility(page);
  for (const width of [375, 768, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await page.screenshot({ path: `test-results/points-${width}.png`, fullPage: true });
  }
  await page.emulateMedia({ colorScheme: 'dark' });
  await checkColours(page);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.getByRole('button', { name: /^Continue/ }).click();
  await expect(off).toContainText('−$2.00');
  await checkAccessibility(page);
  await page.screenshot({ path: 'test-results/points-review.png', fullPage: true });
  await page.goto(`${shop.url}/checkout/payment`);
  await expect(total).toHaveText('Total$37.81');
  await box.uncheck();
  await expect(total).toHaveText('Total$39.81');
  await expect(off).toHaveCount(0);
  await box.check();
  await page.getByRole('button', { name: /^Continue/ }).click();
  await page.getByRole('button', { name: /^Place order, \$37\.81/ }).click();
  await expect(off).toContainText('−$2.00');
  await page.goto(`${shop.url}/account`);
  await expect(page.locator('dl > div').filter({ hasText: 'Points' })).toContainText('0');
});
