import { expect, expectWords, test } from './situation.js';

test.use({ expectedErrors: [/ERR_EMPTY_RESPONSE|ERR_CONNECTION/] });

test('The widgets say what to do when the shop can’t be reached', async ({ page }) => {
  await page.goto('/failing-api');
  await expectWords(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const retry = page.getByRole('button', { name: 'Try again' }).first();
  await expect(retry).toBeVisible();
  await retry.click();
  await expectWords(page);
});
