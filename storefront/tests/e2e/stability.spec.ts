import type { Page } from '@playwright/test';
import { expect, test } from './journey.js';
import { panelOf } from './panel.js';
import { slowDown } from './slow-down.js';
import { shiftsOf, watchShifts } from './watch-shifts.js';

/** Until nothing was asked for during a second. The driver’s own "networkidle" once never came, on a slow line with a film. */
async function nothingMoreComes(page: Page): Promise<void> {
  let before = -1;
  const asked = () => page.evaluate(() => performance.getEntriesByType('resource').length);
  await expect
    .poll(
      async () => {
        const now = await asked();
        const isSame = now === before;
        before = now;
        return isSame;
      },
      { intervals: [1000], timeout: 60_000 },
    )
    .toBe(true);
}

const cardPages = ['/', '/business-cards', '/business-cards/premium-business-card', '/cart'];
for (const [width, addresses] of [
  [375, [...cardPages, '/stickers', '/stickers/die-cut', '/stickers/roll']],
  [1280, [...cardPages, '/stickers/roll']],
] as const) {
  for (const address of addresses) {
    test(`Shoppers on slow 4G see ${address} stand still while it loads, ${width} pixels wide`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      await slowDown(page);
      await watchShifts(page);
      await page.goto(address);
      await nothingMoreComes(page);
      const { sum, moved } = await shiftsOf(page);
      expect(sum, moved).toBeLessThanOrEqual(0.01);
    });
  }
}

test('Shoppers see nothing move when the price changes', async ({ page }) => {
  await page.goto('/business-cards/premium-business-card');
  const panel = panelOf(page);
  const before = await panel.settledTotal();
  const place = await panel.addToCart.boundingBox();
  await page
    .getByRole('group', { name: 'Sides' })
    .getByRole('radio', { checked: false })
    .first()
    .locator('..')
    .click();
  await expect(panel.total).not.toHaveText(before);
  await panel.settledTotal();
  expect(await panel.addToCart.boundingBox()).toEqual(place);
});
