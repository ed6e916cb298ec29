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

/** The calls about people, apart from the others: what shows prices does not carry them. */
export const peopleRoutes = {
  userCart: '/cart/update/user-cart',
  checkEmail: '/user/check-email',
  sendVerificationCode: '/user/send-verification-code',
  getVerificationCode: '/user/get-verification-code',
  verify: '/user/verify',
  register: '/user/register',
  login: '/user/login',
  refresh: '/user/refresh',
  logout: '/user/logout',
  forgotPassword: '/user/forgot-password',
  checkInvoice: '/user/check-invoice',
  nonMemberLogin: '/user/non-member-login',
  createGuest: '/user/create/guest',
  user: '/user/get/user',
  checkRanking: '/user/check-ranking',
  updateName: '/user/update/name',
  updatePassword: '/user/update/password',
  createEmailChange: '/user/create/email-change',
  updateEmail: '/user/update/email',
  sessions: '/user/get/sessions',
  deleteSession: '/user/delete/session',
  deleteSessions: '/user/delete/sessions',
  accountRecord: '/user/get/record',
  accountData: '/user/get/data',
  deleteAccount: '/user/delete/account',
} as const;

/** Carries the cart's secret token, so that other origins need no credentials; the shop's own pages have a cookie too. */
export const cartTokenHeader = 'kerf-cart';
export const idempotencyKeyHeader = 'idempotency-key';
/** A cookie of the shop's own pages that scripts may read: there is somebody to ask for. It opens nothing. */
export const memberHintName = 'kerf-member';
