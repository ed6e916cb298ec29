import { cartTokenHeader, idempotencyKeyHeader } from '@kerf/sdk/contract';
import { requestIdHeader } from './request-id.js';

/** Headers of every answer; pages, API and files add their own. `publicUrl` is the shop's address. */
export const commonHeaders = (publicUrl: string): Record<string, string> => ({
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  ...(publicUrl.startsWith('https:') && {
    'strict-transport-security': 'max-age=63072000; includeSubDomains',
  }),
});

/**
 * Headers of every answer of the API. Any origin may call it: what opens a cart is a header that its holder sends, and
 * no cookie exists that a browser would add by itself.
 */
export const apiHeaders = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': `etag, retry-after, ${requestIdHeader}`,
  'cross-origin-resource-policy': 'cross-origin',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
} as const;

/**
 * Headers of what is refused before it is known what it asks for: it may have been the API, and a page on another site
 * can read the refusal.
 */
export const refusalHeaders = (publicUrl: string): Record<string, string> => ({
  ...commonHeaders(publicUrl),
  ...apiHeaders,
});

/** What a browser is told that asks before it calls; good for a day. */
export const preflightHeaders = {
  'access-control-allow-methods': 'GET, HEAD, POST, PUT, DELETE',
  'access-control-allow-headers': `content-type, ${cartTokenHeader}, ${idempotencyKeyHeader}`,
  'access-control-max-age': '86400',
} as const;
