import type { Page } from '@playwright/test';
import { expect, test } from './situation.js';

const pdf = Buffer.concat([Buffer.from('%PDF-1.4\n'), Buffer.alloc(50_000, 32)]);

/** Whoever asks: they sign in at the shop, or go on without an account. */
async function goOnAsGuest(page: Page, email: string): Promise<void> {
  await page.getByRole('button', { name: 'Inquire as Guest' }).click();
  await page.getByLabel('First Name').fill('Ada');
  await page.getByLabel('Last Name').fill('Lovelace');
  await page.getByLabel('Email Address').fill(email);
}

for (const width of [375, 1280])
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 812 } });

    test('Visitors ask for a quote without leaving the page, which keeps nothing of it', async ({ page }) => {
      await page.goto('/quotes');
      await page.getByRole('button', { name: /^Request a Quote for/ }).click();
      await goOnAsGuest(page, `host-${width}-${Date.now()}@example.com`);
      await page.getByRole('button', { name: 'Send Quote' }).click();
      await expect(page.getByText('Your Quote Request has been sent!')).toBeFocused();
      expect(await page.context().cookies()).toEqual([]);
    });

    test('Visitors ask for special processing, with a file', async ({ page }) => {
      await page.goto('/quotes');
      await page.getByRole('button', { name: /^Special Processing/ }).click();
      await page.getByRole('button', { name: 'Inquire as Guest' }).click();
      await page.getByText('Gold Stamping', { exact: true }).click();
      await page
        .getByLabel('Attachments')
        .setInputFiles({ name: 'art.pdf', mimeType: 'application/pdf', buffer: pdf });
      await expect(page.getByText('Goes with your request.')).toBeVisible();
      await page.getByLabel('First Name').fill('Ada');
      await page.getByLabel('Last Name').fill('Lovelace');
      await page.getByLabel('Email Address').fill(`art-${width}-${Date.now()}@example.com`);
      await page.getByRole('button', { name: 'SEND QUOTE' }).click();
      await expect(page.getByText('We will respond to you shortly.')).toBeVisible();
    });
  });
