import { expect, expectToBuy, expectToWork, test, widgetsIn } from './situation.js';

test('Visitors who block storage can choose and buy', async ({ page }) => {
  await page.goto('/storage-blocked');
  await expectToWork(page);
  await expectToBuy(page);
});

test('Visitors who block storage get true words when they compare', async ({ page }) => {
  await page.goto('/storage-blocked');
  await expectToWork(page);
  const { panel } = widgetsIn(page);
  const status = panel.getByRole('status').filter({ hasText: /compar/ });
  await panel.getByRole('button', { name: 'Add to Compare' }).click();
  await expect(status).toContainText('keeps nothing');
  await expect(status).not.toContainText('already');
});
