import { keepCart, setConsent } from '@kerf/sdk/actions';
import type { SharedShop } from '@kerf/sdk/runtime';

/** Which shop a page belongs to. */
export interface ShopConnection {
  /** Address of the shop, such as `https://shop.example`. Its pages and pictures are there. */
  url: string;
  /** Base of the API, without a trailing slash, where calls go by way of another address. Default: `/api` of the shop. */
  api?: string;
  /** `withheld` keeps everything out of the browser's storage until this is called again with `granted`. Default: as the page has said before, else `granted`. */
  consent?: 'granted' | 'withheld';
}

/** Sent to the document when the page has said which shop it belongs to. */
export const connectedEvent = 'kerf-connected';

/** What is thrown has its code as the shop's other errors do, and before its words. */
const refusal = (code: string, words: string): Error =>
  Object.assign(new Error(`${code}: ${words}`), { code });

/**
 * Says which shop the widgets of this page belong to: once, before or after their tags are defined or placed. Widgets
 * that wait for it draw themselves then. Called again it changes `consent` alone; on a server it does nothing. Throws
 * where `url` is no whole address, and where widgets of this page are with another shop already: an element is given
 * that by its property `shop`.
 *
 * @example
 * connectShop({ url: 'https://shop.example' });
 */
export function connectShop({ url, api, consent }: ShopConnection): void {
  if (!URL.canParse(url) || !/^https?:/.test(url))
    throw refusal(
      'WIDGET_SHOP_INVALID',
      `"${url}" is no address of a shop. Give the whole of it, such as https://shop.example.`,
    );
  if (typeof document === 'undefined') return;
  const shop = new URL('/', url).href;
  const base = api ?? `${shop}api`;
  const page = globalThis as { [key: symbol]: SharedShop | undefined };
  const key = Symbol.for('kerf.shop');
  const shared = page[key] ?? {};
  page[key] = shared;
  const known = shared.runtime?.api ?? shared.options?.api;
  if (known !== undefined && known !== base)
    throw refusal(
      'WIDGET_SHOP_TAKEN',
      `the widgets of this page are with ${known} already, not with ${base}. Give an element another shop by its property "shop".`,
    );
  shared.options = { shop, ...shared.options, api: base, ...(consent && { consent }) };
  const { runtime } = shared;
  if (runtime && consent && setConsent(runtime, consent)) keepCart(runtime);
  document.dispatchEvent(new Event(connectedEvent));
}
