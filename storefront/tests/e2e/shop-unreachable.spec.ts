import { startShop } from '../start-shop.js';
import { cartOf } from './cart-page.js';
import { expect, test } from './journey.js';
import { panelOf } from './panel.js';

// Chromium reports every request of a closed shop in the console, by how far it came.
test.use({
  expectedErrors: [/ERR_CONNECTION_REFUSED|ERR_CONNECTION_RESET|ERR_EMPTY_RESPONSE|ERR_SOCKET_NOT_CONNECTED/],
});

test('Shoppers are told when the shop is down, keep what they entered, and go on once it is back', async ({
  page,
}) => {
  const shop = await startShop();
  try {
    await page.goto(`${shop.url}/business-cards/premium-business-card`);
    const panel = panelOf(page);
    await panel.settledTotal();
    await shop.kill();

    await panel.typeSize('80', '50');
    await panel.chooseQuantity('500');
    const retry = page.getByRole('button', { name: 'Try again' }).first();
    await expect(retry).toBeVisible();
    await expect(panel.addToCart).toBeDisabled();
    await expect(panel.width).toHaveValue('80');
    await expect(panel.height).toHaveValue('50');

    await shop.start();
    await retry.click();
    const total = await panel.settledTotal();
    await expect(panel.width).toHaveValue('80');
    await expect(panel.addToCart).toBeEnabled();

    // Down again at the moment of buying.
    await shop.kill();
    await panel.addToCart.click();
    await expect(panel.status).not.toBeEmpty();
    await expect(panel.status).not.toContainText('View cart');
    await shop.start();
    await panel.addToCart.click();
    await expect(panel.status).toContainText('View cart');
    await page.goto(`${shop.url}/cart`);
    await expect(cartOf(page).lines).toHaveCount(1);
    await expect(cartOf(page).sum('Subtotal')).toHaveText(total);

    // A press before the script has taken the cart over leads to the shop, which is not there any more.
    await expect(page.locator('kerf-cart:not([data-kerf-ssr])')).toBeVisible();
    await shop.kill();
    const line = cartOf(page).lines.first();
    await line.getByLabel('Number of Sets').fill('2');
    await line.getByRole('button', { name: 'Update' }).click();
    await expect(line.locator('.error-notice')).toBeVisible();
    await expect(line.getByLabel('Number of Sets')).toHaveValue('2');
    await shop.start();
    await line.getByRole('button', { name: 'Update' }).click();
    await expect(cartOf(page).sum('Subtotal')).not.toHaveText(total);
  } finally {
    await shop.stop();
  }
});

test('Shoppers who add to the cart find it there after the shop was killed that very moment', async ({
  page,
}) => {
  const shop = await startShop();
  try {
    await page.goto(`${shop.url}/business-cards/standard-business-card`);
    const panel = panelOf(page);
    const total = await panel.settledTotal();
    const added = page.waitForResponse(
      (response) => response.url().includes('/cart/create/item') && response.ok(),
    );
    await panel.addToCart.click();
    await added;
    await shop.kill();
    await shop.start();
    await page.goto(`${shop.url}/cart`);
    await expect(cartOf(page).sum('Subtotal')).toHaveText(total);
  } finally {
    await shop.stop();
  }
});
