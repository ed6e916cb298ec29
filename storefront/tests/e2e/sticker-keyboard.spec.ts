import { cartOf } from './cart-page.js';
import { expect, test } from './journey.js';
import { stickerPanelOf } from './sticker-panel.js';
import { focused, tabTo } from './tab-to.js';

test('Shoppers can choose and buy a sticker with the keyboard alone', async ({ page }) => {
  const { keyboard } = page;
  await page.goto('/');
  await tabTo(page, /^Stickers$/);
  await keyboard.press('Enter');
  await expect(page).toHaveURL(/\/stickers$/);
  await tabTo(page, /Die Cut/);
  await keyboard.press('Enter');
  await expect(page).toHaveURL(/\/stickers\/die-cut$/);
  const panel = stickerPanelOf(page);
  const before = await panel.settledTotal();

  /** Opens a group from its head, which keeps the focus. */
  const unfold = async (name: Parameters<typeof panel.open>[0]) => {
    await tabTo(page, new RegExp(`^${name}`));
    await keyboard.press('Enter');
    await expect.poll(() => panel.isUnfolded(name)).toBe(true);
    await expect(panel.head(name)).toBeFocused();
  };
  await tabTo(page, /^Next slide$/);
  await keyboard.press('Enter');
  await tabTo(page, /^Choose a slide|^\d of \d/);
  await keyboard.press('ArrowRight');
  await unfold('Product');
  await tabTo(page, /^Product Standard/);
  await keyboard.press('ArrowDown');
  await expect(panel.summary).toContainText(/^Art Paper Stickers/);
  await unfold('Supply and shape');
  await tabTo(page, /^Supply/);
  await keyboard.press('ArrowDown');
  await expect(panel.summary).toContainText('Kiss Cut');
  await tabTo(page, /^Shape/);
  await keyboard.press('ArrowDown');
  await unfold('Size');
  await tabTo(page, /^Size \(in mm\)/);
  for (let presses = 0; presses < 12 && !/Custom/.test(await focused(page)); presses++)
    await keyboard.press('ArrowRight');
  await tabTo(page, /Width/);
  await keyboard.press('ControlOrMeta+A');
  await keyboard.type('80');
  await tabTo(page, /Height/);
  await keyboard.press('ControlOrMeta+A');
  await keyboard.type('40');
  await unfold('Material and print');
  for (const legend of [/^Finishing/, /^Adhesive/]) {
    await tabTo(page, legend);
    await keyboard.press('ArrowDown');
  }
  await unfold('Extras');
  await tabTo(page, /^Packing/);
  await keyboard.press('ArrowDown');
  await unfold('Quantity and sets');
  await tabTo(page, /^Quantity/);
  await keyboard.press('ArrowRight');
  await tabTo(page, /Number of Sets/);
  await keyboard.press('ArrowDown');
  const total = await panel.settledTotal();
  expect(total).not.toBe(before);
  const summary = (await panel.summary.textContent()) ?? '';
  expect(summary).toContain('80 x 40 mm');
  expect(summary).toContain('Quantity: 100 / Sets: 2');
  await tabTo(page, /^Add to Cart$/);
  await keyboard.press('Enter');
  await expect(panel.status).toContainText('View cart');
  await tabTo(page, /^View cart$/);
  await keyboard.press('Enter');

  const cart = cartOf(page);
  await expect(cart.lines).toHaveCount(1);
  await expect(cart.sum('Subtotal')).toHaveText(total);
  await tabTo(page, /^Change/);
  await keyboard.press('Enter');
  await expect(page).toHaveURL(/\/stickers\/die-cut/);
  await expect(panel.summary).toHaveText(summary);
  expect(await panel.settledTotal()).toBe(total);
});
