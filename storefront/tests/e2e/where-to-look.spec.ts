import { beThere } from './be-there.js';
import { expect, test } from './journey.js';
import { panelOf } from './panel.js';
import { stickerPanelOf } from './sticker-panel.js';
import { focused } from './tab-to.js';

for (const width of [375, 1280])
  test(`Shoppers who open a link to a size that has no price are told at once where to look, ${width} pixels wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 812 });
    await page.goto('/business-cards/premium-business-card?width=200&height=200');
    const panel = panelOf(page);
    const words = panel.root.locator('.price-bar .chosen');
    await expect(words).toHaveText('To get a price, see Size (in mm).');
    await expect(words).toBeInViewport({ ratio: 1 });
    await expect(panel.total).toHaveText('–');
    await panel.choose('Size (in mm)', '90 x 55');
    await expect(words).toContainText('90 x 55 mm');
    await expect(panel.total).toContainText('$');
  });

test('Shoppers on a phone whose winding is too narrow are told in the drawer where to look', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 720 });
  await page.goto('/stickers/roll');
  const panel = stickerPanelOf(page);
  await panel.priced();
  await panel.pick('Size', 'Size (in mm)', '105 x 148');
  await panel.pick('Supply and shape', 'Orientation', 'Left Side First');
  await expect(panel.drawer.locator('.chosen')).toHaveText('To get a price, see Size (in mm).');
  await expect(panel.drawer.locator('.chosen')).toBeInViewport({ ratio: 1 });
});

for (const viewport of [
  { width: 1280, height: 800 },
  { width: 375, height: 720 },
])
  test(`Shoppers by keyboard who take the way out of a size go on from the size, ${viewport.width} pixels wide`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await page.goto('/stickers/die-cut');
    const panel = stickerPanelOf(page);
    await panel.priced();
    await panel.typeStickerSize('9999', '50');
    await panel.root.getByRole('button', { name: /^Make it \d/ }).focus();
    await page.keyboard.press('Enter');
    await expect(panel.total).toContainText('$');
    expect(await focused(page)).toMatch(/^Size \(in mm\)/);
  });

test('Shoppers at 400 % see what came of Add to Cart', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto('/business-cards/premium-business-card');
  const panel = panelOf(page);
  await panel.settledTotal();
  await panel.addToCart.focus();
  await page.keyboard.press('Enter');
  await expect(panel.status.getByText('Added to your cart')).toBeInViewport({ ratio: 1 });
  await expect(panel.status.getByRole('link', { name: 'View cart' })).toBeInViewport({ ratio: 1 });
});

test('Shoppers read once that the shop refused what a form sent', async ({ page }) => {
  await page.goto('/business-cards/premium-business-card?refused=1');
  const panel = panelOf(page);
  await expect(panel.status).toContainText('This can’t be added yet.');
  await beThere(page);
  await expect(page).toHaveURL(/premium-business-card$/);
  await page.reload();
  await panel.settledTotal();
  await expect(panel.status).not.toContainText('This can’t be added yet.');
});

test('Shoppers by keyboard at 400 % see what has focus in a drawer', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto('/stickers/die-cut');
  const panel = stickerPanelOf(page);
  await panel.priced();
  for (const group of ['Product', 'Size', 'Quantity and sets'] as const) {
    await panel.head(group).press('Enter');
    await expect(panel.drawer).toBeVisible();
    await page.keyboard.press('Tab');
    const isSeen = () =>
      page.evaluate(() => {
        const { activeElement: focus } = document.querySelector('kerf-configurator')?.shadowRoot ?? {};
        const face = focus?.parentElement;
        const { left, top, width, height } = face?.getBoundingClientRect() ?? new DOMRect();
        const root = face?.getRootNode() as ShadowRoot;
        const there = root.elementFromPoint(left + width / 2, top + height / 2);
        return there !== null && (face?.contains(there) ?? false);
      });
    await expect.poll(isSeen, group).toBe(true);
    await panel.close();
  }
});
