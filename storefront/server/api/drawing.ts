import { apiBase, routes } from '@kerf/sdk/contract';
import { toSvgText } from '@kerf/sdk/drawing';
import { parsePricingQuery, toPricingQuery } from '@kerf/sdk/rules';
import type { FastifyInstance } from 'fastify';
import { ApiFailure, failure } from '../http/api-failure.js';
import { rawQuery } from '../http/read-query.js';
import { sendKept } from '../http/send-kept.js';
import { drawConfiguration } from '../papers/draw-configuration.js';
import type { ShopContext } from '../shop-context.js';

/** A month: a configuration looks the same for as long as it is drawn the same way, and a little late is early enough. */
const cacheControl = 'public, max-age=2592000, stale-while-revalidate=604800';

/** What the piece of a configuration looks like, small, as a picture: the same for everyone, like its price. */
export function serveDrawing(app: FastifyInstance, { catalogue, chosenAnswers }: ShopContext): void {
  app.get(routes.drawing, (request, reply) => {
    const parsed = parsePricingQuery(rawQuery(request));
    if (!parsed.ok) throw new ApiFailure(parsed.code, 400, parsed.message, { field: parsed.field });
    // As many as are ordered look like one.
    const query = toPricingQuery({ ...parsed.request, quantity: null, kinds: 1 });
    return sendKept(chosenAnswers, `${apiBase}${routes.drawing}?${query}`, request, reply, () => {
      const drawn = drawConfiguration(catalogue(), parsed.request);
      if (!drawn)
        throw failure('CATALOGUE_UNKNOWN_PRODUCT', 'There is no such product.', { field: 'product_id' });
      return {
        status: 200,
        headers: {
          'content-type': 'image/svg+xml; charset=utf-8',
          'cache-control': cacheControl,
          'cross-origin-resource-policy': 'cross-origin',
        },
        body: toSvgText(drawn),
      };
    });
  });
}
