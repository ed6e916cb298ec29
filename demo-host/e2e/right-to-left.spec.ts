import { expect, expectToWork, test, widgetsIn } from './situation.js';

test('The widgets follow a page that reads from right to left', async ({ page }) => {
  await page.goto('/right-to-left');
  await expectToWork(page);
  const { table, panel } = widgetsIn(page);
  const heads = table.getByRole('columnheader');
  const [first, last] = [await heads.first().boundingBox(), await heads.last().boundingBox()];
  expect(first?.x ?? 0).toBeGreaterThan(last?.x ?? 0);
  expect(await panel.locator('.root').evaluate((root) => getComputedStyle(root).direction)).toBe('rtl');
});
