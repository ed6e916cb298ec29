import { expect, expectToWork, test, widgetsIn } from './situation.js';

test('A choice in one widget re-prices the other of the same configuration', async ({ page }) => {
  await page.goto('/one-configuration');
  await expectToWork(page);
  const { rows, panel } = widgetsIn(page);
  const row = rows.nth(4);
  await row.getByRole('radio').locator('..').click();
  const price = (await row.getByRole('cell').first().textContent())?.trim() ?? '';
  await expect(panel.locator('.total-price')).toHaveText(price);
});

test('Two widgets of one configuration ask for prices once', async ({ page }) => {
  let asked = 0;
  page.on('request', (request) => {
    if (request.url().includes('/pricing-data?')) asked += 1;
  });
  await page.goto('/one-configuration');
  await expect(widgetsIn(page).total).toContainText('$');
  await page.waitForLoadState('networkidle');
  expect(asked).toBe(1);
});
