/** The calls that tell of delivery, below the API's base, and the page of the shop with the same. */
export const shippingRoutes = {
  info: '/quote/get/shipping-info',
  holidays: '/quote/get/holidays',
} as const;

/** Names its item and its product in the query: `item`, a slug, and `product_id`. */
export const shippingPath = '/shipping';
