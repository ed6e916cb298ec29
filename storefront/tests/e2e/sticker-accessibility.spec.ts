import { checkAccessibility, checkColours } from './check-accessibility.js';
import { expect, test } from './journey.js';
import { type StickerGroup, stickerPanelOf } from './sticker-panel.js';

const groups: readonly StickerGroup[] = [
  'Product',
  'Supply and shape',
  'Size',
  'Material and print',
  'Extras',
  'Quantity and sets',
];

test('Shoppers with any ability can use /stickers, light or dark', async ({ page }) => {
  await page.goto('/stickers');
  await page.waitForLoadState('networkidle');
  await checkAccessibility(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await checkColours(page);
});

test('Shoppers with any ability can use every group of a sticker, and a special size in the dark', async ({
  page,
}) => {
  await page.goto('/stickers/die-cut');
  const panel = stickerPanelOf(page);
  await panel.priced();
  await panel.pick('Extras', 'Premium processing', 'Premium Coating');
  for (const name of groups) {
    await panel.open(name);
    await checkAccessibility(page, 'kerf-configurator');
  }
  await page.emulateMedia({ colorScheme: 'dark' });
  await panel.typeStickerSize('900', '900');
  await expect(panel.quotation).toBeVisible();
  await checkAccessibility(page);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 720 } });

  test('Shoppers with any ability can use the drawer', async ({ page }) => {
    await page.goto('/stickers/die-cut');
    const panel = stickerPanelOf(page);
    await panel.priced();
    for (const name of ['Size', 'Quantity and sets'] as const) {
      await panel.open(name);
      await panel.drawer.evaluate((drawer) =>
        Promise.all(drawer.getAnimations().map(({ finished }) => finished)),
      );
      await checkAccessibility(page);
    }
  });
});

for (const [item, choice] of [
  ['sheet', 'Size'],
  ['vinyl-lettering', 'Material and print'],
] as const) {
  test(`Shoppers with any ability can use /stickers/${item}`, async ({ page }) => {
    await page.goto(`/stickers/${item}`);
    const panel = stickerPanelOf(page);
    await panel.priced();
    await panel.open(choice);
    if (item === 'sheet') {
      await panel.stickersPerSheet.fill('31');
      await expect(panel.root.locator('#ea-error')).not.toBeEmpty();
    }
    await checkAccessibility(page);
  });
}
