import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { startShop } from '../start-shop.js';
import { cartOf } from './cart-page.js';
import { expect, test } from './journey.js';
import { panelOf } from './panel.js';

test.use({ expectedErrors: [/status of 409/] });

const catalogue = path.join(import.meta.dirname, '../../catalogue');

/** Makes printing the second side dearer, as the shop would: by editing its files while it runs. */
async function raisePrice(folder: string): Promise<void> {
  const file = path.join(folder, 'option-costs/printed-sides.json');
  const costs = JSON.parse(await readFile(file, 'utf8'));
  costs['2'].setup += 500;
  await writeFile(file, JSON.stringify(costs));
}

/** What the shop asks at this moment, from its API. */
async function pricesAt(page: Page, address: string): Promise<number[]> {
  const rows: { price: number }[] = await (await page.request.get(address)).json();
  return rows.map(({ price }) => price);
}

test('Shoppers whose price has moved meanwhile are told the new one, and can take it', async ({ page }) => {
  const folder = await mkdtemp(path.join(tmpdir(), 'kerf-catalogue-'));
  await cp(catalogue, folder, { recursive: true });
  const shop = await startShop({ CATALOGUE_DIR: folder });
  try {
    await page.goto(`${shop.url}/business-cards/premium-business-card`);
    const panel = panelOf(page);
    const asking = page.waitForRequest('**/pricing-data*');
    await panel.group('Sides').getByRole('radio').last().locator('..').click();
    const address = (await asking).url();
    const yesterday = await pricesAt(page, address);
    const old = await panel.settledTotal();
    await panel.addToCart.click();
    await expect(panel.status).toContainText('View cart');

    await raisePrice(folder);
    await expect.poll(() => pricesAt(page, address)).not.toEqual(yesterday);
    await panel.addToCart.click();
    await expect(panel.status).toContainText(/\$\d/);
    await expect(panel.total).not.toHaveText(old);
    const today = await panel.settledTotal();
    expect(Number(today.slice(1))).toBeGreaterThan(Number(old.slice(1)));
    await expect(panel.status).toContainText(today);
    await expect(page.locator('kerf-cart-link').first()).toContainText('1');
    // The same again would be part of the line that is there, at today's price.
    await panel.chooseQuantity('1,000');
    const more = await panel.settledTotal();
    await panel.addToCart.click();
    await expect(panel.status).toContainText('View cart');

    // The line that was added before says so too, and takes today's price when it is updated.
    await page.goto(`${shop.url}/cart`);
    const cart = cartOf(page);
    await expect(cart.lines).toHaveCount(2);
    const before = cart.lines.filter({ hasText: `is now ${today}` });
    await expect(before).toHaveCount(1);
    await before.getByRole('button', { name: 'Update' }).click();
    await expect(cart.lines.filter({ hasText: 'is now' })).toHaveCount(0);
    await expect(cart.lines.first().locator('.line-total strong')).toHaveText(today);
    await expect(cart.lines.last().locator('.line-total strong')).toHaveText(more);
  } finally {
    await shop.stop();
    await rm(folder, { recursive: true, force: true });
  }
});
