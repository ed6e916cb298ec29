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
 * Headers of every answer of the API. Any origin may call it: what opens a cart is a header that its holder sends. The
 * one cookie, which a browser adds by itself, counts in calls of the shop's own pages alone, and no other origin may read
 * an answer to a call that carried it.
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

/** What uploads say of themselves: tus 1.0. */
const uploadHeaders = 'tus-resumable, upload-length, upload-metadata, upload-offset';

/** What a browser is told that asks before it calls; good for a day. */
export const preflightHeaders = {
  'access-control-allow-methods': 'GET, HEAD, POST, PUT, PATCH, DELETE',
  'access-control-allow-headers': `content-type, authorization, ${cartTokenHeader}, ${idempotencyKeyHeader}, ${uploadHeaders}`,
  'access-control-max-age': '86400',
} as const;
