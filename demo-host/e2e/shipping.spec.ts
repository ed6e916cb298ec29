import { expect, test } from './situation.js';

for (const width of [320, 1280])
  test(`Visitors see when an order arrives without leaving the page, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 812 });
    await page.goto('/shipping');
    const widget = page.locator('kerf-shipping-info');
    await expect(widget).toContainText('Free shipping Australia wide');
    await widget.getByRole('button', { name: /^Shipping information/ }).click();
    const dialog = widget.getByRole('dialog', { name: 'Shipping Information' });
    await expect(dialog.getByRole('table', { name: /^Turnaround time/ })).toContainText('Dome Stickers');
    await dialog.getByLabel('Product').selectOption('Dome Stickers');
    // The very day that the panel promises, once it is of the same product.
    const arrives = /arrives by (.*)\.$/.exec((await dialog.getByRole('status').first().textContent()) ?? '');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(widget.getByRole('button', { name: /^Shipping information/ })).toBeFocused();
    await page.evaluate(() =>
      document.querySelector('kerf-configurator')?.setAttribute('product', 'dome-stickers'),
    );
    await expect(page.locator('kerf-configurator')).toContainText(`Arrives by ${arrives?.[1]}`);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  });
