import type { Locator, Page } from '@playwright/test';
import { cartOf } from './cart-page.js';
import { expect, test } from './journey.js';
import { panelOf } from './panel.js';

test.use({ javaScriptEnabled: false });

/** What the API says that a line of the cart costs, by the configuration that its drawing is asked for with. */
async function priceOf(page: Page, line: Locator): Promise<string> {
  const drawing = new URL((await line.locator('img').getAttribute('src')) ?? '', page.url());
  const quantity = Number(await line.getByLabel('Quantity').inputValue());
  const answer = await page.request.get(`/api/get/pricing-data${drawing.search}`);
  const rows: { quantity: number; price: number }[] = await answer.json();
  return `$${rows.find((row) => row.quantity === quantity)?.price.toFixed(2)}`;
}

for (const width of [375, 1280])
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 812 } });

    test(`Shoppers with scripts off buy a card with foil and a size of their own, change and remove it, ${width} pixels wide`, async ({
      page,
    }) => {
      await page.goto('/business-cards/premium-business-card');
      const panel = panelOf(page);
      await panel.choose('Size (in mm)', 'Custom');
      await panel.width.fill('80');
      await panel.height.fill('50.5');
      await panel.features.click();
      await panel.root
        .getByRole('group', { name: /^Foil Stamp/ })
        .getByText('Gold', { exact: true })
        .click();
      await panel.choose('Quantity', '100');
      const opening = await panel.total.textContent();
      await panel.root.locator('.price-bar').getByRole('button', { name: 'Show price' }).click();
      await expect(page).toHaveURL(/print_features/);
      await expect(panel.total).not.toHaveText(opening ?? '');
      await expect(panel.summary).toContainText('80 x 50.5 mm');
      await expect(panel.summary).toContainText('Foil Stamp: Gold (front)');
      const price = (await panel.total.textContent()) ?? '';

      await panel.addToCart.click();
      const { lines, empty } = cartOf(page);
      await expect(lines).toHaveCount(1);
      await expect(lines).toContainText('Foil Stamp: Gold (front)');
      await expect(lines.locator('.line-total strong')).toHaveText(price);
      expect(await priceOf(page, lines)).toBe(price);

      await lines.getByRole('link', { name: /^Change/ }).click();
      await expect(panel.root).toContainText('You are changing');
      await expect(panel.summary).toContainText('80 x 50.5 mm');
      await panel.choose('Sides', 'Two Sides');
      await panel.root.locator('.price-bar').getByRole('button', { name: 'Show price' }).click();
      await expect(panel.summary).toContainText('Two Sides');
      const changed = (await panel.total.textContent()) ?? '';
      await panel.addToCart.click();
      await expect(lines).toHaveCount(1);
      await expect(lines).toContainText('Two Sides');
      await expect(lines).toContainText('Foil Stamp: Gold (front)');
      await expect(lines.locator('.line-total strong')).toHaveText(changed);
      expect(await priceOf(page, lines)).toBe(changed);

      await lines.getByRole('button', { name: /^Remove/ }).click();
      await expect(empty).toBeVisible();
      await page.getByRole('button', { name: /^Undo/ }).click();
      await expect(lines.locator('.line-total strong')).toHaveText(changed);
    });

    test(`Shoppers with scripts off buy a thousand stickers on a roll, ${width} pixels wide`, async ({
      page,
    }) => {
      await page.goto('/stickers/roll/standard-vinyl');
      const panel = panelOf(page);
      const unfold = (group: string) => panel.root.locator('summary').filter({ hasText: group }).click();
      await unfold('Supply and shape');
      await panel.choose('Orientation', 'Right Side First');
      await unfold('Quantity and sets');
      await unfold('See More');
      await panel.choose(/^Quantity$/, '1,000');
      await panel.root.locator('.price-bar').getByRole('button', { name: 'Show price' }).click();
      await expect(panel.summary).toContainText('Right Side First');
      await expect(panel.summary).toContainText('Quantity: 1000');
      const price = (await panel.total.textContent()) ?? '';
      await panel.addToCart.click();
      const { lines } = cartOf(page);
      await expect(lines).toContainText('Right Side First');
      await expect(lines.locator('.line-total strong')).toHaveText(price);
      expect(await priceOf(page, lines)).toBe(price);
      await lines.getByLabel('Quantity').fill('2000');
      await lines.getByRole('button', { name: 'Update' }).click();
      await expect(lines.locator('.line-total strong')).not.toHaveText(price);
      expect(await priceOf(page, lines)).toBe(await lines.locator('.line-total strong').textContent());
    });
  });
