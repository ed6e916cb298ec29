import type { Page } from '@playwright/test';
import { expect, test } from './journey.js';
import { stickerPanelOf } from './sticker-panel.js';

/** Width and height that a layer of the drawing has, in the drawing's own units. */
const measure = (page: Page, layer: string) =>
  page
    .locator(`kerf-preview [data-layer=${layer}]`)
    .last()
    .evaluate((shape) => {
      const { width, height } = (shape as SVGGraphicsElement).getBBox();
      return { width, height };
    });

/** The size that the panel states, mm. */
async function statedSize(page: Page): Promise<{ width: number; height: number }> {
  const summary = (await stickerPanelOf(page).summary.textContent()) ?? '';
  const [, width, height] = /([\d.]+) x ([\d.]+) mm/.exec(summary) ?? [];
  return { width: Number(width), height: Number(height) };
}

/** That the drawing is of the stated size, and its margins of the millimetres that its caption states. */
async function expectToScale(page: Page, marginMm: number, scaled = 'CutContour'): Promise<void> {
  const { width, height } = await statedSize(page);
  await expect(page.locator('kerf-preview svg[role=img]')).toHaveAccessibleName(
    new RegExp(`${width} × ${height} mm`),
  );
  const cut = await measure(page, scaled);
  // A unit of the drawing is a millimetre, whatever is drawn.
  expect(cut.width / width).toBeCloseTo(1, 3);
  expect(cut.height / height).toBeCloseTo(1, 3);
  if (!marginMm) return;
  await expectMargins(page, marginMm, cut);
}

async function expectMargins(
  page: Page,
  marginMm: number,
  cut: { width: number; height: number },
): Promise<void> {
  const caption = page.locator('kerf-preview [part=caption]');
  await expect(caption).toContainText(`Artwork runs ${marginMm} mm past`);
  const bleed = await measure(page, 'bleed');
  const safety = await measure(page, 'safety');
  // To a hundredth of a millimetre on either side, which is as fine as a curved outline is drawn.
  for (const away of [
    bleed.width - cut.width,
    bleed.height - cut.height,
    cut.width - safety.width,
    cut.height - safety.height,
  ])
    expect(Math.abs(away / 2 - marginMm)).toBeLessThanOrEqual(0.01);
}

test('Shoppers can see stickers of every product and size to one scale, bleed and safety 2 mm from the cut', async ({
  page,
}) => {
  await page.goto('/stickers/die-cut');
  const panel = stickerPanelOf(page);
  await panel.priced();
  await panel.open('Product');
  const count = await panel.option('Product').getByRole('radio').count();
  expect(count).toBeGreaterThanOrEqual(12);
  for (let at = 0; at < count; at++) {
    await panel.open('Product');
    await panel.option('Product').getByRole('radio').nth(at).locator('..').click();
    await panel.open('Size');
    const sizes = panel.option('Size (in mm)').getByRole('radio');
    const presets = (await sizes.count()) - 1;
    await sizes
      .nth(at % presets)
      .locator('..')
      .click();
    await expectToScale(page, 2);
  }
  await panel.pick('Product', 'Product', 'Standard Vinyl Stickers');
  await panel.typeStickerSize('73.5', '41');
  for (const shape of ['Square or Rectangle', 'Circle or Oval', 'Rounded Corners', 'Custom Contour']) {
    await panel.pick('Supply and shape', 'Shape', shape);
    await expectToScale(page, 2);
  }
});

test('Shoppers can see every way of supplying a sticker to the same scale', async ({ page }) => {
  for (const item of ['kiss-cut', 'special', 'roll']) {
    await page.goto(`/stickers/${item}`);
    await expect(page.locator('kerf-preview [data-layer=CutContour]').first()).toBeAttached();
    await expectToScale(page, 2);
  }
});

test('Shoppers can see a sheet with each of its stickers 2 mm from its bleed', async ({ page }) => {
  await page.goto('/stickers/sheet');
  await expect(page.locator('kerf-preview [data-layer=CutContour]').first()).toBeAttached();
  await expectToScale(page, 0);
  await expectMargins(page, 2, await measure(page, 'KissCut'));
});

test('Shoppers can see lettering cut letter by letter, within the size that they asked for', async ({
  page,
}) => {
  await page.goto('/stickers/vinyl-lettering');
  await expectToScale(page, 0, 'tape');
  const preview = page.locator('kerf-preview');
  await expect(preview.locator('[part=caption]')).not.toContainText(/\d mm past/);
  await expect(preview.locator('[data-layer=bleed], [data-layer=safety]')).toHaveCount(0);
  const letters = await preview.locator('[data-layer=letters]').getAttribute('d');
  expect(await preview.locator('[data-layer=CutContour]').getAttribute('d')).toBe(letters);
});

test('Shoppers can see cards and tags to the same scale, bleed and safety 1 mm from the cut', async ({
  page,
}) => {
  for (const item of ['premium-business-card', 'swing-tags']) {
    await page.goto(`/business-cards/${item}`);
    await expect(page.locator('kerf-preview [data-layer=CutContour]').first()).toBeAttached();
    await expectToScale(page, 1);
  }
});

test('Shoppers can see a choice in the preview in the very frame they make it', async ({ page }) => {
  await page.goto('/stickers/die-cut');
  const panel = stickerPanelOf(page);
  await panel.priced();
  for (const [group, list] of [
    ['Size', 'size_id'],
    ['Supply and shape', 'shape_id'],
    ['Supply and shape', 'cutting_id'],
    ['Material and print', 'finishing_id'],
  ] as const) {
    await panel.open(group);
    const seen = await page.evaluate(async (name) => {
      const panel = document.querySelector('kerf-configurator')?.shadowRoot;
      const drawing = () =>
        document.querySelector('kerf-preview')?.shadowRoot?.querySelector('svg')?.outerHTML;
      const values = [...(panel?.querySelectorAll<HTMLInputElement>(`input[name="${name}"]`) ?? [])]
        .filter(({ checked, disabled, value }) => !checked && !disabled && value !== 'custom')
        .map(({ value }) => value);
      const late: string[] = [];
      let changed = 0;
      for (const value of values) {
        const before = drawing();
        panel?.querySelector<HTMLInputElement>(`input[name="${name}"][value="${value}"]`)?.click();
        await new Promise(requestAnimationFrame);
        const inFrame = drawing();
        await new Promise((done) => setTimeout(done, 250));
        if (inFrame !== drawing()) late.push(value);
        if (inFrame !== before) changed++;
      }
      return { late, changed };
    }, list);
    expect(seen.late, list).toEqual([]);
    expect(seen.changed, list).toBeGreaterThan(0);
  }
});
