import { expect, test } from './journey.js';
import { panelOf } from './panel.js';

test('Shoppers can go from a question mark to its text, read on, and send it away where they stand', async ({
  page,
}) => {
  await page.goto('/business-cards/premium-business-card');
  const panel = panelOf(page);
  await panel.settledTotal();
  const button = panel.root.getByRole('button', { name: 'About sets' });
  const text = panel.root.getByRole('tooltip');
  await button.hover();
  await expect(text).toBeVisible();
  await expect(text).toHaveCSS('margin', '0px');
  const [from, to] = [await button.boundingBox(), await text.boundingBox()];
  if (!from || !to) throw new Error('The button or its text is not on the page.');
  // Slowly, so that the pointer is on the way between the two as well.
  const x = from.x + from.width / 2;
  const start = from.y + from.height / 2;
  const end = to.y + to.height / 2;
  for (let step = 0; step <= 40; step++) {
    await page.mouse.move(x, start + ((end - start) * step) / 40);
    await expect(text, `${step} of 40 steps from the button to the text`).toBeVisible({ timeout: 1 });
  }
  await page.keyboard.press('Escape');
  await expect(text).toBeHidden();
  await page.mouse.move(0, 0);
  await button.hover();
  await expect(text).toBeVisible();
});

test('Shoppers keep a text that has the focus when the pointer leaves it', async ({ page }) => {
  await page.goto('/business-cards/premium-business-card');
  const panel = panelOf(page);
  await panel.settledTotal();
  const button = panel.root.getByRole('button', { name: 'About sets' });
  const text = panel.root.getByRole('tooltip');
  await button.focus();
  await button.hover();
  await page.mouse.move(0, 0);
  await expect(text).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(text).toBeHidden();
});
