import type { Page } from '@playwright/test';
import { fillAddress } from './fill-address.js';

/** Goes through the checkout as a guest whose parcels arrive in Newtown, from its first step to the review. */
export async function reviewAsGuest(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email Address').fill(email);
  await page.getByRole('button', { name: 'Continue as guest' }).click();
  await fillAddress(page);
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await page.getByRole('button', { name: 'Continue to review' }).click();
}
