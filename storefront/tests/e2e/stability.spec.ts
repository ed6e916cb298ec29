import type { Page, Request } from '@playwright/test';
import { expect, test } from './journey.js';
import { panelOf } from './panel.js';
import { slowDown } from './slow-down.js';
import { shiftsOf, watchShifts } from './watch-shifts.js';

/**
 * Opens a page, and waits until nothing was under way during a second but a film, which may be read on for as long as it plays.
 * The driver's own "networkidle" once never came with one.
 */
async function openWhole(page: Page, address: string): Promise<void> {
  const underWay = new Set<Request>();
  let last = 0;
  const end = (request: Request) => {
    underWay.delete(request);
    last = Date.now();
  };
  page.on('request', (request) => {
    if (request.resourceType() !== 'media') underWay.add(request);
    last = Date.now();
  });
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  await page.goto(address);
  await expect.poll(() => underWay.size === 0 && Date.now() - last > 1_000, { timeout: 60_000 }).toBe(true);
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
      await openWhole(page, address);
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
