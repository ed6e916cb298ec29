import { apiBase, type PricingRequest, routes } from '@kerf/sdk/contract';
import { parsePricingQuery, toPricingQuery } from '@kerf/sdk/rules';
import type { FastifyInstance } from 'fastify';
import { ApiFailure } from '../http/api-failure.js';
import type { SharedAnswer } from '../http/kept-answers.js';
import { rawQuery } from '../http/read-query.js';
import { sendKept } from '../http/send-kept.js';
import { priceConfiguration } from '../pricing/price-configuration.js';
import type { ShopContext } from '../shop-context.js';
import { pricedAnswer, refusedAnswer } from './priced-answer.js';

/** The one address of a configuration, which its prices are kept at. */
const addressOf = (request: PricingRequest): string =>
  `${apiBase}${routes.pricingData}?${toPricingQuery(request)}`;

/** Prices of a configuration: the same for everyone, so an answer is made once and kept. */
export function servePricingData(app: FastifyInstance, { catalogue, now, chosenAnswers }: ShopContext): void {
  function price(query: string): { address: string; make: () => SharedAnswer } {
    const parsed = parsePricingQuery(query);
    if (!parsed.ok) throw new ApiFailure(parsed.code, 400, parsed.message, { field: parsed.field });
    return {
      address: addressOf(parsed.request),
      make() {
        const result = priceConfiguration(catalogue(), parsed.request, now());
        return result.ok ? pricedAnswer(result.rows) : refusedAnswer(result);
      },
    };
  }

  app.get(routes.pricingData, (request, reply) => {
    const { address, make } = price(rawQuery(request));
    return sendKept(chosenAnswers, address, request, reply, make);
  });
}
