import { afterEach, describe, expect, it, vi } from 'vitest';
import { isOwnShop } from './own-shop.js';
import { hasCookie } from './page-cookie.js';

afterEach(() => vi.unstubAllGlobals());

const standOn = (href: string) => vi.stubGlobal('location', { href, origin: new URL(href).origin });

describe('a page is the shop’s own', () => {
  it.each([
    ['where pages and calls are at its address', { api: '/api', shop: undefined }, true],
    ['not where another site hands the calls on', { api: '/api', shop: 'https://shop.example' }, false],
    [
      'not where the calls alone are at its address',
      { api: 'https://host.example/api', shop: 'https://shop.example' },
      false,
    ],
    [
      'not where the pages alone are',
      { api: 'https://shop.example/api', shop: 'https://host.example' },
      false,
    ],
    ['not elsewhere', { api: 'https://shop.example/api', shop: undefined }, false],
  ])('%s', (_, shop, isOwn) => {
    standOn('https://host.example/page');
    expect(isOwnShop(shop)).toBe(isOwn);
  });
});

describe('a cookie of the page', () => {
  it('is there by its name and value', () => {
    vi.stubGlobal('document', { cookie: 'kerf-member=1; other=12' });
    expect([hasCookie('kerf-member=1'), hasCookie('other=1'), hasCookie('member=1')]).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('is none in a frame that may not ask, and on a server', () => {
    expect(hasCookie('kerf-member=1')).toBe(false);
    vi.stubGlobal('document', {
      get cookie() {
        throw new DOMException('The document is sandboxed.', 'SecurityError');
      },
    });
    expect(hasCookie('kerf-member=1')).toBe(false);
  });
});
