/** What copies of Kerf on one page share. */
import type { Consent } from './consent.js';
import type { Runtime } from './runtime.js';

/** What the script tag may set before any widget is there; both win over what a widget assumes. */
export interface PageOptions {
  api?: string;
  /** Where the shop's pages and pictures are, when its API is called by way of another address. */
  shop?: string;
  /** Default: granted. */
  consent?: Consent;
}

/** The one thing that Kerf keeps on a page's global object, under `Symbol.for('kerf.shop')`. */
export interface SharedShop {
  options?: PageOptions;
  runtime?: Runtime;
  /** Runtimes of copies of another major version, by that version. */
  others?: Record<string, Runtime>;
  /** The version whose script tag serves a tag; script tags of two versions have said so. */
  tags?: Record<string, string>;
  /** What reads said that the script tag sent ahead of the widgets, parsed, by their address; nothing where one failed. */
  early?: Record<string, Promise<unknown>>;
}

/** That of this page. */
export function pageShop(): SharedShop {
  const scope = globalThis as { [key: symbol]: SharedShop | undefined };
  const key = Symbol.for('kerf.shop');
  const shop = scope[key] ?? {};
  scope[key] = shop;
  return shop;
}
