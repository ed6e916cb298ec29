import { createShop } from '@kerf/sdk';
import { within } from 'shadow-dom-testing-library';
import { describe, expect, inject, it } from 'vitest';
import { keepsTheWidgetContract, place, ready, violations } from '../testing/contract-suite.js';

const tag = 'kerf-cart';
const define = () => import('./cart.define.js');
const isShown = (shadow: ShadowRoot) => expect(shadow.querySelector('h2')).not.toBeNull();

/** A cart that already holds one line of the item, as an earlier visit would have left it. */
async function fillCart(item: string): Promise<void> {
  const shop = createShop({ api: inject('shopApi'), storage: localStorage });
  await shop.openConfiguration('main', { item });
  await ready({ shadowRoot: null } as HTMLElement, () =>
    expect(shop.store.snapshot().configurations.main?.pricing).toBe('ready'),
  );
  expect(await shop.addToCart('main')).toMatchObject({ ok: true });
}

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
});
