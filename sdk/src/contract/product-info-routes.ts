/** The call that tells what there is to read about a product, in a file of its own: what shows prices does not carry it. */
export const productInfoRoutes = { info: '/quote/get/product-info' } as const;
