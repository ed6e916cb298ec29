import { cartOf } from './cart-page.js';
import { expect, test } from './journey.js';
import { panelOf } from './panel.js';

test.use({ javaScriptEnabled: false });

for (const item of ['standard-business-card', 'premium-business-card', 'swing-tags']) {
  test(`Shoppers can read the prices of ${item} with JavaScript off`, async ({ page }) => {
    await page.goto(`/business-cards/${item}`);
    const rows = page.locator('kerf-price-table').getByRole('row').filter({ hasText: '$' });
    await expect(rows.first()).toBeVisible();
    expect(await rows.count()).toBeGreaterThanOrEqual(5);
    await expect(page.locator('kerf-configurator')).toContainText('Size (in mm)');
  });
}

test('Shoppers can walk from home to a product, and find in their cart what they add, with JavaScript off', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Business cards', exact: true }).first().click();
  await page
    .getByRole('main')
    .getByRole('link', { name: /Premium/ })
    .first()
    .click();
  await expect(page.locator('kerf-price-table')).toContainText('$');
  await page.goto('/cart');
  await expect(page.locator('.no-script')).toContainText('Your cart is empty');
  await page.goBack();
  const panel = panelOf(page);
  await panel.root.locator('summary', { hasText: 'See More' }).click();
  await panel.choose('Quantity', '200');
  await panel.addToCart.click();
  await expect(page).toHaveURL(/\/cart/);
  await expect(cartOf(page).lines).toHaveCount(1);
  await expect(cartOf(page).lines.getByLabel('Quantity')).toHaveValue('200');
});
