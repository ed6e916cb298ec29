import { productInfoRoutes } from '@kerf/sdk/contract';
import type { FastifyInstance } from 'fastify';
import { informationOf } from '../catalogue/information-of.js';
import { success } from '../http/answer.js';
import { failure } from '../http/api-failure.js';
import { readQuery } from '../http/read-query.js';
import { sendKept } from '../http/send-kept.js';
import type { ShopContext } from '../shop-context.js';

const cacheControl = 'public, max-age=300';

/** What there is to read on the page of `item` while `product` is chosen, by default the one that it opens with; both are slugs. */
export function serveProductInfo(app: FastifyInstance, { catalogue, fixedAnswers }: ShopContext): void {
  app.get(productInfoRoutes.info, (request, reply) => {
    const { item, product: named } = readQuery(request, ['item', 'product']);
    if (!item) throw failure('API_VALUE_MISSING', 'item is missing.', { field: 'item' });
    const { ranges, information } = catalogue();
    const range = ranges.get(item);
    if (!range)
      throw failure(
        'CATALOGUE_UNKNOWN_ITEM',
        'There is no such item. Its name is the end of its address in the shop.',
        { field: 'item' },
      );
    const product = range.products.find(({ id, url_slug }) =>
      named ? url_slug === named : id === range.featured_price.product_id,
    );
    if (!product)
      throw failure('CATALOGUE_UNKNOWN_PRODUCT', 'There is no such product of this item.', {
        field: 'product',
      });
    const address = `${productInfoRoutes.info} ${range.item.slug} ${product.url_slug}`;
    return sendKept(fixedAnswers, address, request, reply, () => ({
      status: 200,
      headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': cacheControl },
      body: JSON.stringify(
        success(informationOf(information, range, { product_id: product.id, material_id: null })),
      ),
    }));
  });
}
