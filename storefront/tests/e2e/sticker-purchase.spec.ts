import { cartOf } from './cart-page.js';
import { expect, test } from './journey.js';
import { screens, stickerPanelOf } from './sticker-panel.js';

for (const { where, viewport } of screens) {
  test.describe(where, () => {
    test.use({ viewport });

    test(`Shoppers can configure a die-cut sticker, buy it and reopen it from the cart, ${where}`, async ({
      page,
    }) => {
      await page.goto('/stickers/die-cut');
      const panel = stickerPanelOf(page);
      const before = await panel.settledTotal();
      await panel.pick('Supply and shape', 'Shape', 'Circle or Oval');
      await panel.typeStickerSize('60', '60');
      await panel.pick('Material and print', 'Finishing', 'Gloss Laminate');
      await panel.pick('Material and print', 'Adhesive', 'Removable');
      await panel.pick('Extras', 'Premium processing', 'Premium Coating');
      await panel.pick('Extras', 'Premium coating', 'Textured Spot Coating');
      await panel.open('Quantity and sets');
      await panel.chooseQuantity('500');
      await panel.sets.selectOption('2');
      await panel.close();
      const total = await panel.settledTotal();
      expect(total).not.toBe(before);
      const row = page
        .locator('kerf-price-table')
        .getByRole('row')
        .filter({ has: page.getByText('500', { exact: true }) });
      const one = Number(((await row.getByRole('cell').first().textContent()) ?? '').trim().slice(1));
      expect(total).toBe(`$${(one * 2).toFixed(2)}`);
      const summary = (await panel.summary.textContent()) ?? '';
      expect(summary).toBe(
        'Standard Vinyl Stickers / Die Cut / Circle or Oval / Gloss Laminate / Removable / White Vinyl 80 micron / ' +
          'Full Colour / 60 x 60 mm / One Side / Textured Spot Coating / Quantity: 500 / Sets: 2',
      );

      await panel.addToCart.click();
      await expect(panel.status).toContainText('View cart');
      await panel.root.getByRole('link', { name: 'View cart' }).click();
      const { lines, sum } = cartOf(page);
      await expect(lines).toHaveCount(1);
      for (const words of [
        'Standard Vinyl Stickers',
        'Die Cut',
        'Circle or Oval',
        '60 x 60',
        'Textured Spot Coating',
      ])
        await expect(lines).toContainText(words);
      await expect(sum('Subtotal')).toHaveText(total);

      await lines.getByRole('link', { name: /Change/ }).click();
      await expect(page).toHaveURL(/\/stickers\/die-cut/);
      await expect(panel.summary).toHaveText(summary);
      expect(await panel.settledTotal()).toBe(total);
      await panel.open('Size');
      await expect(panel.width).toHaveValue('60');
      await panel.open('Material and print');
      await expect(panel.chosen('Adhesive')).toHaveAccessibleName('Removable');
    });
  });
}
