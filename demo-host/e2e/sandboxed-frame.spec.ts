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

test('Visitors ask for a quote and find their way in from a sandboxed frame', async ({ page }) => {
  await page.goto('/sandboxed-frame');
  const frame = await (await page.waitForSelector('iframe')).contentFrame();
  if (!frame) throw new Error('The frame is not there.');
  for (const name of [/^Request a Quote for/, /^Special Processing/]) {
    await frame.getByRole('button', { name }).click();
    await expect(frame.getByRole('dialog').getByRole('button', { name: 'Inquire as Guest' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(frame.getByRole('dialog')).toHaveCount(0);
  }
  const opened = page.waitForEvent('popup');
  await frame.locator('kerf-auth').getByRole('button', { name: 'Sign In' }).click();
  await expect((await opened).getByLabel('Password', { exact: true })).toBeVisible();
  await expect(frame.locator('kerf-orders')).toContainText(/sign in/i);
});
