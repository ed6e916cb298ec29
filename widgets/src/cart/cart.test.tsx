import { createShop } from '@kerf/sdk';
import { artworkRoutes, cartRoutes } from '@kerf/sdk/contract';
import { dollars } from '@kerf/sdk/rules';
import { within } from 'shadow-dom-testing-library';
import { describe, expect, inject, it } from 'vitest';
import { keepsTheWidgetContract, place, ready, violations } from '../testing/contract-suite.js';
import { fillCart } from '../testing/fill-cart.js';
import { interceptCalls, unreachable } from '../testing/intercept-calls.js';
import { alterCart, openCart } from '../testing/open-cart.js';
import { pointAt } from '../testing/test-shop.js';

const tag = 'kerf-cart';
const define = () => import('./cart.define.js');
const isShown = (shadow: ShadowRoot) => expect(shadow.querySelector('h2')).not.toBeNull();
const sums = (shadow: ShadowRoot) =>
  Object.fromEntries(
    [...shadow.querySelectorAll('[part=sums] dl > div')].map((row) => [
      row.querySelector('dt')?.textContent,
      row.querySelector('dd')?.textContent,
    ]),
  );

describe('<kerf-cart>', () => {
  keepsTheWidgetContract({ tag, attributes: {}, define, isReady: isShown });

  it('shows a line with its summary, and what it all costs', async () => {
    await fillCart('royal-extra-white-400gsm');
    const { element, shadow } = await openCart();
    expect(shadow.querySelector('.line-summary')?.textContent).toContain(' / ');
    expect(shadow.querySelector('.line-total')?.textContent).toMatch(/^\$\d+\.\d\d/);
    expect(shadow.querySelector('.sums')?.textContent).toMatch(/Subtotal.*Shipping.*Total.*GST included/);
    expect(await violations(element)).toEqual([]);
  });

  it('asks for nothing where there is no cart yet, whoever has looked before', async () => {
    const asked: string[] = [];
    interceptCalls(({ path }) => {
      asked.push(path);
      return null;
    });
    await Promise.all([define(), import('../cart-link/cart-link.define.js')]);
    await ready(place('kerf-cart-link', {}), (root) => expect(root.querySelector('a')).not.toBeNull());
    await ready(place(tag, {}), (root) => expect(root.querySelector('h2')?.textContent).toMatch(/empty/));
    expect(asked).toEqual([]);
  });

  it('counts its lines in its heading, in the singular too', async () => {
    await fillCart('swing-tags');
    expect((await openCart()).view.getByRole('heading', { name: '1 item' })).not.toBeNull();
    document.body.replaceChildren();
    await fillCart('premium-business-card');
    const { element, view } = await openCart();
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
    const { shadow, view } = await openCart();
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
    const { shadow, view } = await openCart();
    expect(sums(shadow).Shipping).toBe('Free');
    expect(view.queryByText(/ship free/)).toBeNull();
  });

  it('says why it can not be read, and reads it when asked again', async () => {
    await fillCart('swing-tags');
    let isCut = true;
    interceptCalls(({ path }) => (isCut && path.startsWith('/cart') ? unreachable() : null));
    await define();
    const element = place(tag, {});
    const shadow = await ready(element, (root) =>
      expect(root.querySelector('[part=error-notice]')).not.toBeNull(),
    );
    const view = within(shadow.querySelector('.root') as HTMLElement);
    isCut = false;
    view.getByRole('button', { name: 'Try again' }).click();
    await ready(element, () => view.getByRole('heading', { name: '1 item' }));
    expect(shadow.querySelector('[part=error-notice]')).toBeNull();
  });

  it('keeps showing what it knows when it can not be read again', async () => {
    await fillCart('swing-tags');
    const { element, shadow, view } = await openCart();
    let isCut = true;
    interceptCalls(({ path }) => (isCut && path.startsWith('/cart') ? unreachable() : null));
    document.dispatchEvent(new Event('visibilitychange'));
    await ready(element, () => expect(shadow.querySelector('[part=error-notice]')).not.toBeNull());
    expect(view.getByRole('heading', { name: '1 item' })).not.toBeNull();
    isCut = false;
    view.getByRole('button', { name: 'Try again' }).click();
    await ready(element, () => expect(shadow.querySelector('[part=error-notice]')).toBeNull());
  });

  it('says why a line can not be had any more', async () => {
    await fillCart('premium-business-card');
    alterCart((cart) => ({
      ...cart,
      lines: cart.lines.map((line) => ({ ...line, unavailable: 'This paper is no longer made.' })),
    }));
    const { view } = await openCart();
    view.getByText('This paper is no longer made.');
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

  it('takes over the cart that a link carries, and forgets it from the address', async () => {
    await fillCart('swing-tags');
    const token = localStorage.getItem('kerf-cart');
    localStorage.clear();
    history.replaceState(null, '', `${location.pathname}${location.search}#cart=${token}`);
    const { element, view } = await openCart();
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
    const { element, view } = await openCart();
    await ready(element, () => view.getByRole('heading', { name: '2 items' }));
    await ready(element, () => expect(location.hash).toBe(''));
  });

  it('takes over the cart of a link that is opened where it shows already', async () => {
    await fillCart('swing-tags');
    const token = localStorage.getItem('kerf-cart');
    localStorage.clear();
    await define();
    const element = place(tag, {});
    const shadow = await ready(element, isShown);
    location.hash = `cart=${token}`;
    await ready(element, () => expect(shadow.querySelector('h2')?.textContent).toBe('1 item'));
    await ready(element, () => expect(location.hash).toBe(''));
  });

  describe('with a piece that is printed from artwork again', () => {
    const again = <L extends object>(line: L) => ({ ...line, artwork_again: true, artwork_id: 'art-1' });
    const pictureIn = (shadow: ShadowRoot): HTMLImageElement => {
      expect(shadow.querySelector('.line-artwork')?.textContent).toBe(
        'Printed from artwork of an earlier order. The checkout says of which.',
      );
      const picture = shadow.querySelector<HTMLImageElement>('.piece-thumb');
      if (!picture) throw new Error('A line has a picture.');
      return picture;
    };

    it('shows that artwork on the shop’s own pages, and the shop’s drawing to who may not see it', async () => {
      await fillCart('premium-business-card');
      const shop = createShop({ api: inject('shopApi'), storage: localStorage });
      await shop.loadCart();
      const { token, cart } = shop.store.snapshot().cart;
      // This page is not of the shop: what its API is asked for is answered here.
      interceptCalls(({ path }) =>
        path === cartRoutes.cart
          ? Promise.resolve(
              Response.json({
                status: 'SUCCESS',
                code: 200,
                message: '',
                data: { token, cart: { ...cart, lines: cart?.lines.map(again) } },
              }),
            )
          : null,
      );
      pointAt('/api');
      const { pathname, search } = new URL(pictureIn((await openCart()).shadow).src);
      expect(pathname).toBe(`/api${artworkRoutes.picture}/art-1`);
      const picture = new Image();
      // The shop itself, asked by somebody whose artwork it is not.
      picture.src = new URL(inject('shopApi')).origin + pathname + search;
      await picture.decode();
      expect(picture.naturalWidth).toBeGreaterThan(0);
    });

    it('shows the shop’s drawing on another site, where that artwork is asked for by nobody', async () => {
      await fillCart('premium-business-card');
      alterCart((cart) => ({ ...cart, lines: cart.lines.map(again) }));
      const picture = pictureIn((await openCart()).shadow);
      await picture.decode();
      expect([new URL(picture.src).pathname, picture.naturalWidth > 0]).toEqual(['/api/get/drawing', true]);
    });
  });

  it('shows what a line looks like, what one piece costs, and when it is there', async () => {
    await fillCart('premium-business-card');
    const { shadow } = await openCart();
    const drawing = shadow.querySelector<HTMLImageElement>('.piece-thumb');
    await drawing?.decode();
    expect(drawing?.naturalWidth).toBeGreaterThan(0);
    expect(drawing?.alt).toBe('');
    expect(shadow.querySelector('.line-total')?.textContent).toMatch(/\$0\.\d\d each$/);
    expect(shadow.querySelector('.line-date')?.textContent).toMatch(
      /^Arrives by \w{3} \d+ \w{3} \d{4} if the proof is approved and the order is paid by 6 pm .+, Sydney time\.$/,
    );
  });
});
