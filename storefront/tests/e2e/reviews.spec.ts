import { readOrderLines } from '../../server/orders/order-rows.js';
import { type OpenApp, openApp } from '../open-app.js';
import { placedOrder } from '../placed-order.js';
import { type StaffedShop, startStaffedShop } from '../staffed-shop.js';
import { beThere } from './be-there.js';
import { checkAccessibility } from './check-accessibility.js';
import { expect, test } from './journey.js';

// One shop for all of them.
test.describe.configure({ mode: 'default' });

let shop: StaffedShop;
/** A second process on the shop's database, by which orders are placed. */
let beside: OpenApp;
test.beforeAll(async () => {
  shop = await startStaffedShop();
  const { folder } = shop;
  beside = await openApp({ databaseUrl: null, dataDirectory: folder, variables: { DATA_DIR: folder } });
});
test.afterAll(async () => {
  await beside.app.close();
  await shop.stop();
});

for (const [width, javaScriptEnabled] of [
  [375, false],
  [1280, true],
] as const)
  test.describe(`at ${width} px ${javaScriptEnabled ? 'with' : 'without'} script`, () => {
    test.use({ viewport: { width, height: 812 }, javaScriptEnabled, expectedErrors: [/status of 4\d\d/] });

    test('Shoppers can review what was delivered, and everybody reads it on the page of the item', async ({
      page,
    }) => {
      const email = `reviewer-${width}@example.com`;
      beside.world.now = new Date();
      const { id, number } = await placedOrder(beside, { email });
      const { db } = beside.database;
      const [piece] = await readOrderLines(db, id);
      await db.updateTable('order_lines').set({ stage: 'delivered' }).where('order_id', '=', id).execute();

      await page.goto(`${shop.url}/sign-in?form=non-member&order=${number}`);
      if (javaScriptEnabled) await beThere(page, 'kerf-auth');
      await page.getByLabel('Order Number').fill(number);
      await page.locator('#order-email').fill(email);
      await page.getByRole('button', { name: 'Check Your Order' }).click();
      await expect(page.getByRole('heading', { name: `Order ${number}` })).toBeVisible();
      if (javaScriptEnabled) await beThere(page, 'kerf-orders');
      await page.locator('summary', { hasText: 'Write a review' }).click();
      const send = page.getByRole('button', { name: /^Send review/ });
      await page.getByLabel('Title').fill(`Sharp print at ${width}`);
      await page.getByLabel('What do you think of it?').fill('As on the proof. '.repeat(20));
      await send.click();
      await expect(page.getByText('Please choose from 1 to 5 stars.').first()).toBeVisible();
      await expect(page.getByLabel('Title')).toHaveValue(`Sharp print at ${width}`);
      if (javaScriptEnabled) await checkAccessibility(page);
      await page.getByRole('radio', { name: '4 stars' }).check();
      await send.click();
      await expect(page.getByRole('region', { name: /^Your review of/ })).toContainText(
        `Sharp print at ${width}`,
      );
      await expect(page.getByText(/^Thank you\. Your review of/).first()).toBeVisible();

      const item = JSON.parse(piece?.configuration ?? '{}').featured_item_id;
      const slug = beside.world.catalogue.items.find((each) => each.id === item)?.slug ?? '';
      await page.goto(`${shop.url}/business-cards/${slug}#reviews`);
      const review = page.locator('kerf-reviews .review').first();
      await expect(review).toContainText(`Sharp print at ${width}`);
      await expect(review).toContainText('Ada L.');
      await expect(review.getByRole('img', { name: '4 out of 5 stars' })).toBeVisible();
      const more = review.getByRole('button', { name: /^See more/ });
      if (javaScriptEnabled) {
        await beThere(page, 'kerf-reviews');
        await more.click();
        await expect(review.getByRole('button', { name: /^See less/ })).toHaveAttribute(
          'aria-expanded',
          'true',
        );
        await checkAccessibility(page, 'kerf-reviews');
      } else await expect(more).toBeHidden();
      await page.locator('kerf-reviews').getByText('4 stars', { exact: true }).first().click();
      await expect(review).toContainText(`Sharp print at ${width}`);
      if (!javaScriptEnabled) await expect(page).toHaveURL(/\?reviews=4#reviews$/);
    });
  });
