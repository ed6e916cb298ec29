import { expect, expectWords, test } from './situation.js';

test.use({ expectedErrors: [/ERR_CONTENT_LENGTH_MISMATCH|ERR_CONNECTION/] });

test('The widgets say what to do when answers break off', async ({ page }) => {
  await page.goto('/cut-api');
  await expectWords(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const retry = page.getByRole('button', { name: 'Try again' }).first();
  await expect(retry).toBeVisible();
  await retry.click();
  await expectWords(page);
});
