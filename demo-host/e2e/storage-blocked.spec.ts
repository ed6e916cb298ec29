import { expect, expectToBuy, expectToWork, test, widgetsIn } from './situation.js';

test('Visitors who block storage can choose and buy', async ({ page }) => {
  await page.goto('/storage-blocked');
  await expectToWork(page);
  await expectToBuy(page);
});

test('Visitors who block storage get true words when they compare', async ({ page }) => {
  await page.goto('/storage-blocked');
  await expectToWork(page);
  const { panel, status } = widgetsIn(page);
  await panel.getByRole('button', { name: 'Add to Compare' }).click();
  await expect(status).not.toBeEmpty();
  await expect(status).not.toContainText('already');
});
