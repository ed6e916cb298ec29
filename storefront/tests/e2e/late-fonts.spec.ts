import { expect, test } from './journey.js';
import { shiftsOf, watchShifts } from './watch-shifts.js';

for (const width of [320, 375, 768, 1280]) {
  for (const address of ['/', '/stickers', '/business-cards/premium-business-card', '/stickers/roll']) {
    test(`Shoppers whose fonts come late see ${address} stand still when they do, ${width} pixels wide`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      await watchShifts(page);
      let release = () => {};
      const released = new Promise<void>((resolve) => {
        release = resolve;
      });
      let asked = 0;
      await page.route('**/*.woff2', async (route) => {
        asked++;
        await released;
        await route.continue();
      });
      await page.goto(address, { waitUntil: 'commit' });
      await expect(page.locator('.foot')).toBeVisible();
      await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
      const before = (await shiftsOf(page)).sum;
      release();
      await page.waitForLoadState('networkidle');
      await page.evaluate(
        () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
      );
      const { sum, moved } = await shiftsOf(page);
      expect(asked).toBe(2);
      expect(sum - before, moved).toBeLessThanOrEqual(0.01);
    });
  }
}
