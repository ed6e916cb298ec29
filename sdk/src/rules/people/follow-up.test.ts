import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { followUp, isOwnPath, type Redirect, type SignInPlace } from './follow-up.js';

const key = 417;
const everything: Redirect = {
  redirect: '/sample-pack',
  quote_request: '1',
  order: '1',
  modal: 'special-processing',
};
const everywhere: SignInPlace = {
  isInquiry: true,
  notification: 'bell',
  pendingCart: 'promo',
  isQuotePage: true,
};

describe('After a sign-in', () => {
  test('the first that applies follows, in this order', () => {
    const place = { ...everywhere };
    const kept = { ...everything };
    const next = () => followUp(kept, place, key);
    expect(next()).toEqual({ open: 'inquiry' });
    place.isInquiry = false;
    expect(next()).toEqual({ open: 'notification', control: 'bell' });
    place.notification = null;
    expect(next()).toEqual({ go: '/cart?key=417', isHome: false });
    place.pendingCart = 'sample-pack';
    expect(next()).toEqual({ go: '/cart?key=417', isHome: false });
    place.pendingCart = null;
    expect(next()).toEqual({ go: '/sample-pack', isHome: false });
    delete kept.redirect;
    expect(next()).toEqual({ open: 'quote-request' });
    delete kept.quote_request;
    expect(next()).toEqual({ open: 'special-processing' });
    delete kept.modal;
    expect(next()).toEqual({ open: 'checkout-verification' });
    delete kept.order;
    expect(next()).toEqual({ go: '/cart?key=417', isHome: false });
    place.isQuotePage = false;
    expect(next()).toEqual({ go: '/', isHome: true });
  });

  test('a quote page opens again what was open there', () => {
    const place = { isQuotePage: true };
    expect(followUp({ modal: 'quote-request' }, place, key)).toEqual({ open: 'quote-request' });
    expect(followUp({ modal: 'quote-request' }, {}, key)).toEqual({ go: '/', isHome: true });
  });

  test('who came from the cart sees it loaded anew', () => {
    expect(followUp({ redirect: '/cart' }, {}, key)).toEqual({ go: '/cart?key=417', isHome: false });
  });

  test.each([
    'https://example.com',
    '//example.com',
    '/\\example.com',
    '/\t/example.com',
    '',
    'cart',
    'javascript:alert(1)',
    '/a\\b',
  ])('nobody is sent to %j', (redirect) =>
    expect(followUp({ redirect }, {}, key)).toEqual({ go: '/', isHome: true }),
  );

  test('no path that is followed leaves the shop', () => {
    const shop = 'https://shop.example';
    const piece = fc.constantFrom(
      '/',
      '\\',
      '.',
      '..',
      '@',
      ':',
      '?',
      '#',
      'a',
      '%2f',
      '\t',
      '\n',
      ' ',
      'http:',
    );
    fc.assert(
      fc.property(
        fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join('')),
        (path) => {
          if (isOwnPath(path)) expect(new URL(path, shop).origin).toBe(shop);
        },
      ),
    );
  });
});
