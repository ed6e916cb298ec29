import type { Page } from '@playwright/test';

/** The cart, as a shopper reads it. */
export function cartOf(page: Page) {
  const root = page.locator('kerf-cart');
  return {
    root,
    lines: root.getByRole('listitem'),
    empty: root.getByRole('heading', { name: 'Your cart is empty' }),
    sum: (term: string) => root.getByRole('term').filter({ hasText: term }).locator('xpath=../dd'),
  };
}
