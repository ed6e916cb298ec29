/** Nobody's browser asks to send a form again because something in it was mended. */
import type { Page } from '@playwright/test';
import { beThere } from './be-there.js';
import { expect, test } from './journey.js';

const back = async (page: Page, path: string) => {
  const answer = await page.goBack();
  expect([answer?.request().method(), answer?.status()]).toEqual(['GET', 200]);
  expect(new URL(page.url()).pathname).toBe(path);
};

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'With script' : 'Without script', () => {
    test.use({ javaScriptEnabled, expectedErrors: [/status of 4\d\d/] });

    test('shoppers can go back to a step in which they mended something', async ({ page }) => {
      await page.goto('/business-cards/premium-business-card');
      if (javaScriptEnabled) await beThere(page);
      await page.getByRole('button', { name: 'Add to Cart' }).first().click();
      await expect(page.getByText(/Added to your cart/).first()).toBeVisible();
      await page.goto('/checkout');
      const email = page.getByLabel('Email Address');
      const goOn = page.getByRole('button', { name: 'Continue as guest' });
      await email.fill('grace@example');
      await goOn.click();
      await expect(page.locator('#said')).toContainText('Please correct one thing');
      await expect(email).toHaveValue('grace@example');
      expect(page.url()).not.toContain('grace');
      await email.fill('grace@example.com');
      await goOn.click();
      await expect(page.getByRole('heading', { name: 'Where should it go?' })).toBeVisible();
      await back(page, '/checkout');
      await expect(email).toHaveValue('grace@example.com');
    });
  });

test.describe('Without script', () => {
  test.use({ javaScriptEnabled: false, expectedErrors: [/status of 4\d\d/] });

  test('who registers can go back from the code to the form, and on again', async ({ page }) => {
    await page.goto('/register');
    await page.getByLabel('First Name').fill('Grace');
    await page.getByRole('button', { name: 'Register' }).click();
    await expect(page.getByLabel('First Name')).toHaveValue('Grace');
    await page.getByLabel('Last Name').fill('Hopper');
    await page.getByLabel('Email').fill(`grace-${Date.now()}@example.com`);
    await page.getByLabel('Password', { exact: true }).fill('correct horse battery');
    await page.getByRole('button', { name: 'Register' }).click();
    await expect(page.getByText('We sent a code to')).toBeVisible();
    await page.reload();
    await expect(page.getByText('We sent a code to')).toBeVisible();
    await back(page, '/register');
    await page.goForward();
    await expect(page.getByText('We sent a code to')).toBeVisible();
  });
});
