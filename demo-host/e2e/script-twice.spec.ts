import { expectToBuy, expectToWork, test } from './situation.js';

test('A second and third script tag do no harm', async ({ page }) => {
  await page.goto('/script-twice');
  await expectToWork(page);
  await expectToBuy(page);
});
