import { cartOf } from './cart-page.js';
import { expect, test } from './journey.js';
import { panelOf } from './panel.js';

test.use({ javaScriptEnabled: false });

for (const item of ['standard-business-card', 'premium-business-card', 'swing-tags']) {
  test(`Shoppers can read the prices of ${item} with JavaScript off`, async ({ page }) => {
    await page.goto(`/business-cards/${item}`);
    const rows = page.locator('kerf-price-table').getByRole('row').filter({ hasText: '$' });
    await expect(rows.first()).toBeVisible();
    expect(await rows.count()).toBeGreaterThanOrEqual(5);
    await expect(page.locator('kerf-configurator')).toContainText('Size (in mm)');
  });
}

test('Shoppers can walk from home to a product, and find in their cart what they add, with JavaScript off', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Business cards', exact: true }).first().click();
  await page
    .getByRole('main')
    .getByRole('link', { name: /Premium/ })
    .first()
    .click();
  await expect(page.locator('kerf-price-table')).toContainText('$');
  await page.goto('/cart');
  await expect(page.locator('.no-script')).toContainText('Your cart is empty');
  await page.goBack();
  const panel = panelOf(page);
  await panel.root.locator('summary', { hasText: 'See More' }).click();
  await panel.choose('Quantity', '200');
  await panel.addToCart.click();
  await expect(page).toHaveURL(/\/cart/);
  await expect(cartOf(page).lines).toHaveCount(1);
  await expect(cartOf(page).lines.getByLabel('Quantity')).toHaveValue('200');
});

for (const path of ['/business-cards/premium-business-card', '/stickers/roll/standard-vinyl'])
  test(`Shoppers with JavaScript off see nothing at ${path} that would do nothing`, async ({ page }) => {
    await page.goto(path);
    const shown = page.locator('main').getByRole('button');
    await expect(shown).toHaveText(['Show price', 'Add to Cart']);
    await expect(page.locator('kerf-price-table, kerf-preview').locator('input:visible')).toHaveCount(0);
    await expect(page.getByText('Choose a row')).toBeHidden();
    await expect(panelOf(page).root.locator('[readonly]:visible')).toHaveCount(0);
  });

test('Shoppers with JavaScript off are shown no price beside a choice that it is not of', async ({
  page,
}) => {
  await page.goto('/business-cards/premium-business-card');
  const panel = panelOf(page);
  const bar = panel.root.locator('.price-bar');
  const before = await bar.boundingBox();
  await expect(panel.total).toBeVisible();
  await panel.choose('Material', /^Vintage Kraft/);
  await expect(panel.total).toBeHidden();
  expect(await bar.boundingBox()).toEqual(before);
  await panel.choose('Material', /^Standard Matte/);
  await expect(panel.total).toBeVisible();
  await panel.choose('Material', /^Vintage Kraft/);
  await panel.root.locator('.price-bar').getByRole('button', { name: 'Show price' }).click();
  await expect(panel.summary).toContainText('Vintage Kraft');
  await expect(panel.total).toBeVisible();
});

test('Shoppers with JavaScript off read of every special feature and every stock, and open the answers', async ({
  page,
}) => {
  await page.goto('/business-cards/premium-business-card');
  const info = page.locator('kerf-product-info');
  for (const title of ['Foil Stamp (Select up to 3)', 'The string to go with it', 'Vintage Kraft 300gsm'])
    await expect(info.getByRole('heading', { name: title })).toBeVisible();
  await expect(info.getByRole('tab')).toHaveCount(0);
  await info.getByText('Which stock should I take for embossing?').click();
  await expect(info.getByText('thick enough for a deep relief')).toBeVisible();
});
