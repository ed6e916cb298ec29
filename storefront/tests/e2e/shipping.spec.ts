import { beThere } from './be-there.js';
import { checkAccessibility } from './check-accessibility.js';
import { expect, test } from './journey.js';

const address = '/stickers/die-cut';

for (const [width, height] of [
  [375, 812],
  [1280, 800],
] as const)
  test(`Shoppers see when their order starts, ships and arrives, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto(address);
    const promised = page
      .locator('kerf-configurator')
      .getByText(/^Arrives by/)
      .first();
    const day = (await promised.textContent())?.replace('Arrives by ', '') ?? '';
    const services = page.locator('kerf-shipping-info');
    await services.scrollIntoViewIfNeeded();
    await beThere(page, 'kerf-shipping-info');
    // It is the last section of the page.
    await expect(page.locator('main > section').last()).toContainText('Services');
    await services.getByRole('button', { name: /^Shipping information/ }).click();
    const dialog = services.getByRole('dialog', { name: 'Shipping Information' });
    await expect(dialog.getByRole('heading', { name: 'Shipping Information' })).toBeFocused();
    await expect(dialog.getByRole('heading', { name: 'Turnaround Time' })).toBeVisible();
    // The calendar, its sentence and the panel tell one day.
    await expect(dialog.locator('[part=estimate]')).toContainText(`arrives by ${day}.`);
    await expect(dialog.getByRole('cell', { name: `${day}: arrives by this day` })).toHaveCount(1);
    await checkAccessibility(page);
    await dialog.getByLabel('Product').selectOption('Dome Stickers');
    await expect(dialog.locator('[part=estimate]')).toContainText('An order of Dome Stickers');
    await expect(dialog.locator('[part=estimate]')).not.toContainText(day);
    // Nothing is wider than the dialog, nor than the window.
    expect(await dialog.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    await page.keyboard.press('Escape');
    await expect(services.getByRole('button', { name: /^Shipping information/ })).toBeFocused();
  });

test('Shoppers who come to the page of shipping times choose the product there', async ({ page }) => {
  await page.goto('/shipping?item=die-cut');
  await beThere(page, 'kerf-shipping-info');
  await checkAccessibility(page);
  await page.getByLabel('Product').selectOption('Dome Stickers');
  await expect(page.locator('kerf-shipping-info [part=estimate]')).toContainText('An order of Dome Stickers');
  // It is in the address, and so outlives a reload.
  await expect(page).toHaveURL(/\/shipping\?item=die-cut&product_id=15$/);
  await page.reload();
  await expect(page.locator('kerf-shipping-info [part=estimate]')).toContainText('An order of Dome Stickers');
});

test('Shoppers who come from the foot of any page see how long everything takes that the shop sells', async ({
  page,
}) => {
  await page.goto('/stickers');
  await page.getByRole('link', { name: 'Shipping and turnaround times' }).click();
  const table = page.getByRole('table', { name: 'Turnaround Time' });
  for (const name of ['Art Paper Stickers', 'Dome Stickers', 'Swing Tags', 'Premium Business Card'])
    await expect(table.getByRole('row', { name }).getByRole('cell')).toHaveText([/^\d+$/, /^\d+$/, /^\d+$/]);
  await expect(page.getByText(/^Times are those of/)).toHaveCount(0);
  await checkAccessibility(page);
  await table.getByRole('link', { name: 'Dome Stickers' }).click();
  await expect(page.locator('kerf-shipping-info [part=estimate]')).toContainText('An order of Dome Stickers');
});

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false });

  test('Shoppers go on from the services of a product to its shipping times, and choose another one', async ({
    page,
  }) => {
    await page.goto(address);
    await page.getByRole('link', { name: /^Shipping information/ }).click();
    await expect(page).toHaveURL(/\/shipping\?item=die-cut&product_id=\d+$/);
    await expect(page.getByRole('heading', { name: 'Shipping Information' })).toBeVisible();
    await expect(page.getByRole('table', { name: /^Turnaround time/ })).toContainText('Total business days');
    await page.getByLabel('Product').selectOption('Dome Stickers');
    await page.getByRole('button', { name: 'Show' }).click();
    await expect(page.getByText('An order of Dome Stickers')).toBeVisible();
    await expect(page.getByRole('cell', { name: /arrives by this day/ })).toHaveCount(1);
    await page.getByRole('link', { name: 'Swing Tags', exact: true }).last().click();
  });
});
