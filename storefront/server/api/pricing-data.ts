import { routes } from '@kerf/sdk/contract';
import { parsePricingQuery } from '@kerf/sdk/rules';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ApiFailure } from '../http/api-failure.js';
import { rawQuery } from '../http/read-query.js';
import { priceConfiguration } from '../pricing/price-configuration.js';
import { dateEpoch } from './answer-cache.js';
import type { ApiContext } from './api-context.js';
import { toPricingRefusal } from './pricing-refusal.js';
import { sendReady, toReadyAnswer } from './ready-answer.js';

/** How long a price may be shown without asking again. */
export const priceCacheControl = 'public, max-age=60, stale-while-revalidate=60';

/** Prices of a configuration: the same for everyone, so an answer is made once and kept ready. */
export function servePricingData(app: FastifyInstance, { catalogue, now, prices }: ApiContext): void {
  function price(request: FastifyRequest, reply: FastifyReply): FastifyReply {
    const query = rawQuery(request);
    const current = catalogue();
    const time = now();
    const known = prices.get(query, [current, dateEpoch(time)]);
    if (known) return sendReady(request, reply, known, priceCacheControl);

    const parsed = parsePricingQuery(query);
    if (!parsed.ok) throw new ApiFailure(parsed.code, 400, parsed.message, { field: parsed.field });
    const result = priceConfiguration(current, parsed.request, time);
    if (result.ok) {
      const answer = toReadyAnswer(result.rows);
      prices.set(query, answer);
      return sendReady(request, reply, answer, priceCacheControl);
    }
    if (result.kind === 'invalid')
      throw new ApiFailure(result.code, 400, result.message, { field: result.field });
    return sendReady(request, reply, toReadyAnswer(toPricingRefusal(result)), priceCacheControl);
  }

  app.get(routes.pricingData, price);
}
