import { createShop } from '@kerf/sdk';
import { expect, inject, vi } from 'vitest';

/** Puts one line of each item into the cart of this browser, as an earlier visit would have left it. */
export async function fillCart(...items: string[]): Promise<void> {
  const shop = createShop({ api: inject('shopApi'), storage: localStorage });
  for (const item of items) {
    await shop.openConfiguration(item, { item });
    await vi.waitFor(() => expect(shop.store.snapshot().configurations[item]?.pricing).toBe('ready'), {
      timeout: 8000,
    });
    expect(await shop.addToCart(item)).toMatchObject({ ok: true });
  }
}
