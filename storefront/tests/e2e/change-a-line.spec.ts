import type { Page } from '@playwright/test';
import { beThere } from './be-there.js';
import { cartOf } from './cart-page.js';
import { expect, test } from './journey.js';
import { panelOf } from './panel.js';

/** A cart with a premium card and swing tags as their pages open with them, in that order, on its page. */
async function cartWithCardAndTags(page: Page) {
  for (const item of ['premium-business-card', 'swing-tags']) {
    await page.goto(`/business-cards/${item}`);
    await panelOf(page).settledTotal();
    await panelOf(page).addToCart.click();
    await expect(panelOf(page).status).toContainText('View cart');
  }
  await page.goto('/cart');
  // A press before the script is the form's, and has a page and a focus of its own.
  await beThere(page, 'kerf-cart');
  return cartOf(page);
}

test('Shoppers can change a line again and again, over a reload, and it stays one line in its place', async ({
  page,
}) => {
  const cart = await cartWithCardAndTags(page);
  await expect(cart.lines).toHaveCount(2);
  await cart.lines
    .first()
    .getByRole('link', { name: /^Change/ })
    .click();
  const panel = panelOf(page);
  await panel.settledTotal();
  for (const quantity of ['500', '1,000']) {
    await panel.chooseQuantity(quantity);
    await panel.settledTotal();
    await panel.addToCart.click();
    await expect(page.locator('kerf-configurator [part=notice]')).toContainText('Your cart is changed.');
    await page.reload();
    await panel.settledTotal();
  }
  await page.goto('/cart');
  await expect(cart.lines).toHaveCount(2);
  await expect(cart.lines.first()).toContainText('Premium Business Card');
  await expect(cart.lines.first().getByLabel('Quantity')).toHaveValue('1000');
  await expect(cart.lines.last()).toContainText('Swing Tags');
});

test('Shoppers who remove a line can take that back, also from the keyboard', async ({ page }) => {
  const cart = await cartWithCardAndTags(page);
  await cart.lines
    .first()
    .getByRole('button', { name: /^Remove/ })
    .click();
  await expect(cart.lines.first()).toContainText('Removed: Premium Business Card.');
  await expect(page.getByRole('button', { name: /^Undo/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(cart.lines.first()).toContainText('90 x 55 mm');
  await expect(cart.lines).toHaveCount(2);
  await page.reload();
  await expect(cart.lines.first()).toContainText('Premium Business Card');
});

test.describe('where the line is gone', () => {
  test.use({ expectedErrors: [/status of 404/] });

  test('Shoppers who removed a line elsewhere can still order what they changed it to, once', async ({
    page,
    context,
  }) => {
    await page.goto('/business-cards/swing-tags');
    const panel = panelOf(page);
    await panel.settledTotal();
    await panel.addToCart.click();
    await panel.status.getByRole('link', { name: 'View cart' }).click();
    await cartOf(page)
      .lines.getByRole('link', { name: /^Change/ })
      .click();
    await panel.settledTotal();
    const elsewhere = await context.newPage();
    await elsewhere.goto('/cart');
    await cartOf(elsewhere)
      .lines.getByRole('button', { name: /^Remove/ })
      .click();
    await expect(cartOf(elsewhere).lines).toContainText('Removed');
    await elsewhere.close();

    await panel.chooseQuantity('200');
    await panel.settledTotal();
    await panel.addToCart.click();
    await expect(panel.status).toContainText('is not in your cart. Added as a new one.');
    await panel.chooseQuantity('100');
    await panel.settledTotal();
    await panel.addToCart.click();
    await expect(panel.status).toContainText('Your cart is changed.');
    await page.goto('/cart');
    await expect(cartOf(page).lines).toHaveCount(1);
    await expect(cartOf(page).lines.getByLabel('Quantity')).toHaveValue('100');
  });
});

test('Shoppers who are sent the address of a line that somebody changes are told of no line, and add their own', async ({
  page,
}) => {
  await page.goto('/business-cards/premium-business-card?line=somebody-elses');
  const panel = panelOf(page);
  // A press before the script is the form's, and answered by the cart.
  await panel.settledTotal();
  await expect(page.getByText('You are changing')).toHaveCount(0);
  await panel.addToCart.click();
  await expect(panel.status).toContainText(/^Added to your cart/);
});

test('Shoppers find after a reload what they typed into their cart, and what they removed', async ({
  page,
}) => {
  const cart = await cartWithCardAndTags(page);
  await cart.lines
    .last()
    .getByRole('button', { name: /^Remove/ })
    .click();
  const undo = page.getByRole('button', { name: /^Undo/ });
  await expect(undo).toBeFocused();
  await cart.lines.first().getByLabel('Quantity').fill('300');
  await expect.poll(() => page.evaluate(() => sessionStorage.length)).toBe(2);
  await page.reload();
  await expect(cart.lines.first().getByLabel('Quantity')).toHaveValue('300');
  await expect(cart.lines.last()).toContainText('Removed: Swing Tags.');
  await undo.click();
  await expect(cart.lines.last()).toContainText('50 x 90 mm');
  await expect(cart.lines.first().getByLabel('Quantity')).toHaveValue('300');
});
