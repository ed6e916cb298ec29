import { routes } from '@kerf/sdk/contract';
import type { FastifyInstance } from 'fastify';
import { success } from '../http/answer.js';
import { failure } from '../http/api-failure.js';
import { readId, readQuery } from '../http/read-query.js';
import { shopTime, yearOf } from '../pricing/shipping-dates.js';
import { turnaroundOf } from '../pricing/turnaround.js';
import type { ShopContext } from '../shop-context.js';

const cacheControl = 'public, max-age=300';

/** The years whose days off are told: the present one and those that an order of today could reach or plan for. */
const yearsTold = 3;

/** How long printing and shipping take for each product of an item, and the days on which nobody works. */
export function serveDelivery(app: FastifyInstance, { catalogue, now }: ShopContext): void {
  app.get<{ Params: { item: string } }>(`${routes.shippingInfo}/:item`, (request, reply) => {
    readQuery(request, []);
    const { items, ranges, shipping } = catalogue();
    const id = readId(request.params.item, 'item');
    const slug = items.find((item) => item.id === id)?.slug;
    const range = slug === undefined ? undefined : ranges.get(slug);
    const [standard] = shipping.methods;
    if (!range || !standard)
      throw failure(
        'CATALOGUE_UNKNOWN_ITEM',
        'There is no such item. Its name is the end of its address in the shop.',
        { field: 'item' },
      );
    const list = range.products.map((product) => ({
      id: product.id,
      product: product.name,
      ...turnaroundOf(shipping, standard, product.id),
    }));
    return reply.header('cache-control', cacheControl).send(success(list));
  });

  app.get(routes.holidays, (request, reply) => {
    readQuery(request, []);
    const { holidays, shipping } = catalogue();
    const first = yearOf(shopTime(now(), shipping.zone).day);
    const years = Array.from({ length: yearsTold }, (_, index) => first + index);
    const days = years.flatMap((year) => holidays.inYear(year));
    return reply.header('cache-control', cacheControl).send(success(days));
  });
}
