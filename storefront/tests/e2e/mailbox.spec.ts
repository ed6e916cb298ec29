/** The mailbox of whoever works on the shop. */
import { expect, test } from '@playwright/test';
import { type RunningShop, startShop } from '../start-shop.js';
import { beThere } from './be-there.js';
import { checkAccessibility } from './check-accessibility.js';

let shop: RunningShop;
test.beforeAll(async () => {
  shop = await startShop({ NODE_ENV: 'development' });
});
test.afterAll(() => shop.stop());

for (const width of [375, 1280])
  test(`who works on the shop finds the code in the mailbox, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 812 });
    const email = `developer-with-a-long-address-${width}@subdomain.example.com`;
    await page.goto(`${shop.url}/register`);
    // Sent before the script came, the form has a page for its answer, and no dialog.
    await beThere(page, 'kerf-auth');
    await page.getByLabel('First Name').fill('Ada');
    await page.getByLabel('Last Name').fill('Lovelace');
    await page.getByLabel('Email Address').fill(email);
    await page.getByLabel('Password', { exact: true }).fill('correct horse');
    await page.getByRole('button', { name: 'Register' }).click();
    await expect(page.getByRole('dialog', { name: 'Verify your email address' })).toBeVisible();

    const mailbox = await page.context().newPage();
    await mailbox.setViewportSize({ width, height: 812 });
    await expect(async () => {
      await mailbox.goto(`${shop.url}/dev/mail`);
      await expect(mailbox.getByText(email)).toBeVisible({ timeout: 500 });
    }).toPass();
    await checkAccessibility(mailbox);
    const letter = mailbox.getByRole('listitem').filter({ hasText: email }).getByRole('link');
    const code = ((await letter.textContent()) ?? '').slice(0, 4);
    await letter.click();
    await expect(mailbox.frameLocator('iframe').getByText(code, { exact: true })).toBeVisible();
    await expect(mailbox.locator('pre')).toContainText(code);
    await checkAccessibility(mailbox);
    const overflow = await mailbox.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);

    await page.getByLabel('Verification code').fill(code);
    await page.getByRole('button', { name: 'Verify' }).click();
    await expect(
      page.getByText('Thank you for verifying your email address.', { exact: true }),
    ).toBeVisible();

    await mailbox.getByRole('link', { name: 'Mailbox' }).click();
    await mailbox.getByRole('button', { name: 'Delete all' }).click();
    await expect(mailbox.getByText('No mail has come yet.')).toBeVisible();
    await checkAccessibility(mailbox);
  });
