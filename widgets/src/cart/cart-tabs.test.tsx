import { createShop } from '@kerf/sdk';
import type { CartAnswer, Success } from '@kerf/sdk/contract';
import { describe, expect, inject, it } from 'vitest';
import { ready } from '../testing/contract-suite.js';
import { fillCart } from '../testing/fill-cart.js';
import { interceptCalls } from '../testing/intercept-calls.js';
import { alterCart, openCart, type } from '../testing/open-cart.js';
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

  it('says what the other one removed, where it was, and puts it back', async () => {
    await fillCart('swing-tags', 'premium-business-card');
    const { element, shadow, view, heard } = await openCart();
    await ready(element, () => expect(shadow.querySelectorAll('.line')).toHaveLength(2));
    const field = view.getAllByLabelText<HTMLInputElement>('Quantity')[1];
    if (!field) throw new Error('There is no field.');
    type(field, '77x');
    const frame = document.body.appendChild(document.createElement('iframe'));
    const Other = (frame.contentWindow as Window & typeof globalThis).BroadcastChannel;
    const token = localStorage.getItem('kerf-cart') ?? '';
    const kept = async () => {
      const answer = await fetch(`${inject('shopApi')}/cart/get/cart`, { headers: { 'kerf-cart': token } });
      const { data }: Success<CartAnswer> = await answer.json();
      return data.cart.lines;
    };
    const line = (await kept())[0]?.id;
    await fetch(`${inject('shopApi')}/cart/delete/item/${line}`, {
      method: 'DELETE',
      headers: { 'kerf-cart': token },
    });
    const channel = new Other('kerf-cart');
    channel.postMessage(line);
    await ready(element, () =>
      expect(shadow.querySelector('.lines > li')?.textContent).toMatch(
        /^Removed in another tab: Swing Tags\./,
      ),
    );
    await ready(element, () => view.getByRole('heading', { name: '1 item' }));
    await expect.poll(() => heard).toEqual(['Removed in another tab: Swing Tags. Left: 1.']);
    // Whoever types goes on typing.
    expect([shadow.activeElement, field.value]).toEqual([field, '77x']);
    view.getByRole('button', { name: 'Undo removing Swing Tags' }).click();
    await ready(element, () => view.getByRole('heading', { name: '2 items' }));
    // Shown before the shop has it: on its way, it would come into the cart of the test that follows.
    await expect.poll(kept).toHaveLength(2);
    expect(shadow.querySelector('.lines > li .line-name')?.textContent).toBe('Swing Tags');
    // What it does not know, and what another script says there, is no removal.
    for (const word of ['x', null, { line }]) channel.postMessage(word);
    await new Promise((settled) => setTimeout(settled, 200));
    // What they set off is over when another one has had its turn.
    await createShop({ api: inject('shopApi'), storage: localStorage }).loadCart();
    expect(shadow.querySelector('.removed')).toBeNull();
    channel.close();
    frame.remove();
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
    channel.onmessage = ({ data }) => told.push(data);
    const calls = interceptCalls();
    button('Remove').click();
    await expect.poll(() => told).toEqual([line?.id]);
    await new Promise((settled) => setTimeout(settled, 100));
    expect(calls).toEqual([expect.stringMatching(/^DELETE/)]);
    channel.close();
    frame.remove();
  });
});
