import { type Product, routes } from '@kerf/sdk/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { success } from '../http/answer.js';
import { failure } from '../http/api-failure.js';
import { readId, readQuery } from '../http/read-query.js';
import type { ApiContext } from './api-context.js';

const cacheControl = 'public, max-age=300';

/** Parts of a product that are asked for alone: its listed quantities, and the sizes it can be made in. */
export function serveProductOptions(app: FastifyInstance, { catalogue }: ApiContext): void {
  const productOf = (request: FastifyRequest): Product => {
    const { product_id } = readQuery(request, ['product_id']);
    const product = catalogue().products.get(readId(product_id, 'product_id'));
    if (!product)
      throw failure('CATALOGUE_UNKNOWN_PRODUCT', 'There is no such product.', { field: 'product_id' });
    return product;
  };
  app.get(routes.quantities, (request, reply) =>
    reply.header('cache-control', cacheControl).send(success(productOf(request).attributes.quantities)),
  );
  app.get(routes.dimLookups, (request, reply) =>
    reply.header('cache-control', cacheControl).send(success(productOf(request).attributes.dim_lookups)),
  );
}
