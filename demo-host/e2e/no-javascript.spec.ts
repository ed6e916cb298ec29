import { expect, test, widgetsIn } from './situation.js';

test.use({ javaScriptEnabled: false, expectedErrors: [/Blocked script execution/] });

test('What the host wrote between the tags leads to the shop, where prices need no script', async ({
  page,
}) => {
  await page.goto('/no-javascript');
  await page.getByRole('link', { name: /See prices and order/ }).click();
  await expect(page).toHaveURL(/business-cards\/premium-business-card/);
  await expect(widgetsIn(page).rows.first()).toBeVisible();
});
