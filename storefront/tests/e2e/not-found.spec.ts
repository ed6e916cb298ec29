import { expect, test } from './journey.js';

test.use({ expectedErrors: [/status of 404/] });

const lost = [
  '/no-such-page',
  '/business-cards/no-such-card',
  '/business-cards/premium-business-card/no-such-product',
  '/business-cards/__proto__',
  '/business-cards/constructor',
  '/business-cards/%00',
  '/business-cards/..%2f..%2fetc%2fpasswd',
  `/business-cards/${'x'.repeat(500)}`,
];

for (const address of lost) {
  test(`Shoppers who come to ${address.slice(0, 60)} are told so and led on`, async ({ page }) => {
    const response = await page.goto(address);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('There is nothing at this address');
    await page.getByRole('link', { name: 'See business cards' }).click();
    await expect(page).toHaveURL(/\/business-cards$/);
  });
}
