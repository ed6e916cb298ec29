import { beThere } from './be-there.js';
import { expect, test } from './journey.js';
import { panelOf } from './panel.js';

// What is refused is meant to be.
test.use({ expectedErrors: [/status of 422/] });
test.beforeEach(async ({ page }) => {
  await page.goto('/business-cards/premium-business-card');
  const panel = panelOf(page);
  await panel.settledTotal();
  await panel.addToCart.click();
  await expect(panel.status.getByText('Added to your cart')).toBeVisible();
});

for (const [width, height] of [
  [812, 375],
  [667, 375],
  [375, 400],
] as const)
  test(`Shoppers at ${width} × ${height} have the total and the way on in one slim row, which covers no field`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/cart');
    await beThere(page, 'kerf-cart');
    const cart = page.locator('kerf-cart');
    const row = cart.locator('.go');
    const checkout = page.getByRole('link', { name: 'Checkout' });
    await cart.locator('.lines').evaluate((lines) => lines.scrollIntoView({ block: 'start' }));
    await expect(checkout).toBeInViewport({ ratio: 1 });
    await expect(row.getByText(/^\$/).first()).toBeInViewport({ ratio: 1 });
    const box = await row.boundingBox();
    expect(box?.height).toBeLessThanOrEqual(56);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(height);
    await page.screenshot({ path: `test-results/low-cart-${width}.png` });

    // Down by keyboard: nothing that has the focus is under it.
    await page.evaluate(() => scrollTo(0, 0));
    for (const name of ['Quantity', /^Update/, /^Remove/] as const) {
      const field = typeof name === 'string' ? cart.getByLabel(name) : cart.getByRole('button', { name });
      await page.evaluate(() => scrollTo(0, 0));
      await field.focus();
      const bottom = await field.evaluate((element) => element.getBoundingClientRect().bottom);
      const top = await row.evaluate((element) => element.getBoundingClientRect().top);
      expect(bottom, String(name)).toBeLessThanOrEqual(top);
    }
  });

test('Shoppers at 400 % have no row over their cart, and see a refused quantity with its label and why', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto('/cart');
  await beThere(page, 'kerf-cart');
  const cart = page.locator('kerf-cart');
  await expect(page.getByRole('link', { name: 'Checkout' })).not.toBeInViewport();
  const field = cart.getByLabel('Quantity');
  await field.fill('0');
  await cart.getByRole('button', { name: /^Update/ }).click();
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toBeFocused();
  await page.screenshot({ path: 'test-results/low-refused.png' });
  await expect(field).toBeInViewport({ ratio: 1 });
  await expect(cart.locator('.line-edit .number-label').first()).toBeInViewport({ ratio: 1 });
  await expect(cart.locator('.line-edit .slot')).toBeInViewport({ ratio: 1 });
});
