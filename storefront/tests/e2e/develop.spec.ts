/** `npm run dev`: the shop and the demo host from their sources. */
import { freePort } from '../free-port.js';
import { fromSources, type RunningShop, startShop } from '../start-shop.js';
import { expect, test } from './journey.js';
import { panelOf } from './panel.js';

let shop: RunningShop;
let demoHost: string;
test.beforeAll(async () => {
  const port = await freePort();
  demoHost = `http://localhost:${port}`;
  shop = await startShop({ NODE_ENV: 'development', DEMO_HOST_PORT: String(port) }, undefined, fromSources);
});
test.afterAll(() => shop.stop());

test('Who works on the shop sees its pages, its mailbox and its API, and another site with its widgets', async ({
  page,
}) => {
  await page.goto(`${shop.url}/business-cards/premium-business-card`);
  await expect(page.getByRole('img').first()).toBeVisible();
  const { total, addToCart, status } = panelOf(page);
  const before = await total.textContent();
  await panelOf(page).choose('Sides', 'Two Sides');
  await expect(total).not.toHaveText(before ?? '');
  await addToCart.click();
  await expect(status).toContainText('Added to your cart');

  await page.goto(`${shop.url}/dev/mail`);
  await expect(page.getByText('No mail has come yet.')).toBeVisible();

  // It starts after the shop.
  await expect(async () => {
    await page.goto(`${demoHost}/bootstrap`);
  }).toPass();
  await expect(page.locator('kerf-configurator').getByRole('button', { name: 'Add to Cart' })).toBeVisible();
});
