/** The calls about reviews, in a file of their own: what shows prices does not carry them. */
export const reviewRoutes = {
  reviews: '/quote/get/reviews',
  /** `/PICTURE` follows; the answer is a JPEG. */
  image: '/quote/get/review-image',
} as const;
