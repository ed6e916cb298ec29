import { expect, expectToWork, test, widgetsIn } from './situation.js';

test('Two configurations on a page do not touch each other', async ({ page }) => {
  await page.goto('/two-configurations');
  await expectToWork(page);
  const cards = page.locator('[aria-label="Business cards"]');
  const tags = page.locator('[aria-label="Swing tags"]');
  await expect(tags.locator('.total-price')).toContainText('$');
  const before = await tags.locator('kerf-price-table').getByRole('row').last().textContent();
  await cards
    .getByRole('group', { name: 'Sides' })
    .getByRole('radio', { checked: false })
    .first()
    .locator('..')
    .click();
  await page.waitForTimeout(600);
  await expect(tags.locator('kerf-price-table').getByRole('row').last()).toHaveText(before ?? '');
  for (const part of [cards, tags]) {
    await part.getByRole('button', { name: 'Add to Cart' }).click();
    await expect(part.locator('.outcome')).toContainText('View cart');
  }
  await expect(widgetsIn(page).cartLink).toContainText('2');
});
