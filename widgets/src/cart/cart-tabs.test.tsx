import { createShop } from '@kerf/sdk';
import { describe, expect, inject, it } from 'vitest';
import { ready } from '../testing/contract-suite.js';
import { fillCart } from '../testing/fill-cart.js';
import { interceptCalls } from '../testing/intercept-calls.js';
import { alterCart, openCart } from '../testing/open-cart.js';
import { useTestShop } from '../testing/test-shop.js';

describe('A cart that is open in two tabs', () => {
  useTestShop();

  it('reads the cart again when its tab comes back into view, and not when it leaves', async () => {
    await fillCart('swing-tags');
    const { element, view } = await openCart();
    const calls = interceptCalls();
    const turnTo = (state: DocumentVisibilityState) => {
      Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    };
    try {
      turnTo('hidden');
      await new Promise((settled) => setTimeout(settled, 100));
      expect(calls).toEqual([]);
      await fillCart('premium-business-card');
      turnTo('visible');
      await ready(element, () => view.getByRole('heading', { name: '2 items' }));
      element.remove();
      await new Promise((settled) => setTimeout(settled, 100));
      const before = calls.length;
      turnTo('visible');
      await new Promise((settled) => setTimeout(settled, 100));
      expect(calls).toHaveLength(before);
    } finally {
      Reflect.deleteProperty(document, 'visibilityState');
    }
  });

  it('shows what another tab made of a line', async () => {
    await fillCart('premium-business-card');
    const { element, view } = await openCart();
    alterCart((cart) => ({
      ...cart,
      lines: cart.lines.map((line) => ({ ...line, quantity: 500, kinds: 4 })),
    }));
    document.dispatchEvent(new Event('visibilitychange'));
    await ready(element, () => expect(view.getByLabelText<HTMLInputElement>('Quantity').value).toBe('500'));
    expect(view.getByLabelText<HTMLInputElement>('Number of Sets').value).toBe('4');
  });

  it('shows at once what the other one did, and does not hear itself', async () => {
    await fillCart('premium-business-card');
    const { element, view, button } = await openCart();
    const frame = document.body.appendChild(document.createElement('iframe'));
    const Other = (frame.contentWindow as Window & typeof globalThis).BroadcastChannel;
    const shop = createShop({ api: inject('shopApi'), storage: localStorage });
    await shop.loadCart();
    const [line] = shop.store.snapshot().cart.cart?.lines ?? [];
    const token = localStorage.getItem('kerf-cart') ?? '';
    await fetch(`${inject('shopApi')}/cart/update/item/${line?.id}`, {
      method: 'PUT',
      headers: { 'kerf-cart': token, 'content-type': 'application/json' },
      body: JSON.stringify({ quantity: 500, kinds: 1 }),
    });
    const channel = new Other('kerf-cart');
    channel.postMessage(null);
    await ready(element, () => expect(view.getByLabelText<HTMLInputElement>('Quantity').value).toBe('500'));
    const told: unknown[] = [];
    channel.onmessage = () => told.push(1);
    const calls = interceptCalls();
    button('Remove').click();
    await expect.poll(() => told).toHaveLength(1);
    await new Promise((settled) => setTimeout(settled, 100));
    expect(calls).toEqual([expect.stringMatching(/^DELETE/)]);
    channel.close();
    frame.remove();
  });
});
