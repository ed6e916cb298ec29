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

test('Two widgets of one configuration share their calls', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const call = /\/(featured-items|pricing-data)\?/.exec(request.url())?.[1];
    if (call) asked.push(call);
  });
  await page.goto('/one-configuration');
  const { total, panel } = widgetsIn(page);
  await expect(total).toContainText('$');
  await page.waitForLoadState('networkidle');
  // What it opens with comes with its prices.
  expect(asked).toEqual(['featured-items']);
  const before = await total.textContent();
  await panel.getByRole('radio', { name: 'Two Sides' }).check();
  await expect(total).not.toHaveText(before ?? '');
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual(['featured-items', 'pricing-data']);
});
