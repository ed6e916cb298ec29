import { shippingRoutes } from '@kerf/sdk/contract';
import type { FastifyInstance } from 'fastify';
import { success } from '../http/answer.js';
import { failure } from '../http/api-failure.js';
import { readId, readQuery } from '../http/read-query.js';
import { shippingInfo, toldDaysOff } from '../pricing/quote-shipping.js';
import type { ShopContext } from '../shop-context.js';
import { priceCaching } from './priced-answer.js';

/** How long days off may be shown without asking again. */
const daysOffCaching = 'public, max-age=300';

/** How long printing and shipping take for each product of an item, and the days on which nobody works. */
export function serveDelivery(app: FastifyInstance, { catalogue, now }: ShopContext): void {
  app.get<{ Params: { item: string } }>(`${shippingRoutes.info}/:item`, (request, reply) => {
    readQuery(request, []);
    const { items, ranges, ...delivery } = catalogue();
    const id = readId(request.params.item, 'item');
    const slug = items.find((item) => item.id === id)?.slug;
    const range = slug === undefined ? undefined : ranges.get(slug);
    if (!range)
      throw failure(
        'CATALOGUE_UNKNOWN_ITEM',
        'There is no such item. Its name is the end of its address in the shop.',
        { field: 'item' },
      );
    // The days in it move as those of the prices do, and are told beside them.
    return reply.header('cache-control', priceCaching).send(success(shippingInfo(delivery, range, now())));
  });

  app.get(shippingRoutes.holidays, (request, reply) => {
    readQuery(request, []);
    return reply.header('cache-control', daysOffCaching).send(success(toldDaysOff(catalogue(), now())));
  });
}
