/**
 * Every way in which this server refuses or fails, with the HTTP status of each. Codes of the price engine are in it
 * too, with the status that a wrong request has. A code is never used again for something else.
 */
export const errors = {
  API_NOT_FOUND: 404,
  API_METHOD_NOT_ALLOWED: 405,
  API_URL_INVALID: 400,
  API_REQUEST_INVALID: 400,
  API_REQUEST_TIMEOUT: 408,
  API_HEADERS_TOO_LARGE: 431,
  API_BODY_TYPE: 415,
  API_BODY_TOO_LARGE: 413,
  API_BODY_MISSING: 400,
  API_BODY_INVALID: 400,
  API_BODY_TOO_DEEP: 400,
  API_BODY_KEY_TWICE: 400,
  API_BODY_KEY_FORBIDDEN: 400,
  API_KEY_UNKNOWN: 400,
  API_KEY_TWICE: 400,
  API_VALUE_MISSING: 400,
  API_VALUE_INVALID: 400,
  API_TOO_MANY: 429,
  API_FAILED: 500,
  API_UNAVAILABLE: 503,
  API_STORAGE_FULL: 507,
  CART_UNKNOWN: 404,
  CART_UNKNOWN_LINE: 404,
  CART_FULL: 409,
  CART_PRICE_MOVED: 409,
  CART_COST_MISMATCH: 400,
  CART_NOT_PRICED: 422,
  CATALOGUE_UNKNOWN_ITEM: 404,
  CATALOGUE_UNKNOWN_PRODUCT: 404,
  CATALOGUE_UNKNOWN_PAGE: 404,
  IDEMPOTENCY_KEY_INVALID: 400,
  IDEMPOTENCY_KEY_REUSED: 422,
} as const;

/** A code of {@link errors}. */
export type ErrorCode = keyof typeof errors;
