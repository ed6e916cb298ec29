import { ordersPath, type PricingRequest } from '@kerf/sdk/contract';
import { linePicturePath } from '@kerf/sdk/rules';
import { isOwnShop, type Runtime } from '@kerf/sdk/runtime';
import { shopUrl } from '../element/shop-url.js';

/** Where on the shop's own page an order is, a piece of it, and a part of that. */
export function orderUrl(
  runtime: Runtime,
  order: string,
  { piece, type }: { piece?: string; type?: 'artwork' | 'proof' | 'messages' } = {},
): string {
  const query = new URLSearchParams({
    master_id: order,
    ...(piece && { order_detail_id: piece }),
    ...(type && { type }),
  });
  return shopUrl(runtime, `${ordersPath}?${query}`);
}

/** Where on the shop's own page the list of orders is, from a place in it on. */
export const listUrl = (runtime: Runtime, before: string | null): string =>
  shopUrl(runtime, ordersPath + (before === null ? '' : `?${new URLSearchParams({ before })}`));

/** Where the forms of an order are sent without script: the shop's own pages have them. */
export const formUrl = (order: string, ...parts: readonly string[]): string =>
  [ordersPath, order, ...parts].join('/');

/** A small picture of a piece with a file on it; null for no file, and on another site, where a picture is asked for by nobody. */
export const artworkPicture = (
  runtime: Runtime,
  configuration: PricingRequest,
  artwork_id: string | null,
): string | null =>
  artwork_id !== null && isOwnShop(runtime)
    ? runtime.api + linePicturePath({ artwork_id, configuration })
    : null;
