import type { IncomingMessage, ServerResponse } from 'node:http';
import { apiBase, routes } from '@kerf/sdk/contract';
import { apiHeaders } from '../http/headers.js';
import type { CountAnswer } from '../http/metrics.js';
import { createRequestId, requestIdHeader } from '../http/request-id.js';
import { dateEpoch } from './answer-cache.js';
import type { ApiContext } from './api-context.js';
import { priceCacheControl } from './pricing-data.js';
import { takesBrotli } from './ready-answer.js';

const address = `${apiBase}${routes.pricingData}?`;
const route = `GET ${apiBase}${routes.pricingData}`;

/** One header as it was sent: reading them all into an object costs more than answering. `name` is lower case. */
function sent(rawHeaders: readonly string[], name: string): string | undefined {
  for (let at = 0; at < rawHeaders.length; at += 2)
    if (rawHeaders[at]?.length === name.length && rawHeaders[at]?.toLowerCase() === name)
      return rawHeaders[at + 1];
  return undefined;
}

/**
 * Makes the function that answers a price which is ready, before any routing: most of what the shop is asked for, and
 * a third cheaper this way. It answers as the route does, and leaves to the route whatever is not that simple by
 * returning false. `common` goes with every answer of the server.
 */
export function knownPriceSender(
  { catalogue, now, prices }: Pick<ApiContext, 'catalogue' | 'now' | 'prices'>,
  common: Readonly<Record<string, string>>,
  count: CountAnswer,
): (request: IncomingMessage, response: ServerResponse) => boolean {
  const fixed = Object.entries({
    ...common,
    ...apiHeaders,
    'cache-control': priceCacheControl,
    vary: 'accept-encoding',
    'content-type': 'application/json; charset=utf-8',
  }).flat();
  const heads = new WeakMap<Buffer, string[]>();
  return ({ method, url, rawHeaders }, response) => {
    if (method !== 'GET' || !url?.startsWith(address) || sent(rawHeaders, 'if-none-match') !== undefined)
      return false;
    const answer = prices.get(url.slice(address.length), [catalogue(), dateEpoch(now())]);
    if (!answer) return false;
    const isPacked = takesBrotli(sent(rawHeaders, 'accept-encoding'));
    const body = isPacked ? answer.compressed : answer.body;
    if (!body) return false;
    let head = heads.get(body);
    if (!head) {
      head = [...fixed, 'etag', answer.etag, 'content-length', String(body.length)];
      if (isPacked) head.push('content-encoding', 'br');
      heads.set(body, head);
    }
    response.writeHead(200, [...head, requestIdHeader, createRequestId()]);
    response.end(body);
    count(route, 200);
    return true;
  };
}
