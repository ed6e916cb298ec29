/** The range of a featured item: its products with their options, and what it opens with. */
import { array, nonempty, number, object, string, type } from 'superstruct';
import type { Range } from '../contract/catalogue.js';
import { routes } from '../contract/routes.js';
import type { Send } from '../store/runtime.js';
import { checkAnswer } from './check-answer.js';

// What nothing works without. The whole shape is checked where it is made: its schema would outweigh a widget.
const Answer = /* @__PURE__ */ (() =>
  type({
    data: type({
      item: type({ id: number(), slug: string() }),
      products: nonempty(
        array(
          type({ id: number(), attributes: type({ quantities: array(number()), sizes: array(object()) }) }),
        ),
      ),
      featured_price: type({ product_id: number(), run_size: number() }),
    }),
  }))();

/** `item` and `product` are slugs. Rejects with a `PricingError`, of status 404 for an unknown item or product. */
export async function fetchRange(
  send: Send,
  item: string,
  product?: string | null,
  signal?: AbortSignal,
): Promise<Range> {
  const query = new URLSearchParams({
    slug: item,
    ...(product ? { single_product: product } : {}),
  }).toString();
  const answer = await send<unknown>(routes.featuredItems, { query, ...(signal && { signal }) });
  return checkAnswer(answer, Answer, 'GET', routes.featuredItems).data as unknown as Range;
}
