import type { Page } from '@playwright/test';
import { beThere } from './be-there.js';
import { checkAccessibility } from './check-accessibility.js';
import { listen } from './heard.js';
import { expect, test } from './journey.js';
import { panelOf } from './panel.js';

const address = '/business-cards/premium-business-card';
const trayOf = (page: Page) => page.locator('kerf-compare');

/** Keeps the configuration with each of these rows of the price table. */
async function keepRows(page: Page, rows: readonly number[]): Promise<void> {
  const panel = panelOf(page);
  for (const row of rows) {
    await page.locator('kerf-price-table').getByRole('row').nth(row).click();
    await panel.settledTotal();
    await panel.compare.click();
    await expect(page.locator('kerf-configurator .actions .notice')).toContainText('Added to compare.');
  }
}

const cookie = async (page: Page) =>
  (await page.context().cookies()).find(({ name }) => name === 'compare_types');

for (const [width, height, carousel, paged] of [
  [1280, 800, 3, 2],
  [811, 900, 3, 4],
  [810, 900, 2, 4],
  [375, 812, 2, 4],
] as const)
  test(`Shoppers compare configurations side by side, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto(address);
    await keepRows(page, [3, 4, 5, 6]);
    const tray = trayOf(page);
    await expect(tray.locator('.type')).toHaveCount(carousel);
    await tray.getByRole('button', { name: 'Next: Compare' }).click();
    await expect(tray.locator('.type')).toHaveCount(4 - carousel);
    expect(await cookie(page)).toMatchObject({ value: '4', sameSite: 'Lax', expires: -1, path: '/' });

    await page.locator('kerf-configurator').getByRole('button', { name: 'View comparison' }).click();
    const dialog = tray.getByRole('dialog', { name: 'Compare' });
    await expect(dialog.locator('.card')).toHaveCount(paged);
    await expect(dialog.locator('.card').first().locator('.differs dt')).toHaveText(['Quantity ≠, differs']);
    await checkAccessibility(page);
    if (paged === 2) {
      await dialog.getByRole('button', { name: 'Next: Compare' }).click();
      await expect(dialog.getByRole('heading', { level: 3 }).first()).toHaveText('3. Premium Business Card');
      await dialog.getByRole('button', { name: 'Previous: Compare' }).click();
    } else await expect(dialog.getByRole('button', { name: 'Next: Compare' })).toHaveCount(0);
    // Nothing is wider than the window.
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);

    const card = dialog.locator('.card').nth(1);
    const price = (await card.locator('.price').textContent()) ?? '';
    await card.getByRole('button', { name: 'Add to Cart' }).click();
    await expect(card.locator('.said')).toHaveText('Added to your cart. View cart');
    await expect(card.locator('.said')).toBeInViewport({ ratio: 1 });
    await card.getByRole('link', { name: 'View cart' }).click();
    await expect(page.locator('kerf-cart .line-total strong')).toHaveText(price);
  });

test('Shoppers open a configuration by its link as it was kept, and find what they compare after a reload', async ({
  page,
}) => {
  await page.goto(address);
  const panel = panelOf(page);
  await keepRows(page, [3, 5]);
  const kept = await trayOf(page).locator('.type .details').first().textContent();
  await page.reload();
  await beThere(page);
  const tray = trayOf(page);
  await expect(tray.locator('.type')).toHaveCount(2);
  await tray.getByRole('button', { name: 'Compare details' }).click();
  const card = tray.locator('.card').first();
  const price = (await card.locator('.price').textContent()) ?? '';
  await card.getByRole('link', { name: 'Open' }).click();
  await expect(page.locator('kerf-configurator .summary-text')).toHaveText(kept ?? '');
  expect(await panel.settledTotal()).toBe(price);
  // The other page of this tab has them too.
  await page.goto('/stickers/die-cut');
  await beThere(page);
  await expect(trayOf(page).locator('.type')).toHaveCount(2);
});

test('Shoppers add the same from a card and from the panel to one line', async ({ page }) => {
  await page.goto(address);
  await keepRows(page, [3]);
  const panel = panelOf(page);
  const total = await panel.settledTotal();
  await page.locator('kerf-configurator').getByRole('button', { name: 'View comparison' }).click();
  const card = trayOf(page).locator('.card').first();
  await card.getByRole('button', { name: 'Add to Cart' }).click();
  await expect(card.locator('.said')).toContainText('Added to your cart.');
  await page.waitForTimeout(1_100);
  await card.getByRole('button', { name: 'Add to Cart' }).click();
  await expect(card.locator('.said')).toContainText('Your cart had the same already.');
  await card.getByRole('link', { name: 'View cart' }).click();
  await expect(page.locator('kerf-cart').getByRole('listitem')).toHaveCount(1);
  expect(total).toMatch(/^\$/);
});

test('Shoppers compare by keyboard alone, and hear each thing once', async ({ page }) => {
  const ear = await listen(page);
  await page.goto(address);
  const panel = panelOf(page);
  await panel.settledTotal();
  await page.waitForLoadState('networkidle');
  await panel.compare.focus();
  await ear.forget();
  await page.keyboard.press('Enter');
  await expect.poll(ear.heard).not.toEqual([]);
  await ear.says('Added to compare. View comparison');
  await ear.forget();
  await page.keyboard.press('Enter');
  await expect.poll(ear.heard).not.toEqual([]);
  await ear.says('This configuration is in your comparison already. View comparison');
  const view = page.locator('kerf-configurator').getByRole('button', { name: 'View comparison' });
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(view).toBeFocused();
  await page.keyboard.press('Enter');
  const dialog = trayOf(page).getByRole('dialog');
  await expect(dialog.getByRole('heading', { name: 'Compare', exact: true })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(dialog.getByRole('button', { name: 'Add to Cart' })).toBeFocused();
  await ear.forget();
  await page.keyboard.press('Enter');
  await expect.poll(ear.heard).not.toEqual([]);
  await ear.says('Added to your cart. View cart');
  await ear.forget();
  await dialog.getByRole('button', { name: 'Remove' }).focus();
  await page.keyboard.press('Enter');
  await expect.poll(ear.heard).not.toEqual([]);
  await ear.says('Removed: Premium Business Card. Left: 0.');
  await page.keyboard.press('Escape');
  // With nothing left to view, the way there is gone.
  await expect(panel.compare).toBeFocused();
  await expect(view).toHaveCount(0);
  expect(await cookie(page)).toBeUndefined();
});

test('Shoppers are told when a price moved since they kept it', async ({ page }) => {
  await page.goto(address);
  await keepRows(page, [3]);
  await page.evaluate(() => {
    for (const [key, text] of Object.entries(sessionStorage))
      if (key.startsWith('kerf-compare-'))
        sessionStorage.setItem(key, JSON.stringify({ ...JSON.parse(text), price: 1.5 }));
  });
  await page.reload();
  await beThere(page);
  await expect(trayOf(page).locator('.type .moved')).toHaveText('The price has moved: it was $1.50.');
  await expect(trayOf(page).locator('.type .price')).not.toHaveText('$1.50');
});
