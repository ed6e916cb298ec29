/** The calls about the cart, in a file of their own: what shows prices does not carry them. */
export const cartRoutes = {
  cart: '/cart/get/cart',
  createItem: '/cart/create/item',
  updateItem: '/cart/update/item',
  deleteItem: '/cart/delete/item',
  restoreItem: '/cart/restore/item',
  merge: '/cart/create/merge',
} as const;

/** Carries the cart's secret token, so that other origins need no credentials; the shop's own pages have a cookie too. */
export const cartTokenHeader = 'kerf-cart';
