/** The range of a featured item: its products with their options, and what it opens with. */
import type {
  FeaturedItem,
  FeaturedPrice,
  Product,
  ProductAttributes,
  Range,
  Thumbnails,
} from '../contract/catalogue.js';
import type { Opening } from '../contract/opening.js';
import { routes } from '../contract/routes.js';
import type { Selection } from '../contract/selection.js';
import { areNumbers, checkAnswer, isListOf, isPricingRow, isRefusal } from './check-answer.js';
import { fieldsOf } from './fields-of.js';
import type { Send } from './send.js';

const lists = [
  'cuttings',
  'finishings',
  'adhesives',
  'materials',
  'printed_sides',
  'colors',
  'orientations',
  'addons',
  'premium_processings',
  'print_features',
  'sizes',
  'quantities',
  'dim_lookups',
  'attribute_lookups',
  'gallery',
] as const;

const isProduct = (value: unknown): boolean => {
  const { id, name, attributes } = fieldsOf<Product>(value);
  const options = fieldsOf<ProductAttributes>(attributes);
  const { thumbnail } = fieldsOf<Thumbnails>(options.thumbnails);
  return (
    areNumbers(id) &&
    typeof name === 'string' &&
    typeof thumbnail === 'string' &&
    lists.every((list) => Array.isArray(options[list]))
  );
};

/** Whether something parsed is a selection, as far as a page depends on it. */
const isSelection = (value: unknown): boolean => {
  const { product_id, width, height, print_features: features } = fieldsOf<Selection>(value);
  return (
    areNumbers(product_id) &&
    typeof width === 'string' &&
    typeof height === 'string' &&
    Array.isArray(features)
  );
};

/** With the prices it opens with. `item` and `product` are slugs. Rejects with a `PricingError`, of status 404 for an unknown item or product. */
export async function fetchRange(
  send: Send,
  item: string,
  product?: string | null,
  signal?: AbortSignal,
): Promise<Opening> {
  const path = routes.featuredItems;
  const query = new URLSearchParams({
    slug: item,
    first_load: '1',
    ...(product && { single_product: product }),
  }).toString();
  const { data } = fieldsOf<{ data: Range }>(await send(path, { query, ...(signal && { signal }) }));
  const {
    item: found,
    products,
    featured_price: featured,
    opening_selection: selection,
    opening_rows: rows = [],
    opening_refusal: refusal,
  } = fieldsOf<Opening>(data);
  const { product_id, print_features } = fieldsOf<FeaturedPrice>(featured);
  const isRight =
    areNumbers(fieldsOf<FeaturedItem>(found).id, product_id) &&
    Array.isArray(print_features) &&
    isSelection(selection) &&
    (refusal === undefined || isRefusal(refusal)) &&
    isListOf(products, isProduct) &&
    (products as unknown[]).length &&
    isListOf(rows, isPricingRow);
  return checkAnswer(data, !!isRight, 'GET', path);
}
