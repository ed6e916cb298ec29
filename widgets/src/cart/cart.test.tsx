import { createShop } from '@kerf/sdk';
import { type CartAnswer, messages, type Success } from '@kerf/sdk/contract';
import { dollars } from '@kerf/sdk/rules';
import { within } from 'shadow-dom-testing-library';
import { describe, expect, inject, it } from 'vitest';
import { keepsTheWidgetContract, place, ready, violations } from '../testing/contract-suite.js';
import { fillCart } from '../testing/fill-cart.js';
import { altered, interceptCalls, refuse, unreachable } from '../testing/intercept-calls.js';

const tag = 'kerf-cart';
const define = () => import('./cart.define.js');
const isShown = (shadow: ShadowRoot) => expect(shadow.querySelector('h2')).not.toBeNull();

async function open() {
  await define();
  const element = place(tag, {});
  const shadow = await ready(element, (root) => expect(root.querySelector('.line')).not.toBeNull());
  return { element, shadow, view: within(shadow.querySelector('.root') as HTMLElement) };
}

describe('<kerf-cart>', () => {
  keepsTheWidgetContract({ tag, attributes: {}, define, isReady: isShown });

  it('shows a line with its summary, and what it all costs', async () => {
    await fillCart('royal-extra-white-400gsm');
    const { element, shadow } = await open();
    expect(shadow.querySelector('.line-summary')?.textContent).toContain(' / ');
    expect(shadow.querySelector('.line-total')?.textContent).toMatch(/^\$\d+\.\d\d/);
    expect(shadow.querySelector('.sums')?.textContent).toMatch(/Subtotal.*Shipping.*Total.*GST included/);
    expect(await violations(element)).toEqual([]);
  });

  it('changes the quantity of a line, and keeps what was typed when it is refused', async () => {
    await fillCart('premium-business-card');
    const { element, shadow, view } = await open();
    const quantity = view.getByLabelText<HTMLInputElement>('Quantity');
    const enter = (text: string) => {
      quantity.value = text;
      quantity.dispatchEvent(new InputEvent('input', { bubbles: true }));
    };
    const before = shadow.querySelector('.line-total')?.textContent;
    enter('1000');
    await ready(element, () =>
      expect(view.getByRole<HTMLButtonElement>('button', { name: 'Update' }).disabled).toBe(false),
    );
    view.getByRole('button', { name: 'Update' }).click();
    await ready(element, () => expect(shadow.querySelector('.line-total')?.textContent).not.toBe(before));
    enter('7');
    await ready(element, () =>
      expect(view.getByRole<HTMLButtonElement>('button', { name: 'Update' }).disabled).toBe(false),
    );
    view.getByRole('button', { name: 'Update' }).click();
    await ready(element, () => expect(shadow.querySelector('.line > .slot')?.textContent).toContain('50'));
    expect(quantity.value).toBe('7');
  });

  it('keeps a quantity that is typed while the one before is still being changed', async () => {
    await fillCart('premium-business-card');
    const { element, shadow, view } = await open();
    const quantity = view.getByLabelText<HTMLInputElement>('Quantity');
    const update = view.getByRole<HTMLButtonElement>('button', { name: 'Update' });
    const total = () => shadow.querySelector('.line-total')?.textContent;
    const change = async (text: string, meanwhile: string) => {
      const before = total();
      quantity.value = text;
      quantity.dispatchEvent(new InputEvent('input', { bubbles: true }));
      await ready(element, () => expect(update.disabled).toBe(false));
      update.click();
      quantity.value = meanwhile;
      quantity.dispatchEvent(new InputEvent('input', { bubbles: true }));
      await ready(element, () => expect(total()).not.toBe(before));
    };
    await change('1000', '2000');
    await ready(element, () => expect(update.disabled).toBe(false));
    await change(quantity.value, '');
    const inCart = createShop({ api: inject('shopApi'), storage: localStorage });
    await inCart.loadCart();
    expect(inCart.store.snapshot().cart.cart?.lines.map((line) => line.quantity)).toEqual([2000]);
  });

  it('removes a line and says that the cart is empty', async () => {
    await fillCart('swing-tags');
    const { element, view } = await open();
    view.getByRole('button', { name: /^Remove/ }).click();
    await ready(element, () => view.getByRole('heading', { name: 'Your cart is empty' }));
  });

  const type = (field: HTMLInputElement, text: string) => {
    field.value = text;
    field.dispatchEvent(new InputEvent('input', { bubbles: true }));
  };
  /** The cart as the shop has it, with something else in it. */
  const alterCart = (alter: (cart: CartAnswer['cart']) => CartAnswer['cart']) =>
    interceptCalls(({ path, pass }) =>
      path.startsWith('/cart')
        ? altered<Success<CartAnswer>>(pass(), ({ data, ...rest }) => ({
            ...rest,
            data: { ...data, cart: alter(data.cart) },
          }))
        : null,
    );
  const sums = (shadow: ShadowRoot) =>
    Object.fromEntries(
      [...shadow.querySelectorAll('[part=sums] dl > div')].map((row) => [
        row.querySelector('dt')?.textContent,
        row.querySelector('dd')?.textContent,
      ]),
    );

  it('counts its lines in its heading, in the singular too', async () => {
    await fillCart('swing-tags');
    expect((await open()).view.getByRole('heading', { name: '1 item' })).not.toBeNull();
    document.body.replaceChildren();
    await fillCart('premium-business-card');
    const { element, view } = await open();
    await ready(element, () => view.getByRole('heading', { name: '2 items' }));
  });

  it('sums up in dollars, and says from when on an order ships free', async () => {
    await fillCart('swing-tags');
    alterCart((cart) => ({
      ...cart,
      sub_total: dollars(61.5),
      shipping_fee: dollars(9.9),
      free_shipping: false,
      total: dollars(71.4),
      gst_included: dollars(6.49),
    }));
    const { shadow, view } = await open();
    expect(sums(shadow)).toEqual({
      Subtotal: '$61.50',
      Shipping: '$9.90',
      Total: '$71.40',
      'GST included': '$6.49',
    });
    expect(view.getByText('Orders of $100.00 or more ship free, Australia wide.')).not.toBeNull();
  });

  it('calls free shipping free, and no longer tells how to get it', async () => {
    await fillCart('swing-tags');
    alterCart((cart) => ({ ...cart, free_shipping: true, shipping_fee: dollars(0) }));
    const { shadow, view } = await open();
    expect(sums(shadow).Shipping).toBe('Free');
    expect(view.queryByText(/ship free/)).toBeNull();
  });

  it('reads the cart again when its tab comes back into view, and not when it leaves', async () => {
    await fillCart('swing-tags');
    const { element, view } = await open();
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

  it('takes over the cart that a link carries, and forgets it from the address', async () => {
    await fillCart('swing-tags');
    const token = localStorage.getItem('kerf-cart');
    localStorage.clear();
    history.replaceState(null, '', `${location.pathname}${location.search}#cart=${token}`);
    const { element, view } = await open();
    view.getByRole('heading', { name: '1 item' });
    await ready(element, () => expect(location.hash).toBe(''));
    expect(localStorage.getItem('kerf-cart')).toBe(token);
  });

  it('joins the cart that a link carries with its own', async () => {
    await fillCart('swing-tags');
    const token = localStorage.getItem('kerf-cart');
    localStorage.clear();
    await fillCart('premium-business-card');
    history.replaceState(null, '', `${location.pathname}${location.search}#cart=${token}`);
    const { element, view } = await open();
    await ready(element, () => view.getByRole('heading', { name: '2 items' }));
    await ready(element, () => expect(location.hash).toBe(''));
  });

  it('says why it can not be read, and reads it when asked again', async () => {
    await fillCart('swing-tags');
    let isCut = true;
    interceptCalls(({ path }) => (isCut && path.startsWith('/cart') ? unreachable() : null));
    await define();
    const element = place(tag, {});
    const shadow = await ready(element, (root) => expect(root.querySelector('[role=alert]')).not.toBeNull());
    const view = within(shadow.querySelector('.root') as HTMLElement);
    isCut = false;
    view.getByRole('button', { name: 'Try again' }).click();
    await ready(element, () => view.getByRole('heading', { name: '1 item' }));
    expect(shadow.querySelector('[role=alert]')).toBeNull();
  });

  it('keeps showing what it knows when it can not be read again', async () => {
    await fillCart('swing-tags');
    const { element, shadow, view } = await open();
    interceptCalls(({ path }) => (path.startsWith('/cart') ? unreachable() : null));
    document.dispatchEvent(new Event('visibilitychange'));
    await ready(element, () => expect(shadow.querySelector('[role=alert]')).not.toBeNull());
    expect(view.getByRole('heading', { name: '1 item' })).not.toBeNull();
  });

  it('gives the focus to its heading when a line is gone, and tells the page', async () => {
    await fillCart('swing-tags', 'premium-business-card');
    const { element, shadow, view } = await open();
    const told: unknown[] = [];
    element.addEventListener('kerf-cart-change', (event) => told.push((event as CustomEvent).detail));
    await ready(element, () => expect(shadow.querySelectorAll('[part=line]')).toHaveLength(2));
    view.getByRole('button', { name: 'Remove Swing Tags' }).click();
    await ready(element, () => view.getByRole('heading', { name: '1 item' }));
    expect(shadow.activeElement).toBe(view.getByRole('heading', { name: '1 item' }));
    expect(told).toEqual([{ line: expect.any(String) }]);
  });

  it('tells the page of a line that was changed', async () => {
    await fillCart('premium-business-card');
    const { element, view } = await open();
    const told: unknown[] = [];
    element.addEventListener('kerf-cart-change', (event) => told.push((event as CustomEvent).detail));
    type(view.getByLabelText('Number of Sets'), '3');
    await ready(element, () =>
      expect(view.getByRole<HTMLButtonElement>('button', { name: /^Update/ }).disabled).toBe(false),
    );
    view.getByRole('button', { name: /^Update/ }).click();
    await ready(element, () => expect(told).toEqual([{ line: expect.any(String) }]));
    await ready(element, (shadow) =>
      expect(shadow.querySelector('.line-total')?.textContent).toMatch(/^\$[\d.,]+3 × \$[\d.]+$/),
    );
  });

  it.each([
    ['Quantity', messages.quantityEmpty],
    ['Number of Sets', messages.setsEmpty],
  ])('asks for an empty %s without calling the shop', async (label, message) => {
    await fillCart('premium-business-card');
    const { element, shadow, view } = await open();
    const calls = interceptCalls();
    type(view.getByLabelText(label), '');
    await ready(element, () =>
      expect(view.getByRole<HTMLButtonElement>('button', { name: /^Update/ }).disabled).toBe(false),
    );
    view.getByRole('button', { name: /^Update/ }).click();
    const field = view.getByLabelText(label);
    const described = () => shadow.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent;
    await ready(element, () => expect(described()).toContain(message));
    expect(shadow.querySelectorAll('[aria-invalid]')).toHaveLength(1);
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(calls).toEqual([]);
  });

  it('has nothing to update until something is changed', async () => {
    await fillCart('premium-business-card');
    const { element, shadow, view } = await open();
    const calls = interceptCalls();
    const update = () => view.getByRole<HTMLButtonElement>('button', { name: /^Update/ });
    expect(update().disabled).toBe(true);
    shadow
      .querySelector('form')
      ?.dispatchEvent(new SubmitEvent('submit', { cancelable: true, bubbles: true }));
    await new Promise((settled) => setTimeout(settled, 50));
    expect(calls).toEqual([]);
    const quantity = view.getByLabelText<HTMLInputElement>('Quantity');
    const before = quantity.value;
    type(quantity, '77');
    await ready(element, () => expect(update().disabled).toBe(false));
    type(quantity, before);
    await ready(element, () => expect(update().disabled).toBe(true));
    type(view.getByLabelText('Number of Sets'), '2');
    await ready(element, () => expect(update().disabled).toBe(false));
  });

  it('keeps what is typed, reads thousands, and asks for what it can not read', async () => {
    await fillCart('premium-business-card');
    const { element, view } = await open();
    const sets = view.getByLabelText<HTMLInputElement>('Number of Sets');
    const quantity = view.getByLabelText<HTMLInputElement>('Quantity');
    type(quantity, '1,000');
    type(sets, '1.5');
    const update = () => view.getByRole<HTMLButtonElement>('button', { name: /^Update/ });
    await ready(element, () => expect(update().disabled).toBe(false));
    update().click();
    await view.findByText(messages.setsEmpty);
    expect([quantity.value, sets.value]).toEqual(['1,000', '1.5']);
    type(sets, '2');
    await ready(element, () => expect(sets.value).toBe('2'));
    update().click();
    await ready(element, () => expect(quantity.value).toBe('1000'));
  });

  it('says what a configuration costs now, and offers to accept it', async () => {
    await fillCart('premium-business-card');
    alterCart((cart) => ({
      ...cart,
      lines: cart.lines.map((line) => ({ ...line, moved_to: dollars(44.5) })),
    }));
    const { view } = await open();
    view.getByText('The price of this configuration is now $44.50. Update the line to accept it.');
    expect(view.getByRole<HTMLButtonElement>('button', { name: /^Update/ }).disabled).toBe(false);
  });

  it('says why a line can not be had any more', async () => {
    await fillCart('premium-business-card');
    alterCart((cart) => ({
      ...cart,
      lines: cart.lines.map((line) => ({ ...line, unavailable: 'This paper is no longer made.' })),
    }));
    const { view } = await open();
    view.getByText('This paper is no longer made.');
  });

  it('leads back to where a line can be changed', async () => {
    await fillCart('premium-business-card');
    const { view } = await open();
    const href = view.getByRole<HTMLAnchorElement>('link', { name: 'Change Premium Business Card' }).href;
    const { origin, searchParams } = new URL(href);
    expect(origin).toBe(new URL(inject('shopApi')).origin);
    expect(searchParams.get('line')).toMatch(/./);
  });

  it('keeps a line that can not be removed now, and says so', async () => {
    await fillCart('premium-business-card');
    const { element, shadow, view } = await open();
    const calls = interceptCalls(({ method }) =>
      method === 'GET' ? null : refuse(500, 'INTERNAL', 'Ouch.'),
    );
    view.getByRole('button', { name: /^Remove/ }).click();
    await ready(element, () => expect(shadow.querySelector('[part~=error]')?.textContent).toMatch(/./));
    expect(shadow.querySelectorAll('[part=line]')).toHaveLength(1);
    expect(calls).toHaveLength(1);
  });

  it('reads the cart anew when a line was gone already', async () => {
    await fillCart('premium-business-card', 'swing-tags');
    const { element, shadow, view } = await open();
    await ready(element, () => expect(shadow.querySelectorAll('[part=line]')).toHaveLength(2));
    const calls = interceptCalls(({ method }) =>
      method === 'GET' ? null : refuse(404, 'CART_UNKNOWN_LINE', 'There is no such line in this cart.'),
    );
    view.getByRole('button', { name: 'Remove Swing Tags' }).click();
    await ready(element, () => expect(calls).toHaveLength(2));
  });

  it('shows a line as busy until the shop has answered', async () => {
    await fillCart('premium-business-card');
    const { element, shadow, view } = await open();
    let letGo = () => {};
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    interceptCalls(({ method, pass }) => (method === 'GET' ? null : held.then(pass)));
    const remove = view.getByRole<HTMLButtonElement>('button', { name: /^Remove/ });
    remove.click();
    await ready(element, () => expect(shadow.querySelector('[part=line]')?.ariaBusy).toBe('true'));
    expect(remove.disabled).toBe(true);
    letGo();
    await ready(element, () => view.getByRole('heading', { name: 'Your cart is empty' }));
  });

  it('leads an empty cart to the shop', async () => {
    await define();
    const element = place(tag, {});
    const shadow = await ready(element, isShown);
    const view = within(shadow.querySelector('.root') as HTMLElement);
    expect(view.getByRole<HTMLAnchorElement>('link', { name: 'See what we print' }).href).toBe(
      new URL('/', inject('shopApi')).href,
    );
    expect(shadow.querySelector('[part=sums]')).toBeNull();
  });

  it('shows what another tab made of a line', async () => {
    await fillCart('premium-business-card');
    const { element, view } = await open();
    alterCart((cart) => ({
      ...cart,
      lines: cart.lines.map((line) => ({ ...line, quantity: 500, kinds: 4 })),
    }));
    document.dispatchEvent(new Event('visibilitychange'));
    await ready(element, () => expect(view.getByLabelText<HTMLInputElement>('Quantity').value).toBe('500'));
    expect(view.getByLabelText<HTMLInputElement>('Number of Sets').value).toBe('4');
  });
});
