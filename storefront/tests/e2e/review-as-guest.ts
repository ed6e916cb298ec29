import type { Page } from '@playwright/test';

/** Goes through the checkout as a guest whose parcels arrive in Newtown, from its first step to the review. */
export async function reviewAsGuest(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email Address').fill(email);
  await page.getByRole('button', { name: 'Continue as guest' }).click();
  for (const [label, text] of [
    ['First Name', 'Grace'],
    ['Last Name', 'Hopper'],
    ['Street Address', '3 Byron Street'],
    ['Suburb', 'Newtown'],
    ['City/Town', 'Sydney'],
    ['Postal code', '2042'],
    ['Phone number', '0412 345 678'],
  ] as const)
    await page.getByLabel(label).fill(text);
  await page.getByLabel('State').selectOption('NSW');
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await page.getByRole('button', { name: 'Continue to review' }).click();
}
