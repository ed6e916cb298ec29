/** The front door: says once which shop the widgets of a page belong to. Each widget has entries of its own beside it. */
export { connectShop, type ShopConnection } from './connect/connect-shop.js';
export type { ConnectedShop, KerfElement } from './element/kerf-element.js';
