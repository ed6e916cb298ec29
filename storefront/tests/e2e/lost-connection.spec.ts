import type { Page } from '@playwright/test';
import { listen } from './heard.js';
import { expect, test } from './journey.js';
import { panelOf } from './panel.js';
import { stickerPanelOf } from './sticker-panel.js';
import { focused } from './tab-to.js';

test.use({ expectedErrors: [/ERR_FAILED|ERR_INTERNET_DISCONNECTED|ERR_NETWORK_CHANGED/] });

const noAnswer = 'The shop can’t be reached';

/** Until a call has failed together with its retry: the connection that comes back before would answer that one. */
function failsTwice(page: Page) {
  let failed = 0;
  return page.waitForEvent('requestfailed', () => ++failed === 2);
}

test('Shoppers by keyboard who lose the connection ask again from the bar, and stand at the price then', async ({
  page,
}) => {
  await page.goto('/business-cards/premium-business-card');
  const panel = panelOf(page);
  const opening = await panel.settledTotal();
  await page.route('**/api/**', (route) => route.abort());
  await panel.group('Sides').getByRole('radio', { name: 'One Side' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(panel.status).toContainText(noAnswer);
  for (const isBack of [false, true]) {
    if (isBack) await page.unroute('**/api/**');
    await panel.status.getByRole('button', { name: 'Try again' }).focus();
    const failed = isBack ? null : failsTwice(page);
    await page.keyboard.press('Enter');
    await failed;
    if (!isBack) await expect(panel.status.getByRole('button', { name: 'Try again' })).toBeVisible();
    expect(await focused(page)).toMatch(/^Total Price/);
  }
  expect(await panel.settledTotal()).not.toBe(opening);
  expect(await focused(page)).toMatch(/^Total Price/);
});

test('Shoppers by keyboard who ask again from the price table go on from it', async ({ page }) => {
  await page.goto('/stickers/die-cut');
  const panel = stickerPanelOf(page);
  await panel.priced();
  await page.route('**/api/**', (route) => route.abort());
  await panel.pick('Material and print', 'Finishing', 'Gloss Laminate');
  const table = page.locator('kerf-price-table');
  await table.getByRole('button', { name: 'Try again' }).focus();
  await page.unroute('**/api/**');
  await page.keyboard.press('Enter');
  await expect(table.getByRole('row').nth(2)).toBeVisible();
  expect(await table.evaluate(({ shadowRoot }) => shadowRoot?.activeElement?.className)).toBe('root');
});

test('Shoppers on a phone read, hear and mend a lost connection in the drawer that lies over the page', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 720 });
  const ear = await listen(page);
  await page.goto('/stickers/die-cut');
  const panel = stickerPanelOf(page);
  await panel.priced();
  await page.waitForLoadState('networkidle');
  await page.route('**/api/**', (route) => route.abort());
  await panel.open('Material and print');
  await ear.forget();
  await panel.pick('Material and print', 'Finishing', 'Gloss Laminate');
  await expect(panel.drawer.getByText(noAnswer)).toBeInViewport({ ratio: 1 });
  await ear.says(new RegExp(`^${noAnswer}`));
  await page.unroute('**/api/**');
  await panel.drawer.getByRole('button', { name: 'Try again' }).click();
  await expect(panel.drawer.locator('.total-price')).toContainText('$');
  await expect(panel.drawer.getByText(noAnswer)).toBeHidden();
});

test('Shoppers whose connection comes back have their prices without asking', async ({ page, context }) => {
  await page.goto('/business-cards/premium-business-card');
  const panel = panelOf(page);
  const opening = await panel.settledTotal();
  await context.setOffline(true);
  await panel.choose('Sides', 'Two Sides');
  await expect(panel.status).toContainText(noAnswer);
  await context.setOffline(false);
  await expect(panel.status).not.toContainText(noAnswer);
  expect(await panel.settledTotal()).not.toBe(opening);
});

test('Shoppers see no broken picture of what they chose where it can’t be had', async ({ page }) => {
  await page.route('**/get/drawing**', (route) => route.abort());
  await page.goto('/business-cards/premium-business-card');
  const panel = panelOf(page);
  await panel.settledTotal();
  await panel.choose('Sides', 'Two Sides');
  await panel.settledTotal();
  await expect(panel.root.locator('.chosen-piece img')).toBeHidden();
  await page.unroute('**/get/drawing**');
  await panel.choose('Size (in mm)', '86 x 54');
  await expect(panel.root.locator('.chosen-piece img')).toBeVisible();
});
