import type { Page } from '@playwright/test';

/** Fills the fields of an address in Newtown. */
export async function fillAddress(page: Page): Promise<void> {
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
}
