import { cartOf } from './cart-page.js';
import { expect, test } from './journey.js';
import { panelOf } from './panel.js';

test('Shoppers can configure a premium card, add it to the cart and find it there after a reload', async ({
  page,
}) => {
  await page.goto('/business-cards/premium-business-card');
  const panel = panelOf(page);
  await panel.settledTotal();
  await panel.typeSize('80', '50');
  await panel.group('Sides').getByRole('radio').last().locator('..').click();
  await panel.chooseQuantity('500');
  const before = await panel.settledTotal();
  await panel.features.click();
  await panel
    .group(/Foil Stamp.*Front/)
    .getByRole('checkbox')
    .first()
    .locator('..')
    .click();
  await expect(panel.summary).toContainText(/foil/i);
  const total = await panel.settledTotal();
  expect(Number(total.replace('$', ''))).toBeGreaterThan(Number(before.replace('$', '')));

  await panel.addToCart.click();
  await expect(panel.status).toContainText('View cart');
  await expect(page.locator('kerf-cart-link').first()).toContainText('1');
  await panel.root.getByRole('link', { name: 'View cart' }).click();

  const cart = cartOf(page);
  for (const _ of ['as followed', 'after a reload']) {
    await expect(cart.lines).toHaveCount(1);
    await expect(cart.lines).toContainText('80');
    await expect(cart.lines).toContainText('50');
    await expect(cart.lines).toContainText(/foil/i);
    await expect(cart.lines.getByLabel('Quantity')).toHaveValue('500');
    await expect(cart.lines.locator('.line-total strong')).toHaveText(total);
    await expect(cart.sum('Subtotal')).toHaveText(total);
    await page.reload();
  }
});

test('Shoppers can change quantity and sets of a line, and remove it', async ({ page }) => {
  await page.goto('/business-cards/standard-business-card');
  const panel = panelOf(page);
  const one = Number((await panel.settledTotal()).replace('$', ''));
  await panel.addToCart.click();
  await expect(panel.status).toContainText('View cart');
  await page.goto('/cart');
  const cart = cartOf(page);
  const line = cart.lines.first();
  await line.getByLabel('Number of Sets').fill('3');
  await line.getByRole('button', { name: 'Update' }).click();
  await expect(line.locator('.line-total strong')).toHaveText(`$${(one * 3).toFixed(2)}`);
  await line.getByLabel('Quantity').fill('1000');
  await line.getByRole('button', { name: 'Update' }).click();
  await expect(line.locator('.line-total strong')).not.toHaveText(`$${(one * 3).toFixed(2)}`);
  await page.reload();
  await expect(line.getByLabel('Quantity')).toHaveValue('1000');
  await expect(line.getByLabel('Number of Sets')).toHaveValue('3');
  await line.getByRole('button', { name: /Remove/ }).click();
  await expect(cart.empty).toBeVisible();
  await page.reload();
  await expect(cart.empty).toBeVisible();
});

test('Shoppers can go back from a line to its product page and find their choices there', async ({
  page,
}) => {
  await page.goto('/business-cards/premium-business-card');
  const panel = panelOf(page);
  await panel.settledTotal();
  await panel.typeSize('80', '50');
  await panel.chooseQuantity('500');
  const total = await panel.settledTotal();
  await panel.addToCart.click();
  await panel.root.getByRole('link', { name: 'View cart' }).click();
  await cartOf(page)
    .lines.first()
    .getByRole('link', { name: /Change/ })
    .click();
  await expect(panel.width).toHaveValue('80');
  await expect(panel.height).toHaveValue('50');
  expect(await panel.settledTotal()).toBe(total);

  // What is added from there takes the line's place.
  await panel.chooseQuantity('1,000');
  const changed = await panel.settledTotal();
  await panel.addToCart.click();
  await panel.root.getByRole('link', { name: 'View cart' }).click();
  await expect(cartOf(page).lines).toHaveCount(1);
  await expect(cartOf(page).lines.first()).toContainText(changed);
});

test('Shoppers whose browser keeps nothing find the line in the cart all the same', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('Storage is blocked.', 'SecurityError');
        },
      });
  });
  await page.goto('/business-cards/premium-business-card');
  const panel = panelOf(page);
  await panel.settledTotal();
  await panel.addToCart.click();
  await panel.root.getByRole('link', { name: 'View cart' }).click();
  await expect(cartOf(page).lines).toHaveCount(1);
  // Where nothing is kept the cart comes along in the address, and the page is led on until it is not there any more.
  await page.waitForURL(/\/cart$/);
  await page.reload();
  await expect(cartOf(page).lines).toHaveCount(1);
});

test('Shoppers who add in two tabs at the same moment lose no line', async ({ context }) => {
  const tabs = await Promise.all([context.newPage(), context.newPage()]);
  const [first, second] = tabs;
  await Promise.all([
    first?.goto('/business-cards/premium-business-card'),
    second?.goto('/business-cards/swing-tags'),
  ]);
  const panels = tabs.map((tab) => panelOf(tab));
  for (const panel of panels) await panel.settledTotal();
  await Promise.all(panels.map((panel) => panel.addToCart.click()));
  for (const panel of panels) await expect(panel.status).toContainText('Added to your cart.');
  const [tab] = tabs;
  if (!tab) return;
  await tab.goto('/cart');
  await expect(cartOf(tab).lines).toHaveCount(2);
});

test('Shoppers can pick a quantity in the price table, and the panel follows', async ({ page }) => {
  await page.goto('/business-cards/premium-business-card');
  const panel = panelOf(page);
  const first = await panel.settledTotal();
  const row = page.locator('kerf-price-table').getByRole('row').nth(4);
  await row.getByRole('cell').first().click();
  await expect(row.getByRole('radio')).toBeChecked();
  await expect.poll(() => panel.settledTotal()).not.toBe(first);
  await expect(row).toContainText(await panel.settledTotal());
});

test('Shoppers can order several sets, and the total is the price times the sets', async ({ page }) => {
  await page.goto('/business-cards/standard-business-card');
  const panel = panelOf(page);
  const one = Number((await panel.settledTotal()).replace('$', ''));
  await panel.sets.selectOption('4');
  await expect(panel.total).toHaveText(`$${(one * 4).toFixed(2)}`);
});
