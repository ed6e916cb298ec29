import { cartOf } from './cart-page.js';
import { expect, test } from './journey.js';
import { panelOf } from './panel.js';
import { walkByKeyboard } from './walk-by-keyboard.js';

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

for (const { address, viewport } of [
  { address: '/business-cards/premium-business-card', viewport: { width: 1280, height: 800 } },
  { address: '/stickers/roll', viewport: { width: 1280, height: 800 } },
  { address: '/stickers/die-cut', viewport: { width: 375, height: 720 } },
])
  test.describe(`${viewport.width} pixels wide`, () => {
    test.use({ viewport });

    test(`Shoppers never lose the focus by what they press on ${address}`, async ({ page }) => {
      await page.goto(address);
      await panelOf(page).settledTotal();
      const { used, losses } = await walkByKeyboard(page);
      expect(losses).toEqual([]);
      expect(used).toBeGreaterThan(15);
    });
  });

test('Shoppers who come by an address to the reviews read on there, and no line is drawn around them', async ({
  page,
}) => {
  await page.goto('/business-cards/swing-tags?reviews_page=2#reviews');
  const reviews = page.locator('#reviews');
  await expect(reviews).toBeFocused();
  await page.keyboard.press('Shift');
  await expect(reviews).toHaveCSS('outline-style', 'none');
});

test('Shoppers never lose the focus by what they press in the cart', async ({ page }) => {
  await page.goto('/business-cards/swing-tags');
  const panel = panelOf(page);
  await panel.settledTotal();
  await panel.addToCart.click();
  await expect(panel.root.getByRole('link', { name: 'View cart' })).toBeVisible();
  await page.goto('/cart');
  const line = cartOf(page).lines.first();
  await line.getByLabel('Number of Sets').fill('2');
  await line.getByLabel('Number of Sets').press('Enter');
  await expect(line).toHaveAttribute('aria-busy', 'false');
  await line.getByLabel('Number of Sets').fill('3');
  // From there on, Tab comes to the whole line.
  await page.getByRole('heading', { level: 1 }).click();
  const { used, losses } = await walkByKeyboard(page);
  expect(losses).toEqual([]);
  expect(used).toBeGreaterThan(2);
});
