import type { PricingRefusal } from '@kerf/sdk/contract/pricing';
import { apiBase, routes } from '@kerf/sdk/contract/routes';
import { parsePricingQuery, toPricingQuery } from '@kerf/sdk/rules/pricing-query';
import type { FastifyInstance } from 'fastify';
import { ApiFailure } from '../http/api-failure.js';
import type { SharedAnswer } from '../http/kept-answers.js';
import { rawQuery } from '../http/read-query.js';
import { sendIfKept, sendKept } from '../http/send-kept.js';
import { priceConfiguration } from '../pricing/price-configuration.js';
import type { ApiContext } from './api-context.js';

/** How long a price may be shown without asking again. */
const cacheControl = 'public, max-age=60, stale-while-revalidate=60';

/** Where the answer to a query is kept, and what a query of the one way to write it is asked by. */
const addressOf = (query: string): string => `${apiBase}${routes.pricingData}?${query}`;

/** Prices of a configuration: the same for everyone, so an answer is made once and kept. */
export function servePricingData(app: FastifyInstance, { catalogue, now, chosenAnswers }: ApiContext): void {
  function price(query: string): { address: string; make: () => SharedAnswer } {
    const parsed = parsePricingQuery(query);
    if (!parsed.ok) throw new ApiFailure(parsed.code, 400, parsed.message, { field: parsed.field });
    return {
      address: addressOf(toPricingQuery(parsed.request)),
      make() {
        const result = priceConfiguration(catalogue(), parsed.request, now());
        if (result.ok) return toAnswer(result.rows);
        const { kind, code, message, field } = result;
        if (kind === 'invalid') throw new ApiFailure(code, 400, message, { field });
        return toAnswer({
          status: 'ERROR',
          code,
          message,
          ...(field !== undefined && { field }),
        } satisfies PricingRefusal);
      },
    };
  }

  app.get(routes.pricingData, (request, reply) => {
    const query = rawQuery(request);
    // Most queries are written the one way, and what was asked before is found without reading them.
    if (sendIfKept(chosenAnswers, addressOf(query), request, reply)) return;
    const { address, make } = price(query);
    return sendKept(chosenAnswers, address, request, reply, make);
  });
}

const toAnswer = (value: unknown): SharedAnswer => ({
  status: 200,
  headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': cacheControl },
  body: JSON.stringify(value),
});
