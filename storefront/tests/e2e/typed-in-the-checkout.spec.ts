/** What is typed in the checkout is looked at where it is typed, and is lost by nothing. */
import type { Page } from '@playwright/test';
import { beThere } from './be-there.js';
import { checkAccessibility } from './check-accessibility.js';
import { expect, test } from './journey.js';

async function toContact(page: Page, hasScript: boolean) {
  await page.goto('/business-cards/premium-business-card');
  if (hasScript) await beThere(page);
  await page.getByRole('button', { name: 'Add to Cart' }).first().click();
  await expect(page.getByText(/Added to your cart/).first()).toBeVisible();
  await page.goto('/checkout');
}

test.describe('With script', () => {
  test.use({ expectedErrors: [/status of 422/] });

  test('a fault is said when its field is left, and goes when what is typed is right', async ({ page }) => {
    await toContact(page, true);
    const email = page.getByLabel('Email Address');
    await email.pressSequentially('grace@');
    await expect(page.locator('.fault')).toHaveCount(0);
    await email.press('Tab');
    await expect(email).toHaveAccessibleDescription(/Please enter|valid|email/i);
    await expect(email).toHaveAttribute('aria-invalid');
    await checkAccessibility(page);
    await email.fill('grace@example.com');
    await expect(page.locator('.fault')).toHaveCount(0);
    await expect(email).not.toHaveAttribute('aria-invalid');
    await email.press('Enter');
    await expect(page.getByRole('heading', { name: 'Where should it go?' })).toBeVisible();

    await page.getByRole('button', { name: 'Continue to payment' }).click();
    const first = page.getByLabel('First Name');
    await expect(first).toHaveAccessibleDescription(/First name is required/);
    await page.getByRole('link', { name: /First name is required/ }).click();
    const label = page.getByText('First Name', { exact: true });
    await expect(label).toBeInViewport();
    await first.fill('Anna');
    await expect(first).toHaveAccessibleDescription('');
    await expect(page.getByRole('link', { name: /First name is required/ })).toHaveCount(0);

    await page.getByLabel('Suburb').fill('Fitzroy');
    await page.keyboard.press('Escape');
    await page.getByLabel('State').selectOption('VIC');
    await page.getByLabel('Postal code').fill('3056');
    await expect(page.locator('.doubt')).toHaveCount(0);
    await page.getByRole('button', { name: 'Continue to payment' }).focus();
    await expect(page.locator('.doubt')).toContainText('Fitzroy has the postal code 3065, not 3056');
    await page.reload();
    await expect(first).toHaveValue('Anna');
    await expect(page.getByLabel('Postal code')).toHaveValue('3056');
  });
});

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'With script too' : 'Without script', () => {
    test.use({ javaScriptEnabled });

    test('what is half typed is there after another step, and the address goes along to sign in', async ({
      page,
    }) => {
      await toContact(page, javaScriptEnabled);
      await page.getByLabel('Email Address').fill('grace@example.com');
      await page.locator('main').getByRole('button', { name: 'Sign in' }).click();
      if (javaScriptEnabled) await beThere(page, 'kerf-auth');
      await expect(page.locator('#member-email')).toHaveValue('grace@example.com');
      expect(page.url()).not.toContain('grace');
      await page.goto('/checkout');
      await page.getByLabel('Email Address').press('Enter');
      await page.getByLabel('Street Address').fill('3 Byron Street');
      await page.getByRole('button', { name: 'Change contact' }).click();
      await expect(page.getByLabel('Email Address')).toHaveValue('grace@example.com');
      await page.getByRole('button', { name: 'Continue as guest' }).click();
      await expect(page.getByLabel('Street Address')).toHaveValue('3 Byron Street');
    });
  });
