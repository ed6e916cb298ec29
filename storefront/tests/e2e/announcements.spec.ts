import { cartOf } from './cart-page.js';
import { listen } from './heard.js';
import { expect, test } from './journey.js';
import { panelOf } from './panel.js';
import { stickerPanelOf } from './sticker-panel.js';

for (const address of [
  '/',
  '/business-cards/premium-business-card',
  '/stickers/die-cut',
  '/stickers/roll',
  '/cart',
])
  test(`Shoppers hear nothing when ${address} has just come`, async ({ page }) => {
    const ear = await listen(page);
    await page.goto(address);
    await page.waitForLoadState('networkidle');
    await ear.says();
  });

test('Shoppers hear the new total once when they choose a row, and the page of savings once', async ({
  page,
}) => {
  const ear = await listen(page);
  await page.goto('/business-cards/premium-business-card');
  const panel = panelOf(page);
  await panel.settledTotal();
  await page.waitForLoadState('networkidle');
  await ear.says();
  await page.locator('kerf-price-table').getByRole('row').nth(5).click();
  await expect.poll(ear.heard).not.toEqual([]);
  await ear.says(`Total price ${await panel.settledTotal()}`);
  await ear.forget();
  await page.getByRole('button', { name: 'Next: Savings' }).click();
  await ear.says(/^2 of \d$/);
  await ear.forget();
  await page
    .locator('kerf-savings')
    .getByRole('button', { name: /^Choose/ })
    .first()
    .click();
  await expect.poll(ear.heard).not.toEqual([]);
  await ear.says(`Total price ${await panel.settledTotal()}`);
});

test('Shoppers on a phone hear the new total once from the drawer that lies over the page', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 720 });
  const ear = await listen(page);
  await page.goto('/stickers/die-cut');
  const panel = stickerPanelOf(page);
  await panel.settledTotal();
  await page.waitForLoadState('networkidle');
  for (const label of ['Gloss Laminate', 'Matte Laminate']) {
    await panel.open('Material and print');
    await ear.forget();
    await panel.pick('Material and print', 'Finishing', label);
    await expect.poll(ear.heard).not.toEqual([]);
    await ear.says(/^Total price \$/);
    await panel.close();
  }
});

test('Shoppers hear once that a card is in their cart', async ({ page }) => {
  const ear = await listen(page);
  await page.goto('/business-cards/premium-business-card');
  const panel = panelOf(page);
  await panel.settledTotal();
  await page.waitForLoadState('networkidle');
  await ear.forget();
  await panel.addToCart.click();
  await ear.says(/cart/i);
});

test.describe('where a change is refused', () => {
  test.use({ expectedErrors: [/status of 422/] });

  test('Shoppers hear once what became of each change in the cart', async ({ page }) => {
    const ear = await listen(page);
    await page.goto('/business-cards/swing-tags');
    const panel = panelOf(page);
    await panel.settledTotal();
    await panel.addToCart.click();
    await expect(panel.root.getByRole('link', { name: 'View cart' })).toBeVisible();
    await page.goto('/cart');
    const line = cartOf(page).lines.first();
    const quantity = line.getByLabel('Quantity');
    await expect(quantity).toBeVisible();
    await ear.says();
    for (const typed of ['1', '100']) {
      await quantity.fill(typed);
      await line.getByRole('button', { name: /^Update/ }).click();
      await ear.says(/\w/);
      await ear.forget();
    }
    await line.getByRole('button', { name: /^Remove/ }).click();
    await ear.says(/\w/);
  });
});

test('Shoppers hear once which picture they moved to, and what the preview shows', async ({ page }) => {
  const ear = await listen(page);
  await page.goto('/stickers/die-cut');
  await stickerPanelOf(page).priced();
  await page.waitForLoadState('networkidle');
  await ear.says();
  await page.getByRole('button', { name: 'Next slide' }).click();
  await ear.says(/^2 of \d: /);
  await ear.forget();
  await page.locator('kerf-preview').getByRole('checkbox').click();
  await ear.says();
});
