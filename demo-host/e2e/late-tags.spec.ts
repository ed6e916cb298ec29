import { expectToWork, test } from './situation.js';

test('The widgets work when the tags come long after the script', async ({ page }) => {
  await page.goto('/late-tags');
  await expectToWork(page);
});
