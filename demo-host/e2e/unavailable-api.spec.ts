import { expect, expectWords, test } from './situation.js';

test.use({ expectedErrors: [/status of 503/] });

test('The widgets say what to do when the shop is closed for maintenance', async ({ page }) => {
  await page.goto('/unavailable-api');
  await expectWords(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const retry = page.getByRole('button', { name: 'Try again' }).first();
  await expect(retry).toBeVisible();
  await retry.click();
  await expectWords(page);
});
