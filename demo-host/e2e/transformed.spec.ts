import { expect, expectToWork, test, widgetsIn } from './situation.js';

test('The widgets work inside transformed ancestors, and the tip stands by its question mark', async ({
  page,
}) => {
  await page.goto('/transformed');
  await expectToWork(page);
  const button = widgetsIn(page).panel.getByRole('button', { name: 'About sets' });
  await button.focus();
  const tip = widgetsIn(page).panel.getByRole('tooltip');
  await expect(tip).toBeVisible();
  const [question, words] = [await button.boundingBox(), await tip.boundingBox()];
  expect(Math.abs((question?.y ?? 0) - (words?.y ?? 0))).toBeLessThan(140);
  expect(Math.abs((question?.x ?? 0) - (words?.x ?? 0))).toBeLessThan(320);
});
