import type { Page } from '@playwright/test';
import { expect, test } from './journey.js';
import { panelOf } from './panel.js';

declare global {
  interface Window {
    /** Sum of layout shifts since the page began, recent input or not. */
    kerfShift: number;
  }
}

/** Sums every layout shift of the pages to come. */
async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.kerfShift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        window.kerfShift += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Slow 4G, and a processor a quarter as fast. */
async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: (1.6 * 1024 * 1024) / 8,
    uploadThroughput: (750 * 1024) / 8,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
}

for (const width of [375, 1280]) {
  for (const address of ['/', '/business-cards', '/business-cards/premium-business-card', '/cart']) {
    test(`Shoppers on slow 4G see ${address} stand still while it loads, ${width} pixels wide`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      await slowDown(page);
      await watchShifts(page);
      await page.goto(address);
      await page.waitForLoadState('networkidle');
      await page.waitForTimeout(500);
      expect(await page.evaluate(() => window.kerfShift)).toBeLessThanOrEqual(0.01);
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
