import { expect, test } from './situation.js';

test('Visitors read about the product that they choose in the panel beside it', async ({ page }) => {
  await page.goto('/product-info');
  const info = page.locator('kerf-product-info');
  const read = info.getByRole('tab', { selected: true }).first();
  await expect(read).toHaveText('Standard Matte 250gsm');
  await page.locator('kerf-configurator').getByText('Swing Tags', { exact: true }).click();
  await expect(read).toHaveText('Swing Tags');
  await expect(info.getByRole('heading', { name: 'Swing Tags' })).toBeVisible();
});
