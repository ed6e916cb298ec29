import { expect, expectToWork, test, widgetsIn } from './situation.js';

test('The widgets work in a sandboxed frame, which has no origin and no storage', async ({ page }) => {
  await page.goto('/sandboxed-frame');
  const frame = await (await page.waitForSelector('iframe')).contentFrame();
  if (!frame) throw new Error('The frame is not there.');
  await expectToWork(frame);
  const { addToCart, status } = widgetsIn(frame);
  await addToCart.click();
  await expect(status).toContainText('View cart');
});
