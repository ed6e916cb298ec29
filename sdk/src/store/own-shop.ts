import type { Runtime } from './runtime.js';

/**
 * Whether the page is one of the shop itself, where alone passwords are typed and cookies of the shop are kept: a server
 * draws no others. A page of another site that hands the shop's calls on through its own address is none.
 */
export const isOwnShop = ({ api, shop = api }: Pick<Runtime, 'api' | 'shop'>): boolean =>
  typeof location === 'undefined' ||
  [api, shop].every((address) => new URL(address, location.href).origin === location.origin);
