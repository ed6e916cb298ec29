import { expect, expectToWork, test, widgetsIn } from './situation.js';

test('The widgets work in a sandboxed frame, which has no origin and no storage', async ({ page }) => {
  await page.goto('/sandboxed-frame');
  const frame = await (await page.waitForSelector('iframe')).contentFrame();
  if (!frame) throw new Error('The frame is not there.');
  await expectToWork(frame);
  const { addToCart, status } = widgetsIn(frame);
  await addToCart.click();
  await expect(status).toContainText('View cart');
  // The shop lets nobody show it in a frame.
  const opened = page.waitForEvent('popup');
  await status.getByRole('link', { name: 'View cart' }).click();
  await expect((await opened).locator('kerf-cart').getByRole('listitem')).toHaveCount(1);
  await expect(addToCart).toBeVisible();
});
