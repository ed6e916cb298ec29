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
  metaTags: '/quote/get/meta-tags',
} as const;

export const idempotencyKeyHeader = 'idempotency-key';
/** Where who handles cards tells the shop of a payment, below {@link apiBase}. */
export const paymentNoticePath = '/payment/create/notice';
