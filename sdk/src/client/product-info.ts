/** What there is to read about a product, its stocks and its special features. */
import type { FeatureInfo, ProductInfo, ProductInformation } from '../contract/product-info.js';
import { productInfoRoutes } from '../contract/product-info-routes.js';
import { checkAnswer, isListOf } from './check-answer.js';
import { fieldsOf } from './fields-of.js';
import type { Send } from './send.js';

const areLists = (...values: unknown[]): boolean => values.every(Array.isArray);

const isInfo = (value: unknown): boolean => {
  const { ref, title, descriptions, lists, faqs } = fieldsOf<ProductInfo>(value);
  return typeof ref === 'string' && typeof title === 'string' && areLists(descriptions, lists, faqs);
};

const isFeature = (value: unknown): boolean => {
  const { code, name, descriptions, lists } = fieldsOf<FeatureInfo>(value);
  return typeof code === 'string' && typeof name === 'string' && areLists(descriptions, lists);
};

/** On the page of an item while a product is chosen; both are slugs. Rejects with a `PricingError`, of status 404 for an unknown one. */
export async function fetchProductInfo(
  send: Send,
  item: string,
  product: string,
): Promise<ProductInformation> {
  const path = productInfoRoutes.info;
  const query = new URLSearchParams({ item, product }).toString();
  const { data } = fieldsOf<{ data: ProductInformation }>(await send(path, { query }));
  const { infos, features } = fieldsOf<ProductInformation>(data);
  return checkAnswer(data, isListOf(infos, isInfo) && isListOf(features, isFeature), 'GET', path);
}
