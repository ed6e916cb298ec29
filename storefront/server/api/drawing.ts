import { apiBase, type PricingRequest, type Range, routes } from '@kerf/sdk/contract';
import { drawThumbnail, pieceOf, toSvgText } from '@kerf/sdk/drawing';
import { applySelectionQuery, parsePricingQuery, toPricingQuery } from '@kerf/sdk/rules';
import type { FastifyInstance } from 'fastify';
import type { Catalogue } from '../catalogue/catalogue.js';
import { ApiFailure, failure } from '../http/api-failure.js';
import { rawQuery } from '../http/read-query.js';
import { sendKept } from '../http/send-kept.js';
import type { ShopContext } from '../shop-context.js';

/** A month: a configuration looks the same for as long as it is drawn the same way, and a little late is early enough. */
const cacheControl = 'public, max-age=2592000, stale-while-revalidate=604800';

/** The range that a configuration is of: that of its own item, else any that has its product. */
function rangeOf(
  { items, ranges }: Catalogue,
  { featured_item_id, product_id }: PricingRequest,
): Range | null {
  const has = (range: Range | undefined) => range?.products.some(({ id }) => id === product_id);
  const own = items.filter(({ id }) => id === featured_item_id);
  for (const { slug } of [...own, ...items]) {
    const range = ranges.get(slug);
    if (range && has(range)) return range;
  }
  return null;
}

/** What the piece of a configuration looks like, small, as a picture: the same for everyone, like its price. */
export function serveDrawing(app: FastifyInstance, { catalogue, chosenAnswers }: ShopContext): void {
  app.get(routes.drawing, (request, reply) => {
    const parsed = parsePricingQuery(rawQuery(request));
    if (!parsed.ok) throw new ApiFailure(parsed.code, 400, parsed.message, { field: parsed.field });
    // As many as are ordered look like one.
    const query = toPricingQuery({ ...parsed.request, quantity: null, kinds: 1 });
    const range = rangeOf(catalogue(), parsed.request);
    if (!range)
      throw failure('CATALOGUE_UNKNOWN_PRODUCT', 'There is no such product.', { field: 'product_id' });
    return sendKept(chosenAnswers, `${apiBase}${routes.drawing}?${query}`, request, reply, () => ({
      status: 200,
      headers: {
        'content-type': 'image/svg+xml; charset=utf-8',
        'cache-control': cacheControl,
        'cross-origin-resource-policy': 'cross-origin',
      },
      body: toSvgText(drawThumbnail(pieceOf(range, applySelectionQuery(range, query))).root),
    }));
  });
}
