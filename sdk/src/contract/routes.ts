/** Every call, under one base path. The names follow area/verb/noun. */
export const apiBase = '/api';

export const routes = {
  pricingData: '/get/pricing-data',
  drawing: '/get/drawing',
  optionPrices: '/get/option-prices',
  priceParts: '/get/price-parts',
  featuredItems: '/quote/get/featured-items',
  quantities: '/quote/get/quantities',
  dimLookups: '/quote/get/dim-lookups',
  shippingInfo: '/quote/get/shipping-info',
  holidays: '/quote/get/holidays',
  metaTags: '/quote/get/meta-tags',
  cart: '/cart/get/cart',
  cartCreateItem: '/cart/create/item',
  cartUpdateItem: '/cart/update/item',
  cartDeleteItem: '/cart/delete/item',
  cartRestoreItem: '/cart/restore/item',
  cartMerge: '/cart/create/merge',
} as const;

/** Carries the cart's secret token, so that other origins need no credentials; the shop's own pages have a cookie too. */
export const cartTokenHeader = 'kerf-cart';
export const idempotencyKeyHeader = 'idempotency-key';
