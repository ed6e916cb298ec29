import { cartOf } from './cart-page.js';
import { expect, test } from './journey.js';
import { panelOf } from './panel.js';
import { focused, tabTo } from './tab-to.js';

test('Shoppers can choose and buy with the keyboard alone', async ({ page }) => {
  await page.goto('/');
  await tabTo(page, /Choose a card|Business cards/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/business-cards$/);
  await tabTo(page, /Premium Business Card/i);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/premium-business-card/);
  const panel = panelOf(page);
  const before = await panel.settledTotal();

  await tabTo(page, /^Size \(in mm\)/);
  for (let presses = 0; presses < 12 && !/Custom/.test(await focused(page)); presses++)
    await page.keyboard.press('ArrowRight');
  await tabTo(page, /Width/);
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('80');
  await tabTo(page, /Height/);
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('50');
  await tabTo(page, /^Sides/);
  await page.keyboard.press('ArrowRight');
  await tabTo(page, /^Quantity/);
  await page.keyboard.press('ArrowRight');
  await tabTo(page, /Number of Sets/);
  await page.keyboard.press('ArrowDown');
  await tabTo(page, /Special Features \(Add-ons\)/);
  await page.keyboard.press('Enter');
  await tabTo(page, /^Foil Stamp$/);
  await tabTo(page, /^Foil Stamp \(Select up to 3\)/);
  await page.keyboard.press('Space');
  const total = await panel.settledTotal();
  expect(total).not.toBe(before);
  await tabTo(page, /^Add to Cart$/);
  await page.keyboard.press('Enter');
  await expect(panel.status).toContainText('View cart');
  // What came of it is said before the button that was pressed.
  await tabTo(page, /View cart/, 'Shift+Tab');
  await page.keyboard.press('Enter');

  const cart = cartOf(page);
  await expect(cart.lines).toHaveCount(1);
  await expect(cart.sum('Subtotal')).toHaveText(total);
  await tabTo(page, /^Number of Sets/);
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('1');
  await page.keyboard.press('Enter');
  await expect(cart.sum('Subtotal')).not.toHaveText(total);
  await tabTo(page, /^Remove/);
  await page.keyboard.press('Enter');
  await expect(cart.empty).toBeVisible();
  expect(await focused(page), 'focus stays in the cart').not.toBe('');
});
