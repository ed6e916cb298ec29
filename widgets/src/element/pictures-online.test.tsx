import { describe, expect, it } from 'vitest';
import { place, ready } from '../testing/contract-suite.js';
import { fillCart } from '../testing/fill-cart.js';
import { useTestShop } from '../testing/test-shop.js';

/** An address at which no picture is. */
const nowhere = 'data:image/png;base64,AAAA';

describe('A picture that could not be had', () => {
  useTestShop();

  it.each([
    ['kerf-cart', {}, () => import('../cart/cart.define.js'), '.piece-thumb'],
    [
      'kerf-gallery',
      { item: 'premium-business-card' },
      () => import('../gallery/gallery.define.js'),
      '.slide .picture',
    ],
  ] as const)(
    'is asked for again in a %s when there is a connection',
    async (tag, attributes, define, which) => {
      await fillCart('premium-business-card');
      await Promise.all([define(), import('../configuration/with-page.js')]);
      const element = place(tag, attributes);
      const shadow = await ready(element, (root) => expect(root.querySelector(which)).not.toBeNull());
      const picture = shadow.querySelector<HTMLImageElement>(which);
      if (!picture) throw new Error('There is no picture.');
      await expect.poll(() => picture.naturalWidth).toBeGreaterThan(0);
      const isBroken = new Promise((resolve) => picture.addEventListener('error', resolve, { once: true }));
      const { src, srcset } = picture;
      picture.srcset = '';
      picture.src = nowhere;
      await isBroken;
      if (tag === 'kerf-cart') expect(picture.hidden).toBe(true);
      // What stands there is asked for, whether or not it was to be had before.
      Object.defineProperty(picture, 'src', {
        get: () => src,
        set: (to) => picture.setAttribute('src', to),
        configurable: true,
      });
      picture.srcset = srcset;
      dispatchEvent(new Event('online'));
      await expect.poll(() => picture.naturalWidth).toBeGreaterThan(0);
      await expect.poll(() => picture.hidden).toBe(false);
    },
  );
});
