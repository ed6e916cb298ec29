import { createShop } from '@kerf/sdk';
import { describe, expect, inject, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { ready, violations } from '../testing/contract-suite.js';
import { fillCart } from '../testing/fill-cart.js';
import { interceptCalls, refuse, unreachable } from '../testing/intercept-calls.js';
import { alterCart, openCart, type } from '../testing/open-cart.js';
import { useTestShop } from '../testing/test-shop.js';

const names = (shadow: ShadowRoot) =>
  [...shadow.querySelectorAll('.lines > li')].map(
    (row) => row.querySelector('.line-name, p')?.textContent ?? '',
  );

describe('A line that is removed', () => {
  useTestShop();

  it('leaves a way back where it was, with the focus on it, and is spoken of once', async () => {
    await fillCart('swing-tags', 'premium-business-card');
    const { element, shadow, view, button, heard } = await openCart();
    await ready(element, () => expect(shadow.querySelectorAll('.line')).toHaveLength(2));
    const told: unknown[] = [];
    element.addEventListener('kerf-cart-change', (event) => told.push((event as CustomEvent).detail));
    button('Remove').click();
    await ready(element, () => view.getByRole('heading', { name: '1 item' }));
    await ready(element, () =>
      expect(names(shadow)).toEqual(['Removed: Swing Tags.', 'Premium Business Card']),
    );
    const undo = view.getByRole('button', { name: 'Undo removing Swing Tags' });
    await expect.poll(() => shadow.activeElement).toBe(undo);
    expect(heard).toEqual(['Removed: Swing Tags. Left: 1.']);
    expect(told).toEqual([{ line: expect.any(String), action: 'remove' }]);
    expect(await violations(element)).toEqual([]);
    undo.click();
    await ready(element, () => expect(names(shadow)).toEqual(['Swing Tags', 'Premium Business Card']));
    await expect.poll(() => shadow.activeElement?.textContent).toBe('Swing Tags');
    await expect
      .poll(() => heard)
      .toEqual(['Removed: Swing Tags. Left: 1.', 'Back in your cart: Swing Tags.']);
    expect(told).toHaveLength(2);
  });

  it('can be put back after a reload, which leaves the focus where it is', async () => {
    await fillCart('swing-tags', 'premium-business-card');
    const first = await openCart();
    await ready(first.element, () => expect(first.shadow.querySelectorAll('.line')).toHaveLength(2));
    first.button('Remove').click();
    await ready(first.element, () =>
      expect(first.view.queryByRole('button', { name: /^Undo/ })).not.toBeNull(),
    );
    first.element.remove();
    const again = await openCart();
    await ready(again.element, () =>
      expect(names(again.shadow)).toEqual(['Removed: Swing Tags.', 'Premium Business Card']),
    );
    expect(again.shadow.activeElement).toBeNull();
    again.view.getByRole('button', { name: /^Undo/ }).click();
    await ready(again.element, () =>
      expect(names(again.shadow)).toEqual(['Swing Tags', 'Premium Business Card']),
    );
    again.element.remove();
    expect(names((await openCart()).shadow)).toEqual(['Swing Tags', 'Premium Business Card']);
    expect(sessionStorage.length).toBe(0);
  });

  it('leaves the way back to the one that was removed before, also after a reload', async () => {
    await fillCart('swing-tags', 'premium-business-card', 'royal-extra-white-400gsm');
    const first = await openCart();
    const [tags = '', cards = '', stickers = ''] = await ready(first.element, () => {
      expect(first.shadow.querySelectorAll('.line')).toHaveLength(3);
    }).then(() => names(first.shadow));
    first.button('Remove', 1).click();
    await ready(first.element, () =>
      expect(names(first.shadow)).toEqual([tags, `Removed: ${cards}.`, stickers]),
    );
    first.button('Remove').click();
    const both = [`Removed: ${tags}.`, `Removed: ${cards}.`, stickers];
    await ready(first.element, () => expect(names(first.shadow)).toEqual(both));
    first.element.remove();
    const { element, shadow, view } = await openCart();
    await ready(element, () => expect(names(shadow)).toEqual(both));
    view.getByRole('button', { name: `Undo removing ${cards}` }).click();
    await ready(element, () => expect(names(shadow)).toEqual([`Removed: ${tags}.`, cards, stickers]));
    view.getByRole('button', { name: `Undo removing ${tags}` }).click();
    await ready(element, () => expect(names(shadow)).toEqual([tags, cards, stickers]));
    expect(sessionStorage.length).toBe(0);
  });

  it('can be put back into a cart that it left empty', async () => {
    await fillCart('swing-tags');
    const { element, shadow, view, button } = await openCart();
    button('Remove').click();
    await ready(element, () => view.getByRole('heading', { name: 'Your cart is empty' }));
    await ready(element, () => view.getByRole('button', { name: /^Undo/ }));
    view.getByRole('button', { name: /^Undo/ }).click();
    await ready(element, () => view.getByRole('heading', { name: '1 item' }));
    expect(names(shadow)).toEqual(['Swing Tags']);
  });

  it('is let go by the next thing that is done', async () => {
    await fillCart('swing-tags', 'premium-business-card');
    const { element, shadow, view, button } = await openCart();
    await ready(element, () => expect(shadow.querySelectorAll('.line')).toHaveLength(2));
    button('Remove').click();
    await ready(element, () => expect(view.queryByRole('button', { name: /^Undo/ })).not.toBeNull());
    type(view.getByLabelText<HTMLInputElement>('Number of Sets'), '2');
    button('Update').click();
    await ready(element, () => expect(view.queryByRole('button', { name: /^Undo/ })).toBeNull());
  });

  it.each([
    ['with', null],
    ['without', unreachable],
  ])('is the one that was pressed %s a connection, whatever is being typed in another', async (_, answer) => {
    await fillCart('swing-tags', 'premium-business-card');
    const { element, shadow, view, button } = await openCart();
    await ready(element, () => expect(shadow.querySelectorAll('.line')).toHaveLength(2));
    const [field] = view.getAllByLabelText<HTMLInputElement>('Quantity');
    if (!field) throw new Error('There is no field.');
    type(field, '50,5');
    let isCut = true;
    const calls = interceptCalls(({ method }) => (isCut && method !== 'GET' && answer ? answer() : null));
    await userEvent.click(button('Remove', 1));
    if (answer) {
      await ready(element, () => view.getByRole('button', { name: 'Try again' }));
      expect(shadow.querySelectorAll('.line')[1]?.textContent).toContain('can’t be reached');
      expect(shadow.querySelectorAll('.line')[0]?.querySelector('.slot')?.textContent).toBe('');
      isCut = false;
      await userEvent.click(view.getByRole('button', { name: 'Try again' }));
    }
    await ready(element, () =>
      expect(names(shadow)).toEqual(['Swing Tags', 'Removed: Premium Business Card.']),
    );
    expect(calls.map((call) => call.split(' ')[0])).toEqual(answer ? ['DELETE', 'DELETE'] : ['DELETE']);
    expect([field.value, field.ariaInvalid]).toEqual(['50,5', null]);
    if (!answer) expect(shadow.activeElement).toBe(field);
    await userEvent.click(view.getByRole('button', { name: /^Undo/ }));
    await ready(element, () => expect(names(shadow)).toEqual(['Swing Tags', 'Premium Business Card']));
    expect(field.value).toBe('50,5');
  });

  it('keeps the focus of who pressed without a connection, and of nobody before', async () => {
    await fillCart('swing-tags');
    const { element, shadow, view, button } = await openCart();
    interceptCalls(({ method }) => (method === 'DELETE' ? unreachable() : null));
    expect(shadow.activeElement).toBeNull();
    await userEvent.click(button('Remove'));
    await ready(element, () => view.getByRole('button', { name: 'Try again' }));
    expect(shadow.activeElement).toBe(button('Remove'));
  });

  it('can be put back once there is a connection again, by the way to try again', async () => {
    await fillCart('swing-tags');
    const { element, shadow, view, button } = await openCart();
    button('Remove').click();
    await ready(element, () => view.getByRole('button', { name: /^Undo/ }));
    let isCut = true;
    interceptCalls(({ method }) => (isCut && method === 'POST' ? unreachable() : null));
    view.getByRole('button', { name: /^Undo/ }).click();
    await ready(element, () =>
      expect(shadow.querySelector('.removed .error-notice')?.textContent).toMatch(/can’t be reached/),
    );
    expect(await violations(element)).toEqual([]);
    isCut = false;
    view.getByRole('button', { name: 'Try again' }).click();
    await ready(element, () => expect(names(shadow)).toEqual(['Swing Tags']));
  });

  it('that can not be put back says why', async () => {
    await fillCart('swing-tags');
    const { element, shadow, view, button } = await openCart();
    button('Remove').click();
    await ready(element, () => expect(view.queryByRole('button', { name: /^Undo/ })).not.toBeNull());
    const message = 'This can’t be put back any more. Add it again from its page.';
    interceptCalls(({ method }) => (method === 'POST' ? refuse(404, 'CART_UNKNOWN_LINE', message) : null));
    view.getByRole('button', { name: /^Undo/ }).click();
    await ready(element, () => expect(shadow.querySelector('.removed .slot')?.textContent).toBe(message));
    // Nothing to press any more; the focus is on why, and a reload says nothing of it.
    await expect.poll(() => shadow.activeElement?.textContent).toBe(message);
    expect(view.queryByRole('button', { name: /^Undo/ })).toBeNull();
    expect(sessionStorage.getItem('kerf-removed')).toBeNull();
  });

  it('says, to be seen too, that what it came back to had the same already', async () => {
    await fillCart('swing-tags');
    const { element, view, shadow, button, heard } = await openCart();
    button('Remove').click();
    await ready(element, () => view.getByRole('button', { name: /^Undo/ }));
    await fillCart('swing-tags');
    view.getByRole('button', { name: /^Undo/ }).click();
    const words = /^Your cart had the same already\. Swing Tags: \d+, \$[\d.]+\.$/;
    await expect.poll(() => heard.at(-1)).toMatch(words);
    expect(shadow.querySelector('p.slot[role=status]')?.textContent).toMatch(words);
  });

  it('is spoken of no more once the same is in the cart again, or what stood beside it was ordered', async () => {
    await fillCart('swing-tags', 'premium-business-card');
    const first = await openCart();
    await ready(first.element, () => expect(first.shadow.querySelectorAll('.line')).toHaveLength(2));
    first.button('Remove').click();
    await ready(first.element, () => first.view.getByRole('button', { name: /^Undo/ }));
    first.element.remove();
    await fillCart('swing-tags');
    const again = await openCart();
    await ready(again.element, () => expect(again.shadow.querySelectorAll('.line')).toHaveLength(2));
    await ready(again.element, () => expect(again.shadow.querySelector('.removed')).toBeNull());
    again.button('Remove').click();
    await ready(again.element, () => again.view.getByRole('button', { name: /^Undo/ }));
    again.element.remove();
    // Ordered, and something else put into the cart.
    alterCart((cart) => ({
      ...cart,
      lines: cart.lines.map((line) => ({ ...line, id: 'another', summary: 'Another' })),
    }));
    const ordered = await openCart();
    await expect.poll(() => sessionStorage.getItem('kerf-removed')).toBeNull();
    expect(ordered.shadow.querySelector('.removed')).toBeNull();
  });

  it('keeps a line that can not be removed now, and says so', async () => {
    await fillCart('premium-business-card');
    const { element, shadow, view } = await openCart();
    const calls = interceptCalls(({ method }) =>
      method === 'GET' ? null : refuse(500, 'INTERNAL', 'Ouch.'),
    );
    view.getByRole('button', { name: /^Remove/ }).click();
    await ready(element, () =>
      expect(shadow.querySelector('.line [part=error-notice]')?.textContent).toMatch(/./),
    );
    expect(shadow.querySelectorAll('[part=line]')).toHaveLength(1);
    expect(calls).toHaveLength(1);
  });

  it('reads the cart anew when a line was gone already', async () => {
    await fillCart('premium-business-card', 'swing-tags');
    const { element, shadow, view } = await openCart();
    await ready(element, () => expect(shadow.querySelectorAll('[part=line]')).toHaveLength(2));
    const calls = interceptCalls(({ method }) =>
      method === 'GET' ? null : refuse(404, 'CART_UNKNOWN_LINE', 'There is no such line in this cart.'),
    );
    view.getByRole('button', { name: /^Remove Swing Tags/ }).click();
    await ready(element, () => expect(calls).toHaveLength(2));
    // Its turn is over when another one has had its own.
    await createShop({ api: inject('shopApi'), storage: localStorage }).loadCart();
  });

  it('shows a line as busy until the shop has answered', async () => {
    await fillCart('premium-business-card');
    const { element, shadow, view } = await openCart();
    let letGo = () => {};
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    interceptCalls(({ method, pass }) => (method === 'GET' ? null : held.then(pass)));
    const remove = view.getByRole<HTMLButtonElement>('button', { name: /^Remove/ });
    remove.click();
    await ready(element, () => expect(shadow.querySelector('[part=line]')?.ariaBusy).toBe('true'));
    expect(remove.ariaDisabled).toBe('true');
    letGo();
    await ready(element, () => view.getByRole('heading', { name: 'Your cart is empty' }));
  });
});
