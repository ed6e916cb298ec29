import { type Product, routes } from '@kerf/sdk/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { success } from '../http/answer.js';
import { failure } from '../http/api-failure.js';
import { readId, readQuery } from '../http/read-query.js';
import type { ShopContext } from '../shop-context.js';

const cacheControl = 'public, max-age=300';

const keys = ['product_id', 'cutting_id', 'finishing_id', 'adhesive_id', 'color_id'] as const;

const optionsOf = ({ attributes }: Product): Record<string, readonly { id: number }[]> => ({
  cutting_id: attributes.cuttings,
  finishing_id: attributes.finishings,
  adhesive_id: attributes.adhesives,
  color_id: attributes.colors,
});

/**
 * Parts of a product that are asked for alone: its listed quantities, and the sizes it can be made in. Options that
 * are named have to be the product's; quantities are the same for all of them, sizes depend on the cutting.
 */
export function serveProductOptions(app: FastifyInstance, { catalogue }: ShopContext): void {
  function read(request: FastifyRequest): { product: Product; cuttingId: number | null } {
    const { product_id, ...named } = readQuery(request, keys);
    const product = catalogue().products.get(readId(product_id, 'product_id'));
    if (!product)
      throw failure('CATALOGUE_UNKNOWN_PRODUCT', 'There is no such product.', { field: 'product_id' });
    const options = optionsOf(product);
    for (const [field, text] of Object.entries(named)) {
      const id = readId(text, field);
      if (!options[field]?.some((option) => option.id === id))
        throw failure('CATALOGUE_UNKNOWN_OPTION', `The product has no such ${field}.`, { field });
    }
    const { cutting_id } = named;
    return { product, cuttingId: cutting_id === undefined ? null : Number(cutting_id) };
  }

  app.get(routes.quantities, (request, reply) =>
    reply.header('cache-control', cacheControl).send(success(read(request).product.attributes.quantities)),
  );
  app.get(routes.dimLookups, (request, reply) => {
    const { product, cuttingId } = read(request);
    const rows = product.attributes.dim_lookups.filter(
      ({ cutting_id }) => cuttingId === null || cutting_id === null || cutting_id === cuttingId,
    );
    return reply.header('cache-control', cacheControl).send(success(rows));
  });
}
