import { messages } from '@kerf/sdk/contract';
import { expect, test } from './journey.js';
import { screens, stickerPanelOf } from './sticker-panel.js';

for (const { where, viewport } of screens) {
  test.describe(where, () => {
    test.use({ viewport });

    test(`Shoppers can change the supply, and what depends on it begins anew, ${where}`, async ({ page }) => {
      await page.goto('/stickers/die-cut');
      const panel = stickerPanelOf(page);
      await panel.priced();
      await panel.pick('Supply and shape', 'Shape', 'Circle or Oval');
      await panel.pick('Material and print', 'Finishing', 'Gloss Laminate');
      await panel.pick('Material and print', 'Adhesive', 'Removable');
      await panel.pick('Extras', 'Packing', 'Split Backing');
      await panel.pick('Extras', 'Premium processing', 'Premium Coating');
      await expect(panel.summary).toContainText(
        'Die Cut / Circle or Oval / Gloss Laminate / Removable / White Vinyl 80 micron / Full Colour / 50 x 50 mm / ' +
          'One Side / Gloss Spot Coating / Split Backing',
      );
      await panel.pick('Supply and shape', 'Supply', 'Kiss Cut');
      const opening =
        'Kiss Cut / Square or Rectangle / Matte Laminate / Permanent / White Vinyl 80 micron / Full Colour / ' +
        '50 x 50 mm / One Side / Quantity: 50 / Sets: 1';
      await expect(panel.summary).toHaveText(`Standard Vinyl Stickers / ${opening}`);

      // A finishing has adhesives of its own.
      await panel.pick('Material and print', 'Adhesive', 'High Tack');
      await panel.pick('Material and print', 'Finishing', 'Scratch-resistant Laminate');
      await expect(panel.chosen('Adhesive')).toHaveAccessibleName('Permanent');
      await expect(panel.option('Adhesive').getByRole('radio')).toHaveCount(2);

      // A product has everything of its own.
      await panel.pick('Product', 'Product', 'Kraft Paper Stickers');
      await expect(panel.summary).toContainText(
        /^Kraft Paper Stickers \/ Die Cut \/ Square or Rectangle \/ /,
      );
      await panel.close();
      await panel.priced();
    });

    test(`Shoppers can choose how a roll is wound, but type no size for it, ${where}`, async ({ page }) => {
      await page.goto('/stickers/roll');
      const panel = stickerPanelOf(page);
      await panel.priced();
      await panel.open('Supply and shape');
      await expect(panel.option('Orientation').getByRole('radio')).toHaveCount(4);
      await panel.open('Size');
      await expect(panel.width).toHaveAttribute('readonly', '');
      await expect(panel.height).toHaveAttribute('readonly', '');
      await expect(panel.root.getByRole('radio', { name: 'Custom' })).toHaveCount(0);
      await panel.pick('Size', 'Size (in mm)', '105 x 148');
      await expect(panel.width).toHaveValue('105');
      await expect(panel.height).toHaveValue('148');
      await panel.pick('Supply and shape', 'Orientation', 'Foot First');
      await panel.close();
      await panel.priced();

      // Left or right side first, the height lies across the roll, which is 110 mm wide at most.
      for (const way of ['Left Side First', 'Right Side First']) {
        await panel.pick('Supply and shape', 'Orientation', way);
        await panel.open('Size');
        await expect(panel.root.getByText(messages.stickerSizeAbove).last()).toBeVisible();
        await expect(panel.quotation).toHaveCount(0);
        await panel.close();
        await expect(page.locator('kerf-price-table')).toContainText(messages.stickerSizeAbove);
        await expect(page.locator('kerf-price-table').getByRole('table')).toHaveCount(0);
        await expect(panel.addToCart).toBeDisabled();
      }
    });

    test(`Shoppers can say how many stickers a sheet holds, 30 at most, ${where}`, async ({ page }) => {
      await page.goto('/stickers/sheet');
      const panel = stickerPanelOf(page);
      await panel.priced();
      await panel.open('Size');
      await expect(panel.option('Sheet size (in mm)')).toBeVisible();
      for (const [text, message] of [
        ['', messages.stickersPerSheetRequired],
        ['0', messages.stickersPerSheetRequired],
        ['31', messages.stickersPerSheetAbove],
      ] as const) {
        await panel.stickersPerSheet.fill(text);
        await expect(panel.root.getByText(message).last()).toBeVisible();
        await expect(panel.addToCart).toBeDisabled();
      }
      await panel.stickersPerSheet.fill('30');
      await expect(panel.root.getByText(messages.stickersPerSheetAbove)).toHaveCount(0);
      await panel.close();
      await panel.priced();
      await expect(panel.addToCart).toBeEnabled();
      await expect(panel.summary).toContainText('Stickers per sheet: 30');
    });

    test(`Shoppers can say how many cuts a special shape has, 30 at most, ${where}`, async ({ page }) => {
      await page.goto('/stickers/special');
      const panel = stickerPanelOf(page);
      await panel.priced();
      await panel.open('Size');
      for (const [text, message] of [
        ['', 'Number of cuts is required.'],
        ['31', 'Number of cuts should not be more than 30.'],
      ] as const) {
        await panel.cuts.fill(text);
        await expect(panel.root.getByText(message).last()).toBeVisible();
        await expect(panel.addToCart).toBeDisabled();
      }
      await panel.cuts.fill('');
      await panel.cuts.pressSequentially('1a-234567');
      await expect(panel.cuts).toHaveValue('1a-234567');
      await expect(panel.root.getByText(messages.wholeNumberUnclear).last()).toBeVisible();
      await expect(panel.addToCart).toBeDisabled();
      await panel.cuts.fill('30');
      await panel.close();
      await panel.priced();
      await expect(panel.addToCart).toBeEnabled();
    });

    test(`Shoppers can ask for a quotation where a size is special, ${where}`, async ({ page }) => {
      await page.goto('/stickers/die-cut');
      const panel = stickerPanelOf(page);
      const prices = page.locator('kerf-price-table');
      await panel.priced();
      await expect(prices.getByRole('table')).toBeVisible();
      await panel.typeStickerSize('900', '900');
      await expect(panel.root.getByText(messages.stickerSizeAbove).last()).toBeVisible();
      await expect(panel.quotation).toBeVisible();
      await expect(panel.addToCart).toHaveCount(0);
      await expect(panel.requestQuote).toBeEnabled();
      await expect(prices).toContainText('It is a special size.');
      await expect(prices.getByRole('table')).toHaveCount(0);

      await panel.typeStickerSize('5', '60');
      await expect(panel.root.getByText('Width or height must not be below 20mm.').last()).toBeVisible();
      await expect(panel.quotation).toHaveCount(0);
      await expect(prices.getByRole('table')).toHaveCount(0);
      await panel.typeStickerSize('', '60');
      await expect(panel.root.getByText(messages.sizeRequired).last()).toBeVisible();
      await expect(prices).toContainText(messages.sizeRequired);
      await panel.typeStickerSize('70', '60');
      await expect(prices.getByRole('table')).toBeVisible();
      await panel.close();
      await panel.priced();
    });

    test(`Shoppers can find every sticker by its name, with the options it has, ${where}`, async ({
      page,
    }) => {
      await page.goto('/stickers/die-cut');
      const panel = stickerPanelOf(page);
      await panel.priced();
      await panel.open('Product');
      const names = await panel
        .option('Product')
        .getByRole('radio')
        .evaluateAll((inputs) =>
          inputs.map((input) => {
            const label = (input as HTMLInputElement).labels?.[0]?.cloneNode(true) as HTMLElement | undefined;
            // What it would change is no part of its name.
            for (const note of label?.querySelectorAll('[aria-hidden]') ?? []) note.remove();
            return label?.textContent ?? '';
          }),
        );
      expect(names).toHaveLength(14);
      expect(names.filter((name) => !/[^s] Stickers$/.test(name.replace('Decals', 'Decal')))).toEqual([]);
      for (const name of ['Foil Paper Stickers', 'Embossed Paper Stickers']) {
        await panel.pick('Product', 'Product', name);
        await panel.open('Material and print');
        await expect(panel.option('Material')).toHaveCount(1);
        await expect(panel.option('Finishing')).toHaveCount(0);
      }
      await panel.pick('Product', 'Product', 'Standard Vinyl Stickers');
      await panel.open('Material and print');
      await expect(panel.option('Finishing')).toHaveCount(1);

      for (const [finishing, isCoated] of [
        ['Matte Laminate', true],
        ['Scratch-resistant Laminate', false],
        ['Gloss Laminate', true],
      ] as const) {
        await panel.pick('Material and print', 'Finishing', finishing);
        await panel.open('Extras');
        await expect(panel.option('Premium processing')).toHaveCount(isCoated ? 1 : 0);
        await expect(panel.option('Premium coating')).toHaveCount(0);
      }
      await panel.pick('Extras', 'Premium processing', 'Premium Coating');
      await expect(panel.option('Premium coating').getByRole('radio')).toHaveCount(2);
      await expect(panel.option('Install ready')).toHaveCount(0);

      await page.goto('/stickers/vinyl-lettering');
      await panel.priced();
      await panel.open('Extras');
      await expect(panel.option('Install ready')).toHaveCount(1);
      await panel.pick('Product', 'Product', 'Transfer Decals');
      await expect(panel.summary).toContainText(/^Transfer Decals \//);
      await panel.close();
      if (await panel.head('Extras').isVisible()) await panel.open('Extras');
      await expect(panel.option('Install ready')).toHaveCount(0);
    });
  });
}

test.describe('on a low phone', () => {
  const height = 480;
  test.use({ viewport: { width: 375, height } });

  test('Shoppers can choose in a drawer that leaves a quarter of the screen free', async ({ page }) => {
    await page.goto('/stickers/die-cut');
    const panel = stickerPanelOf(page);
    await panel.priced();
    let tallest = 0;
    for (const name of [
      'Product',
      'Supply and shape',
      'Size',
      'Material and print',
      'Extras',
      'Quantity and sets',
    ] as const) {
      await panel.open(name);
      await expect(panel.drawer).toHaveAccessibleName(name);
      await expect
        .poll(async () => {
          const box = await panel.drawer.boundingBox();
          return box && Math.round(box.y + box.height);
        })
        .toBe(height);
      const drawn = (await panel.drawer.boundingBox())?.height ?? 0;
      // A layout counts in 64ths of a pixel.
      expect(drawn).toBeLessThanOrEqual(height * 0.75 + 1 / 64);
      tallest = Math.max(tallest, drawn);
      await page.keyboard.press('Escape');
      await expect(panel.drawer).toBeHidden();
      await expect(panel.head(name)).toBeFocused();
    }
    expect(Math.round(tallest), 'a long list takes what there is').toBe(height * 0.75);
  });
});
