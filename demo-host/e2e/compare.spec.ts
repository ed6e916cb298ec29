import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test, widgetsIn } from './situation.js';

/** Keeps the panel's configuration with each of these rows. */
async function keepRows(page: Page, rows: readonly number[]): Promise<void> {
  const { panel, table, total } = widgetsIn(page);
  for (const row of rows) {
    await table.getByRole('row').nth(row).click();
    await expect(total).toHaveAttribute('aria-busy', 'false');
    await panel.getByRole('button', { name: 'Add to Compare' }).click();
    await expect(panel.locator('.actions .notice')).toContainText('Added to compare.');
  }
}

for (const [width, height] of [
  [1280, 800],
  [375, 812],
] as const)
  test(`Visitors of another site compare, copy the shop’s link and buy, ${width} px wide`, async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.setViewportSize({ width, height });
    await page.addInitScript(() => {
      const heard: string[] = [];
      Object.assign(window, { heard });
      for (const type of [
        'kerf-before-compare',
        'kerf-compare',
        'kerf-before-compare-change',
        'kerf-compare-change',
        'kerf-before-add-to-cart',
        'kerf-add-to-cart',
        'kerf-error',
      ])
        addEventListener(type, () => void heard.push(type));
    });
    await page.goto('/compare');
    await expect(widgetsIn(page).total).toContainText('$');
    await keepRows(page, [3, 4, 5]);
    const tray = page.locator('kerf-compare');
    await expect(tray.locator('.type')).toHaveCount(width > 810 ? 3 : 2);
    await widgetsIn(page).panel.getByRole('button', { name: 'View comparison' }).click();
    const dialog = tray.getByRole('dialog', { name: 'Compare' });
    await expect(dialog.locator('.card')).toHaveCount(width > 812 ? 2 : 3);
    const { violations } = await new AxeBuilder({ page }).setLegacyMode().include('kerf-compare').analyze();
    expect(violations).toEqual([]);

    const card = dialog.locator('.card').first();
    await card.getByRole('button', { name: 'Copy link' }).click();
    await expect(card.locator('.said')).toHaveText('Link copied.');
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(link).toBe(await card.getByRole('link', { name: 'Open' }).getAttribute('href'));
    expect(link).toContain(`${process.env.KERF_SHOP_URL}/business-cards/premium-business-card?`);

    await card.getByRole('button', { name: 'Add to Cart' }).click();
    await expect(card.locator('.said')).toContainText('Added to your cart.');
    await card.getByRole('button', { name: 'Remove' }).click();
    await expect(dialog.locator('.card')).toHaveCount(2);
    await page.keyboard.press('Escape');
    await expect(widgetsIn(page).cartLink).toContainText('1');
    expect(await page.evaluate('heard')).toEqual([
      ...Array(3).fill(['kerf-before-compare', 'kerf-compare']).flat(),
      'kerf-before-add-to-cart',
      'kerf-add-to-cart',
      'kerf-before-compare-change',
      'kerf-compare-change',
    ]);
    // No cookie of ours on a page of theirs.
    expect(await page.evaluate(() => document.cookie)).toBe('');
    await page.goto(link);
    await expect(page.locator('kerf-configurator .summary-text')).toContainText('Quantity: 200');
  });

test.describe('without a connection', () => {
  test.use({ expectedErrors: [/ERR_FAILED/] });
  for (const part of ['tray', 'keep-for-comparing'])
    test(`a part of the code that is lost is said, and fetched again: ${part}`, async ({ page }) => {
      let isLost = true;
      await page.route(`**/${part}-*.js`, (route) => (isLost ? route.abort() : route.continue()));
      await page.goto('/compare');
      const { panel, total } = widgetsIn(page);
      await expect(total).toContainText('$');
      const compare = panel.getByRole('button', { name: 'Add to Compare' });
      await compare.click();
      await expect(panel.locator('.actions .notice')).toHaveText(/try again/i);
      isLost = false;
      await compare.click();
      await expect(panel.locator('.actions .notice')).toContainText('Added to compare.');
      await expect(page.locator('kerf-compare .type')).toHaveCount(1);
    });
});
