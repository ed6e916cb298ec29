import { defaultFeaturedItem, routes } from '@kerf/sdk/contract';
import type { FastifyInstance } from 'fastify';
import { success } from '../http/answer.js';
import { failure } from '../http/api-failure.js';
import { readQuery } from '../http/read-query.js';
import { sendKept } from '../http/send-kept.js';
import type { ShopContext } from '../shop-context.js';
import { openRange } from './open-range.js';

const cacheControl = 'public, max-age=60, stale-while-revalidate=60';
const keys = ['slug', 'product', 'featured', 'single_product', 'first_load'] as const;

/**
 * The range of a featured item. `slug` names the item; `product` and `single_product` a product that it must have;
 * with `first_load` the prices it opens with come along; `featured` is taken and changes nothing.
 */
export function serveFeaturedItems(
  app: FastifyInstance,
  { catalogue, now, fixedAnswers }: ShopContext,
): void {
  app.get(routes.featuredItems, (request, reply) => {
    const query = readQuery(request, keys);
    const slug = query.slug ?? defaultFeaturedItem;
    const current = catalogue();
    const range = current.ranges.get(slug);
    if (!range)
      throw failure(
        'CATALOGUE_UNKNOWN_ITEM',
        'There is no such item. Its name is the end of its address in the shop.',
        { field: 'slug' },
      );
    for (const field of ['product', 'single_product'] as const) {
      const product = query[field];
      if (product && !range.products.some(({ url_slug }) => url_slug === product))
        throw failure('CATALOGUE_UNKNOWN_PRODUCT', 'There is no such product of this item.', { field });
    }
    const product = query.single_product || query.product || null;
    const isFirst = !!query.first_load && query.first_load !== '0';
    const address = `${routes.featuredItems} ${[slug, isFirst && product, isFirst].join(' ')}`;
    return sendKept(fixedAnswers, address, request, reply, () => ({
      status: 200,
      headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': cacheControl },
      body: JSON.stringify(success(isFirst ? openRange(current, range, product, now()) : range)),
    }));
  });
}
