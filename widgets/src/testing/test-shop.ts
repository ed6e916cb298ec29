import type { SharedShop } from '@kerf/sdk/runtime';
import { afterEach, beforeEach, inject } from 'vitest';

/** The page's shop, as the script tag would set it before any widget is there. */
const page = globalThis as { [key: symbol]: SharedShop | undefined };
const key = Symbol.for('kerf.shop');

/** Points the widgets of the page at the shop whose API has this base. */
export function pointAt(api: string): void {
  page[key] = { options: { api } };
}

/**
 * Points the widgets of each test at the real shop that the test run started, with nothing left from the test before:
 * no runtime, no cart, no elements.
 */
export function useTestShop(): void {
  beforeEach(async () => {
    // A call that the test before left on its way would put its own cart's token back.
    await navigator.locks.request('kerf-cart', () => {});
    localStorage.clear();
    sessionStorage.clear();
    pointAt(inject('shopApi'));
  });
  afterEach(() => {
    document.body.replaceChildren();
  });
}

declare module 'vitest' {
  interface ProvidedContext {
    /** Base of the API of the shop that runs for the tests. */
    shopApi: string;
  }
}
