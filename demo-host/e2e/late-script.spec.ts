import { expectToWork, test } from './situation.js';

test('The widgets work when the script comes long after the page', async ({ page }) => {
  await page.goto('/late-script');
  await expectToWork(page);
});
