import { slowDown } from '../../storefront/tests/e2e/slow-down.js';
import { shiftsOf, watchShifts } from '../../storefront/tests/e2e/watch-shifts.js';
import { expect, test, widgetsIn } from './situation.js';

for (const situation of ['plain', 'price-table-alone', 'two-configurations'])
  test(`Visitors on slow 4G see the page stand still while the widgets come: ${situation}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await slowDown(page);
    await watchShifts(page);
    await page.goto(`/${situation}`);
    await expect(widgetsIn(page).rows.first()).toBeVisible();
    await page.waitForTimeout(500);
    const { sum, moved } = await shiftsOf(page);
    expect(sum, moved).toBeLessThanOrEqual(0.01);
  });

test('Visitors on slow 4G see nothing move once a page has put late tags in', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await slowDown(page);
  await watchShifts(page);
  await page.goto('/late-tags');
  await page.locator('kerf-price-table').waitFor({ state: 'attached' });
  // The page itself pushes its foot down, in one go, since the place is kept at once.
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn, 50))));
  await page.evaluate(() => {
    window.kerfMoved = [];
  });
  await expect(widgetsIn(page).rows.first()).toBeVisible();
  await page.waitForTimeout(500);
  const { sum, moved } = await shiftsOf(page);
  expect(sum, moved).toBeLessThanOrEqual(0.01);
});

test('The place that is kept for a price table is the one that it takes', async ({ page }) => {
  await page.route('**/kerf-price-table-*.js', async (route) => {
    await new Promise((passed) => setTimeout(passed, 1000));
    await route.continue();
  });
  await page.goto('/price-table-alone');
  const height = () =>
    page.locator('kerf-price-table').evaluate((table) => table.getBoundingClientRect().height);
  await expect.poll(height).toBeGreaterThan(500);
  const before = await height();
  await expect(widgetsIn(page).rows.first()).toBeVisible();
  expect(Math.abs((await height()) - before)).toBeLessThanOrEqual(2);
});
