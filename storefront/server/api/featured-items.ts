import type { Range } from '@kerf/sdk/contract/catalogue';
import { defaultFeaturedItem } from '@kerf/sdk/contract/limits';
import { routes } from '@kerf/sdk/contract/routes';
import type { FastifyInstance } from 'fastify';
import { success } from '../http/answer.js';
import { failure } from '../http/api-failure.js';
import { readQuery } from '../http/read-query.js';
import type { ApiContext } from './api-context.js';
import { type ReadyAnswer, sendReady, toReadyAnswer } from './ready-answer.js';

const cacheControl = 'public, max-age=300, stale-while-revalidate=60';
const keys = ['slug', 'product', 'featured', 'single_product', 'first_load'] as const;

/**
 * The range of a featured item. `slug` names the item; `product` and `single_product` a product that it must have;
 * `featured` and `first_load` are taken and change nothing.
 */
export function serveFeaturedItems(app: FastifyInstance, { catalogue }: ApiContext): void {
  // By the range itself, so that a reloaded catalogue has none.
  const ready = new WeakMap<Range, ReadyAnswer>();

  app.get(routes.featuredItems, (request, reply) => {
    const query = readQuery(request, keys);
    const slug = query.slug ?? defaultFeaturedItem;
    const range = catalogue().ranges.get(slug);
    if (!range) throw failure('CATALOGUE_UNKNOWN_ITEM', 'There is no such item.', { field: 'slug' });
    for (const field of ['product', 'single_product'] as const) {
      const product = query[field];
      if (product && !range.products.some(({ url_slug }) => url_slug === product))
        throw failure('CATALOGUE_UNKNOWN_PRODUCT', 'There is no such product of this item.', { field });
    }
    let answer = ready.get(range);
    if (!answer) {
      answer = toReadyAnswer(success(range));
      ready.set(range, answer);
    }
    return sendReady(request, reply, answer, cacheControl);
  });
}
