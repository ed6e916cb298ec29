import { cartOf } from './cart-page.js';
import { checkAccessibility } from './check-accessibility.js';
import { expect, test } from './journey.js';
import { panelOf } from './panel.js';
import { type StickerGroup, stickerPanelOf } from './sticker-panel.js';
import { spaceText, textFaults } from './text-spacing.js';

test.use({ viewport: { width: 320, height: 640 } });

test.beforeEach(({ page }) => spaceText(page));

for (const address of [
  '/',
  '/business-cards',
  '/stickers',
  '/business-cards/premium-business-card',
  '/business-cards/swing-tags',
  '/stickers/roll',
  '/stickers/sheet',
  '/stickers/vinyl-lettering',
  '/shipping',
]) {
  test(`Shoppers who space their text out read all of ${address} on a 320 pixel screen`, async ({ page }) => {
    await page.goto(address);
    await page.waitForLoadState('networkidle');
    expect(await textFaults(page)).toEqual([]);
    await checkAccessibility(page);
  });
}

test('Shoppers who space their text out read every state of a card on a 320 pixel screen', async ({
  page,
}) => {
  await page.goto('/business-cards/premium-business-card');
  const panel = panelOf(page);
  await panel.settledTotal();
  await panel.typeSize('1', '50');
  await expect(panel.root.getByText(/must not be below/)).toBeVisible();
  expect(await textFaults(page)).toEqual([]);
  await panel.typeSize('80', '50');
  await panel.chooseQuantity('Custom');
  await panel.customQuantity.fill('333');
  await panel.features.click();
  for (const tab of await panel.root.getByRole('tab').all()) {
    await tab.click();
    expect(await textFaults(page)).toEqual([]);
  }
  await panel.settledTotal();
  await panel.addToCart.click();
  await expect(panel.root.getByRole('link', { name: 'View cart' })).toBeVisible();
  expect(await textFaults(page)).toEqual([]);
  await page.goto('/cart');
  await expect(cartOf(page).lines).toHaveCount(1);
  expect(await textFaults(page)).toEqual([]);
  await checkAccessibility(page);
});

test('Shoppers who space their text out read every group of a sticker on a 320 pixel screen', async ({
  page,
}) => {
  await page.goto('/stickers/roll');
  const panel = stickerPanelOf(page);
  await panel.priced();
  const groups: StickerGroup[] = ['Supply and shape', 'Size', 'Material and print', 'Quantity and sets'];
  for (const group of groups) {
    await panel.open(group);
    expect(await textFaults(page)).toEqual([]);
  }
});
