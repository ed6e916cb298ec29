import { expect, test } from './situation.js';

test('A shopper of this site goes on to the checkout of the shop with what they chose here', async ({
  page,
}) => {
  await page.goto('/bootstrap');
  await page.getByRole('button', { name: 'Add to Cart' }).first().click();
  const cart = page.locator('kerf-cart');
  const checkout = cart.getByRole('link', { name: 'Checkout' });
  await expect(checkout).toBeVisible();
  await checkout.click();
  await expect(page.getByRole('heading', { name: 'Checkout', exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\/checkout$/);
  await expect(page.getByRole('complementary')).toContainText('Business Card');
  await page.goBack();
  await expect(page).not.toHaveURL(/#cart=/);
});

test('A shopper who has a cart in the shop already is asked before what was chosen here goes into it', async ({
  page,
}) => {
  const add = async () => {
    await page.goto('/bootstrap');
    await page.getByRole('button', { name: 'Add to Cart' }).first().click();
    await page.locator('kerf-cart').getByRole('link', { name: 'Checkout' }).click();
  };
  await add();
  await expect(page).toHaveURL(/\/checkout$/);
  await add();
  await expect(page.getByRole('heading', { name: 'Two carts' })).toBeVisible();
  await expect(page).not.toHaveURL(/#cart=/);
  await page.reload();
  await page.getByRole('button', { name: 'Put both into one cart' }).click();
  await expect(page).toHaveURL(/\/checkout$/);
  await expect(page.getByRole('complementary')).toContainText('Business Card');
});
