import { expect, expectWords, test } from './situation.js';

test('The widgets say what to do when nobody answers', async ({ page }) => {
  await page.goto('/silent-api');
  await expectWords(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const retry = page.getByRole('button', { name: 'Try again' }).first();
  await expect(retry).toBeVisible();
  await retry.click();
  await expectWords(page);
});
