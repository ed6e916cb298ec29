import { cartOf } from './cart-page.js';
import { expect, test } from './journey.js';
import { panelOf } from './panel.js';

test.use({ expectedErrors: [/status of 4\d\d/] });

test('Shoppers who saw an old price are told the new one, and can take it', async ({ page }) => {
  // What a cache on the way may still hold: yesterday's answer, a dollar cheaper.
  let isOld = true;
  await page.route('**/api/get/pricing-data?*', async (route) => {
    const response = await route.fetch();
    const rows = await response.json();
    const changed = rows.map((row: { price: number }) => ({
      ...row,
      price: Math.round((row.price - 1) * 100) / 100,
    }));
    await route.fulfill({ response, json: isOld ? changed : rows });
  });
  await page.goto('/business-cards/premium-business-card');
  const panel = panelOf(page);
  await panel.settledTotal();
  // Any change, so that the price comes from the API and not with the page.
  await panel.typeSize('80', '50');
  const old = Number((await panel.settledTotal()).replace('$', ''));
  const today = `$${(old + 1).toFixed(2)}`;
  isOld = false;
  await panel.addToCart.click();
  await expect(panel.status).toContainText(today);
  await expect(page.locator('kerf-cart-link').first()).not.toContainText('1');
  await expect(panel.total).toHaveText(today);
  await panel.addToCart.click();
  await expect(panel.status).toContainText('View cart');
  await page.goto('/cart');
  await expect(cartOf(page).sum('Subtotal')).toHaveText(today);
});
