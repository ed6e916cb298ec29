import { expect, expectToBuy, expectToWork, test, widgetsIn } from './situation.js';

test('Visitors who block storage can choose and buy', async ({ page }) => {
  await page.goto('/storage-blocked');
  await expectToWork(page);
  await expectToBuy(page);
});

test('Visitors who block storage are told for how long their cart is kept', async ({ page }) => {
  await page.goto('/storage-blocked');
  await expectToWork(page);
  const { addToCart, status } = widgetsIn(page);
  await addToCart.click();
  await expect(status).toContainText('Added to your cart. It is kept until you leave this page.');
});

test('Visitors who block storage compare for as long as they stay, and are told so', async ({ page }) => {
  await page.goto('/storage-blocked');
  await expectToWork(page);
  const { panel } = widgetsIn(page);
  const status = panel.getByRole('status').filter({ hasText: /compar/ });
  await panel.getByRole('button', { name: 'Add to Compare' }).click();
  await expect(status).toContainText('Added to compare. It is kept until you leave this page.');
  await panel.getByRole('button', { name: 'View comparison' }).click();
  await expect(page.locator('kerf-compare').getByRole('dialog').locator('.card')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await panel.getByRole('button', { name: 'Add to Compare' }).click();
  await expect(status).toContainText('in your comparison already');
});
