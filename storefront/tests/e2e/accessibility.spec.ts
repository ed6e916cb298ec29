import { cartOf } from './cart-page.js';
import { checkAccessibility, checkColours } from './check-accessibility.js';
import { expect, test } from './journey.js';
import { panelOf } from './panel.js';

const items = [
  'standard-business-card',
  'premium-business-card',
  'swing-tags',
  'standard-matte-250gsm',
  'royal-extra-white-400gsm',
  'vintage-kraft-300gsm',
];

const housePages = ['/contact', '/privacy', '/returns', '/terms', '/user-guide/latest-news'];

for (const address of [
  '/',
  '/business-cards',
  '/cart',
  ...items.map((item) => `/business-cards/${item}`),
  ...housePages,
]) {
  test(`Shoppers with any ability can use ${address}, light or dark`, async ({ page }) => {
    await page.goto(address);
    await page.waitForLoadState('networkidle');
    await checkAccessibility(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    await checkColours(page);
  });
}

test.describe('where there is nothing', () => {
  test.use({ expectedErrors: [/status of 404/] });
  test('Shoppers with any ability can use the page for lost addresses', async ({ page }) => {
    await page.goto('/no-such-page');
    await checkAccessibility(page);
  });
});

test('Shoppers with any ability can use every state of the panel', async ({ page }) => {
  await page.goto('/business-cards/premium-business-card');
  const panel = panelOf(page);
  await panel.settledTotal();

  await panel.typeSize('1', '50');
  await expect(panel.root.getByText(/must not be below/)).toBeVisible();
  await checkAccessibility(page);
  await panel.typeSize('9999', '50');
  await expect(panel.requestQuote).toBeVisible();
  await checkAccessibility(page, 'kerf-configurator');
  await panel.typeSize('80', '50');

  await panel.chooseQuantity('Custom');
  await panel.customQuantity.fill('3');
  await panel.sets.selectOption('Custom');
  await panel.customSets.fill('0');
  await expect(panel.root.getByText('Please enter number of sets')).toBeVisible();
  await checkAccessibility(page, 'kerf-configurator');
  await panel.customQuantity.fill('600');
  await panel.customSets.fill('2');

  await panel.group('Sides').getByRole('radio').last().locator('..').click();
  await panel.features.click();
  for (const tab of await panel.root.getByRole('tab').all()) {
    await tab.click();
    await checkAccessibility(page, 'kerf-configurator');
  }
  await panel.root.getByRole('button', { name: 'About sets' }).focus();
  await checkAccessibility(page, 'kerf-configurator');
  await panel.settledTotal();
  await panel.addToCart.click();
  await expect(panel.status).toContainText('View cart');
  await checkAccessibility(page, 'kerf-configurator');
});

test.describe('where a change is refused', () => {
  test.use({ expectedErrors: [/status of 422/] });

  test('Shoppers with any ability can use a cart with lines and with a refused change', async ({ page }) => {
    await page.goto('/business-cards/swing-tags');
    const panel = panelOf(page);
    await panel.settledTotal();
    await panel.addToCart.click();
    await expect(panel.status).toContainText('View cart');
    await page.goto('/cart');
    const line = cartOf(page).lines.first();
    await expect(line).toBeVisible();
    await checkAccessibility(page);
    await line.getByLabel('Quantity').fill('1');
    await line.getByRole('button', { name: 'Update' }).click();
    await expect(line.locator('.slot').filter({ hasText: /\w/ })).toBeVisible();
    await checkAccessibility(page);
  });
});
