import { apiBase, type PricingRequest, type Range, routes } from '@kerf/sdk/contract';
import { applySelectionQuery, parsePricingQuery, toPricingQuery, toSelectionQuery } from '@kerf/sdk/rules';
import type { FastifyInstance } from 'fastify';
import type { Catalogue } from '../catalogue/catalogue.js';
import { success } from '../http/answer.js';
import { ApiFailure, failure } from '../http/api-failure.js';
import type { SharedAnswer } from '../http/kept-answers.js';
import { rawQuery } from '../http/read-query.js';
import { sendKept } from '../http/send-kept.js';
import { optionPrices, totalOf } from '../pricing/option-prices.js';
import { priceParts } from '../pricing/price-parts.js';
import { type Rated, rateConfiguration } from '../pricing/rate-configuration.js';
import { invalid } from '../pricing/refusal.js';
import type { ShopContext } from '../shop-context.js';
import { pricedAnswer, refusedAnswer } from './priced-answer.js';

/** A configuration of a featured item at one quantity, as it is asked about. */
interface Asked {
  /** The one that the range is of. */
  catalogue: Catalogue;
  range: Range;
  request: PricingRequest & { quantity: number };
}

/** The item that a query names, and the rest of the query. */
function readItem(query: string): { slug: string; rest: string } {
  const params = new URLSearchParams(query);
  const [slug, ...more] = params.getAll('item');
  if (!slug) throw failure('API_VALUE_MISSING', 'item is missing.', { field: 'item' });
  if (more.length > 0) throw failure('API_KEY_TWICE', 'item stands twice.', { field: 'item' });
  params.delete('item');
  return { slug, rest: params.toString() };
}

/**
 * What stands behind a price: what each further choice would change it by, and what it is made of. Both are the same for
 * everyone, so an answer is made once, when it is the caller's turn, and kept.
 */
export function servePriceDetail(app: FastifyInstance, { catalogue, chosenAnswers }: ShopContext): void {
  function read(query: string): Asked {
    const { slug, rest } = readItem(query);
    const current = catalogue();
    const range = current.ranges.get(slug);
    if (!range)
      throw failure(
        'CATALOGUE_UNKNOWN_ITEM',
        'There is no such item. Its name is the end of its address in the shop.',
        { field: 'item' },
      );
    const parsed = parsePricingQuery(rest);
    if (!parsed.ok) throw new ApiFailure(parsed.code, 400, parsed.message, { field: parsed.field });
    const { quantity, featured_item_id } = parsed.request;
    if (quantity === null)
      throw new ApiFailure('PRICING_KEY_MISSING', 400, 'quantity is missing.', { field: 'quantity' });
    if (featured_item_id !== null && featured_item_id !== range.item.id)
      throw new ApiFailure('PRICING_UNKNOWN_ITEM', 400, 'featured_item_id is another item than item.', {
        field: 'featured_item_id',
      });
    return {
      catalogue: current,
      range,
      request: { ...parsed.request, quantity, featured_item_id: range.item.id },
    };
  }

  function serve(route: string, tell: (asked: Asked, rated: Rated) => SharedAnswer): void {
    app.get(route, (request, reply) => {
      const asked = read(rawQuery(request));
      const item = new URLSearchParams({ item: asked.range.item.slug });
      const address = `${apiBase}${route}?${item}&${toPricingQuery(asked.request)}`;
      return sendKept(chosenAnswers, address, request, reply, () => {
        const rated = rateConfiguration(asked.catalogue, asked.request);
        return rated.ok ? tell(asked, rated) : refusedAnswer(rated);
      });
    });
  }

  serve(routes.priceParts, ({ request }, rated) =>
    pricedAnswer(success(priceParts(rated, request, request.quantity))),
  );

  serve(routes.optionPrices, ({ catalogue: current, range, request }, rated) => {
    // A page says an automatic height with none.
    const { auto_height, ...chosen } = request;
    const plain = { ...chosen, print_features: [...rated.features] };
    const selection = applySelectionQuery(range, toPricingQuery(plain));
    const total = totalOf(current, range, selection);
    // Made at a listed price, but nothing that a page of the item can show, as a roll of a size that is on no list.
    if (total === null || toSelectionQuery(range, selection) !== toPricingQuery(plain))
      return refusedAnswer(
        invalid('PRICING_UNKNOWN_OPTION', 'size', 'This is no configuration that can be chosen of the item.'),
      );
    return pricedAnswer(success(optionPrices(current, range, selection, total)));
  });
}
