import { describe, expect, inject, it } from 'vitest';
import { keepsTheWidgetContract, place, ready } from '../testing/contract-suite.js';
import { fillCart } from '../testing/fill-cart.js';
import { interceptCalls } from '../testing/intercept-calls.js';

const tag = 'kerf-cart-link';
const define = () => import('./cart-link.define.js');
const link = (shadow: ShadowRoot) =>
  shadow.querySelector<HTMLAnchorElement>('[part=link]') as HTMLAnchorElement;
const isLinked = (shadow: ShadowRoot) => expect(link(shadow)?.textContent).toContain('Cart');

async function open() {
  await define();
  const element = place(tag, {});
  return { element, shadow: await ready(element, isLinked) };
}

describe('<kerf-cart-link>', () => {
  keepsTheWidgetContract({ tag, attributes: {}, define, isReady: isLinked });

  it('leads to the cart of the shop, and shows no number while it is empty', async () => {
    const calls = interceptCalls();
    const { shadow } = await open();
    await new Promise((settled) => setTimeout(settled, 100));
    expect(link(shadow).href).toBe(new URL('/cart', inject('shopApi')).href);
    expect(link(shadow).textContent?.trim()).toBe('Cart');
    expect(calls).toEqual([]);
  });

  it('counts one line in the singular, and carries the cart to the shop from another site', async () => {
    await fillCart('swing-tags');
    const { element, shadow } = await open();
    await ready(element, () => expect(link(shadow).textContent).toBe('Cart1 item'));
    expect(link(shadow).href).toBe(
      new URL(`/cart#cart=${localStorage.getItem('kerf-cart')}`, inject('shopApi')).href,
    );
  });

  it('counts several lines in the plural', async () => {
    await fillCart('swing-tags', 'premium-business-card');
    const { element, shadow } = await open();
    await ready(element, () => expect(link(shadow).textContent).toBe('Cart2 items'));
  });

  it('reads the cart once, however many links a page has', async () => {
    await fillCart('swing-tags');
    const calls = interceptCalls();
    await define();
    const links = [place(tag, {}), place(tag, {}), place(tag, {})];
    for (const element of links)
      await ready(element, (shadow) => expect(link(shadow).textContent).toBe('Cart1 item'));
    expect(calls).toHaveLength(1);
  });
});
