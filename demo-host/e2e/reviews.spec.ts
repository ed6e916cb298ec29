import { expect, test } from './situation.js';

for (const width of [375, 1280])
  test(`Visitors can read at ${width} px, on a page of another site, that nobody said anything yet`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 812 });
    await page.goto('/reviews');
    await expect(page.locator('kerf-reviews')).toContainText('Nobody has reviewed this yet.');
    await expect(page.locator('kerf-reviews svg')).toHaveCount(0);
  });
