import { expectToBuy, expectToWork, test } from './situation.js';

test('The widgets work inside the shadow root of the host’s own component', async ({ page }) => {
  await page.goto('/inside-shadow-root');
  await expectToWork(page);
  await expectToBuy(page);
});
