import { cartOf } from './cart-page.js';
import { expect, test } from './journey.js';

test.use({ javaScriptEnabled: false, expectedErrors: [/status of 422/] });

/** What a product page's form sends without script, from a page of the shop. */
const form = (fields: Record<string, string>) =>
  `<form method="post" action="/cart/lines">${Object.entries(fields)
    .map(([name, value]) => `<input type="hidden" name="${name}" value="${value}">`)
    .join('')}<button>Add to Cart</button></form>`;

const foiledCard = {
  item: 'premium-business-card',
  product_id: '17',
  width: '85',
  height: '50',
  quantity: '200',
  kinds: '1',
};

for (const width of [375, 1280])
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 812 } });

    test('Shoppers can fill, change and undo their cart with JavaScript off', async ({ page, baseURL }) => {
      await page.goto('/cart');
      await expect(page.locator('.no-script')).toContainText('Your cart is empty');
      await page.route('**/a-form', (route) =>
        route.fulfill({ contentType: 'text/html', body: form(foiledCard) }),
      );
      await page.goto('/a-form');
      await page.getByRole('button').click();
      const said = page.locator('#said');
      await expect(said).toContainText('Added to your cart: Premium Business Card, 200');
      await expect(said).toBeFocused();
      const cart = cartOf(page);
      await expect(cart.lines).toContainText('85 x 50 mm');
      await expect(page.locator('kerf-cart-link').first()).toContainText('1');
      // The price is that of the API.
      const asked = await page.request.get(
        `${baseURL}/api/get/pricing-data?${await cart.lines
          .locator('img')
          .getAttribute('src')
          .then((src) => src?.split('?')[1])}`,
      );
      const rows: { quantity: number; price: number }[] = await asked.json();
      const price = rows.find(({ quantity }) => quantity === 200)?.price;
      await expect(cart.lines.locator('.line-total strong')).toHaveText(`$${price?.toFixed(2)}`);

      await cart.lines.getByLabel('Quantity').fill('50,5');
      await cart.lines.getByRole('button', { name: 'Update' }).click();
      await expect(cart.lines.getByLabel('Quantity')).toHaveValue('50,5');
      await expect(cart.lines.locator('.slot').filter({ hasText: 'whole number' })).toBeVisible();
      await cart.lines.getByLabel('Quantity').fill('500');
      await cart.lines.getByLabel('Number of Sets').fill('2');
      await cart.lines.getByRole('button', { name: 'Update' }).click();
      await expect(said).toContainText('500 × 2 sets');
      await page.reload();
      await expect(cart.lines.getByLabel('Quantity')).toHaveValue('500');

      await cart.lines.getByRole('button', { name: 'Remove' }).click();
      await expect(said).toContainText('Removed: Premium Business Card.');
      await expect(cart.empty).toBeVisible();
      await page.getByRole('button', { name: 'Undo' }).click();
      await expect(said).toContainText('Back in your cart');
      await expect(cart.lines).toHaveCount(1);
      const wide = await page.locator('html').evaluate((root) => root.scrollWidth);
      expect(wide).toBeLessThanOrEqual(width);
    });
  });

test('Shoppers whose scripts come later find the cart that they filled without', async ({
  page,
  browser,
  context,
}) => {
  await page.goto('/cart');
  await page.route('**/a-form', (route) =>
    route.fulfill({ contentType: 'text/html', body: form(foiledCard) }),
  );
  await page.goto('/a-form');
  await page.getByRole('button').click();
  await expect(cartOf(page).lines).toHaveCount(1);
  const later = await browser.newContext({
    javaScriptEnabled: true,
    storageState: await context.storageState(),
  });
  const tab = await later.newPage();
  await tab.goto(new URL('/cart', page.url()).href);
  await expect(cartOf(tab).lines).toHaveCount(1);
  await expect.poll(() => tab.evaluate(() => localStorage.getItem('kerf-cart')?.length)).toBe(43);
  await cartOf(tab)
    .lines.getByRole('button', { name: /^Remove/ })
    .click();
  await expect(cartOf(tab).empty).toBeVisible();
  await page.goto('/cart');
  await expect(cartOf(page).empty).toBeVisible();
  await later.close();
});
