import { expect, test, widgetsIn } from './situation.js';

test('A price table alone shows its prices and downloads no other widget', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await page.goto('/price-table-alone');
  await expect(widgetsIn(page).rows.first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(scripts.filter((url) => /configurator|kerf-cart|cart-link/.test(url))).toEqual([]);
  expect(scripts.length).toBeGreaterThan(0);
  // What calls the shop comes once somebody may need it.
  const callers = () => scripts.filter((url) => url.includes('/call-shop-'));
  expect(callers()).toEqual([]);
  await widgetsIn(page).rows.first().hover();
  await expect.poll(callers).toHaveLength(1);
});
