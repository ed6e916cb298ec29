import { messages } from '@kerf/sdk/contract';
import { expect, test } from './journey.js';
import { panelOf } from './panel.js';

test.beforeEach(async ({ page }) => {
  await page.goto('/business-cards/premium-business-card');
  await panelOf(page).settledTotal();
});

test('Shoppers are asked for a size while one is missing', async ({ page }) => {
  const panel = panelOf(page);
  await panel.typeSize('80', '');
  await expect(panel.root.getByText(messages.sizeRequired)).toBeVisible();
  await expect(panel.addToCart).toBeDisabled();
  await expect(panel.compare).toBeDisabled();
  await expect(panel.print).toBeDisabled();
});

test('Shoppers are told the smallest size', async ({ page }) => {
  const panel = panelOf(page);
  await panel.typeSize('1', '50');
  await expect(panel.root.getByText(/^Width or height must not be below \d+(\.\d+)?mm\.$/)).toBeVisible();
  await expect(panel.addToCart).toBeDisabled();
});

test('Shoppers can ask for a quote where the size is special', async ({ page }) => {
  const panel = panelOf(page);
  await panel.typeSize('9999', '50');
  await expect(panel.root.getByText(messages.sizeAbove)).toBeVisible();
  await expect(panel.requestQuote).toBeEnabled();
  await expect(panel.addToCart).toHaveCount(0);
});

test('Shoppers find a size as they typed it, are told where it can’t be read, and can paste none', async ({
  page,
}) => {
  const panel = panelOf(page);
  await panel.choose('Size (in mm)', 'Custom');
  await panel.width.fill('');
  await panel.width.pressSequentially('8a0-e,5');
  await expect(panel.width).toHaveValue('8a0-e,5');
  await expect(panel.root.getByText(messages.sizeUnclear)).toBeVisible();
  await expect(panel.addToCart).toBeDisabled();
  await panel.width.fill('');
  await panel.width.pressSequentially('80,5');
  await expect(panel.root.getByText(messages.sizeUnclear)).toBeHidden();
  await expect(panel.summary).toContainText('80.5 x');
  await page.evaluate(() => navigator.clipboard?.writeText('70').catch(() => {}));
  await panel.width.fill('60');
  await panel.width.press('ControlOrMeta+V');
  await expect(panel.width).toHaveValue('60');
});

test('Shoppers are asked for a custom quantity while it is empty', async ({ page }) => {
  const panel = panelOf(page);
  await panel.chooseQuantity('Custom');
  await panel.customQuantity.fill('5');
  await panel.customQuantity.fill('');
  await expect(panel.root.getByText(messages.quantityEmpty)).toBeVisible();
  await expect(panel.addToCart).toBeDisabled();
});

test('Shoppers are told the smallest quantity, and can ask for a quote below it', async ({ page }) => {
  const panel = panelOf(page);
  const smallest = await panel.group('Quantity').getByRole('radio').first().getAttribute('aria-label');
  const label = smallest ?? (await panel.group('Quantity').locator('label').first().textContent()) ?? '';
  await panel.chooseQuantity('Custom');
  await panel.customQuantity.fill('1');
  await expect(panel.root.getByText(messages.quantityBelow(Number(label.replace(/\D/g, ''))))).toBeVisible();
  await expect(panel.requestQuote).toBeEnabled();
});

test('Shoppers can ask for a quote above the largest quantity', async ({ page }) => {
  const panel = panelOf(page);
  await panel.chooseQuantity('Custom');
  await panel.customQuantity.fill('999999');
  await expect(panel.root.getByText(messages.quantityAbove)).toBeVisible();
  await expect(panel.requestQuote).toBeEnabled();
});

test('Shoppers can order a quantity between the listed ones', async ({ page }) => {
  const panel = panelOf(page);
  await panel.chooseQuantity('Custom');
  await panel.customQuantity.fill('333');
  expect(Number((await panel.settledTotal()).replace('$', ''))).toBeGreaterThan(0);
  await expect(panel.addToCart).toBeEnabled();
});

for (const sets of ['', '0']) {
  test(`Shoppers are asked for a number of sets when it is '${sets}'`, async ({ page }) => {
    const panel = panelOf(page);
    await panel.sets.selectOption('Custom');
    await panel.customSets.fill('7');
    await panel.customSets.fill(sets);
    await expect(panel.root.getByText(messages.setsEmpty)).toBeVisible();
    await expect(panel.addToCart).toBeDisabled();
  });
}

test('Shoppers can choose three foils and no fourth', async ({ page }) => {
  const panel = panelOf(page);
  await panel.features.click();
  const foils = panel.group(/Foil Stamp.*Front/).getByRole('checkbox');
  for (let at = 0; at < 3; at++) await foils.nth(at).locator('..').click();
  await expect(foils.nth(3)).toBeDisabled();
  await foils.nth(0).locator('..').click();
  await expect(foils.nth(3)).toBeEnabled();
});
