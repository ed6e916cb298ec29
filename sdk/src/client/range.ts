/** The range of a featured item: its products with their options, and what it opens with. */
import type { Product, ProductAttributes, Range } from '../contract/catalogue.js';
import type { Opening } from '../contract/opening.js';
import { routes } from '../contract/routes.js';
import type { Selection } from '../contract/selection.js';
import type { Send } from '../store/runtime.js';
import { areNumbers, checkAnswer, isListOf, isPricingRow } from './check-answer.js';
import { fieldsOf } from './fields-of.js';

const lists = [
  'cuttings',
  'materials',
  'printed_sides',
  'print_features',
  'sizes',
  'quantities',
  'dim_lookups',
] as const;

const isProduct = (value: unknown): boolean => {
  const { id, attributes } = fieldsOf<Product>(value);
  const options = fieldsOf<ProductAttributes>(attributes);
  return areNumbers(id) && lists.every((list) => Array.isArray(options[list]));
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
  } = fieldsOf<Opening>(data);
  const isRight =
    found &&
    featured &&
    isSelection(selection) &&
    isListOf(products, isProduct) &&
    (products as unknown[]).length &&
    isListOf(rows, isPricingRow);
  return checkAnswer(data, !!isRight, 'GET', path);
}
