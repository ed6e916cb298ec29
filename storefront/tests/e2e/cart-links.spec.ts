/** Carts that come by a link. */
import type { Browser, Page } from '@playwright/test';
import { beThere } from './be-there.js';
import { cartOf } from './cart-page.js';
import { expect, test } from './journey.js';
import { panelOf } from './panel.js';

async function fill(page: Page, item: string): Promise<string> {
  await page.goto(`/business-cards/${item}`);
  // Pressed before the script is there, it is a form, and leads to the cart.
  await beThere(page);
  const panel = panelOf(page);
  await panel.addToCart.click();
  await expect(panel.status).toContainText('Added to your cart');
  return page.evaluate(() => localStorage.getItem('kerf-cart') ?? '');
}

/** The token of a cart of somebody else. */
async function cartElsewhere(browser: Browser, baseURL: string | undefined, item: string): Promise<string> {
  const context = await browser.newContext({ ...(baseURL && { baseURL }) });
  const token = await fill(await context.newPage(), item);
  await context.close();
  return token;
}

const twoCarts = (page: Page) => page.getByRole('heading', { name: 'Two carts' });
const came = (page: Page) => page.getByRole('region', { name: 'What came by the link' });

test('Shoppers with a cart are asked about each one that a link brings, and go on without one', async ({
  page,
  browser,
  baseURL,
}) => {
  const first = await cartElsewhere(browser, baseURL, 'premium-business-card');
  const second = await cartElsewhere(browser, baseURL, 'royal-extra-white-400gsm');
  await fill(page, 'swing-tags');
  await page.goto(`/checkout/from-site#cart=${first}`);
  await expect(came(page)).toContainText('Premium Business Card');
  // Unanswered, in the same tab and in a new one.
  await page.evaluate((token) => location.assign(`#cart=${token}`), second);
  await expect(came(page)).toContainText('Royal Extra White');
  await expect(came(page)).not.toContainText('Premium Business Card');
  await expect(page).not.toHaveURL(/cart=/);
  await page.goto('/');
  await page.goto(`/checkout/from-site#cart=${first}`);
  await expect(came(page)).toContainText('Premium Business Card');
  await page.getByRole('button', { name: 'Go on with your cart here alone' }).click();
  await expect(page).toHaveURL(/\/checkout$/);
  await page.goto('/checkout/from-site');
  await expect(page).toHaveURL(/\/checkout$/);
  await expect(page.getByRole('complementary')).not.toContainText('Premium Business Card');
});

test('Shoppers who open a link to a cart are asked where they have one, and come back to it', async ({
  page,
  browser,
  baseURL,
}) => {
  const token = await cartElsewhere(browser, baseURL, 'premium-business-card');
  await fill(page, 'swing-tags');
  await page.goto('/cart');
  const { lines } = cartOf(page);
  await expect(lines).toHaveCount(1);
  // Pasted into the address of the cart itself.
  await page.evaluate((cart) => location.assign(`#cart=${cart}`), token);
  await expect(twoCarts(page)).toBeVisible();
  await expect(page).not.toHaveURL(/cart=/);
  await page.getByRole('button', { name: 'Put both into one cart' }).click();
  await expect(page).toHaveURL(/\/cart$/);
  await expect(lines).toHaveCount(2);
});

test.describe(() => {
  // The page that says so is answered as one that is not there.
  test.use({ expectedErrors: [/404/] });

  test('Shoppers whose link opens no cart read so at their own', async ({ page }) => {
    await fill(page, 'swing-tags');
    await page.goto('/checkout/from-site#cart=bogus');
    await expect(page.getByText('The link opens no cart')).toBeVisible();
    await expect(cartOf(page).lines).toHaveCount(1);
  });
});
