import { expect, test } from './journey.js';
import { screens, stickerPanelOf } from './sticker-panel.js';

for (const { where, viewport } of screens) {
  test.describe(where, () => {
    test.use({ viewport });
    test(`Shoppers can open a group before the page is ready for it, ${where}`, async ({ page }) => {
      await page.route('**/widgets/**/*.js', async (route) => {
        await new Promise((done) => setTimeout(done, 800));
        await route.continue();
      });
      await page.goto('/stickers/die-cut', { waitUntil: 'commit' });
      const panel = stickerPanelOf(page);
      await panel.head('Size').click();
      await expect(panel.option('Size (in mm)')).toBeVisible();
    });
  });
}
