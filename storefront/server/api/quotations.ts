import {
  BillTo,
  idempotencyKeyHeader,
  NewQuotation,
  QuotationIntoCart,
  quotationRoutes,
} from '@kerf/sdk/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { readIdempotencyKey, runOnce } from '../cart/run-once.js';
import { success } from '../http/answer.js';
import { failure } from '../http/api-failure.js';
import { checkShape } from '../http/check-shape.js';
import { mayHoldSecrets } from '../http/own-pages.js';
import { readQuery } from '../http/read-query.js';
import { sendPaper } from '../papers/send-paper.js';
import { signedOut } from '../people/input.js';
import type { QuotationCaller } from '../quotations/quotation-desk.js';
import { findQuotationOwner } from '../quotations/quotation-owner.js';
import type { ShopContext } from '../shop-context.js';
import { cartTokensOf, type WriteCart } from './cart.js';
import { bearerOf, isOwn } from './person-request.js';

type QuotationRequest = FastifyRequest<{ Params: { id: string } }>;

/** Quotations, for whom they are for: members, on pages of other sites too, guests, who has the cart, who has a key. */
export function serveQuotations(
  app: FastifyInstance,
  { people, publicUrl, quotations }: ShopContext,
  writeCart: WriteCart,
): void {
  /** Who asks. A page of another site has what it was given for itself; what opens nothing there is nobody's. */
  async function callerOf(request: FastifyRequest, reply: FastifyReply, key?: string) {
    const { headers } = request;
    reply.header('cache-control', 'no-store');
    const { owner, member } = await findQuotationOwner(people, request, {
      token: bearerOf(request, publicUrl),
      origin: mayHoldSecrets(headers, publicUrl) ? null : (headers.origin ?? ''),
      cartTokens: cartTokensOf(request, publicUrl),
      key,
      takesCookies: isOwn(request, publicUrl),
    });
    const caller: QuotationCaller = { owner, address: request.ip };
    return { caller, member };
  }

  const keyed = (request: FastifyRequest, reply: FastifyReply) =>
    callerOf(request, reply, readQuery(request, ['key']).key);

  app.get(quotationRoutes.quotations, async (request, reply) => {
    readQuery(request, []);
    const { member } = await callerOf(request, reply);
    if (!member) throw signedOut();
    return success(await quotations.list(member.id));
  });

  app.get(`${quotationRoutes.quotation}/:id`, async (request: QuotationRequest, reply) => {
    const { caller } = await keyed(request, reply);
    return success({ quotation: await quotations.read(caller, request.params) });
  });

  app.post(quotationRoutes.create, async (request, reply) => {
    const sent = checkShape(request.body, NewQuotation);
    const { caller, member } = await callerOf(request, reply);
    const work = await quotations.maker(caller.address, member, () => sent);
    return writeCart(request, reply, { code: 201, work });
  });

  app.put(`${quotationRoutes.update}/:id`, async (request: QuotationRequest, reply) => {
    const { caller } = await keyed(request, reply);
    const billTo = checkShape(request.body, BillTo);
    const { id } = request.params;
    const key = readIdempotencyKey(request.headers[idempotencyKeyHeader]);
    const [scope = bearerOf(request, publicUrl)] = cartTokensOf(request, publicUrl);
    const sent = `${request.method} ${request.url}\n${JSON.stringify(billTo)}`;
    const named = key !== null && scope !== null ? { key, scope, request: sent, now: people.now() } : null;
    const bill = await quotations.biller(caller, { id }, billTo);
    const { status, body } = await runOnce(people.db, named, async (trx) => ({
      status: 200,
      body: JSON.stringify(success({ quotation: await bill(trx) })),
    }));
    return reply.code(status).type('application/json; charset=utf-8').send(body);
  });

  app.post(`${quotationRoutes.intoCart}/:id`, async (request: QuotationRequest, reply) => {
    const { cost } = checkShape(request.body, QuotationIntoCart);
    const { caller } = await keyed(request, reply);
    const work = await quotations.putter(caller, { id: request.params.id }, cost);
    return writeCart(request, reply, { code: 201, query: ['key'], work });
  });

  for (const use of ['preview', 'download'] as const)
    app.get(quotationRoutes[use], async (request, reply) => {
      const { quotation_no: number, key } = readQuery(request, ['quotation_no', 'key']);
      if (number === undefined)
        throw failure('API_VALUE_MISSING', 'quotation_no is missing.', { field: 'quotation_no' });
      const { caller } = await callerOf(request, reply, key);
      return sendPaper(reply, await quotations.paper(caller, { number }), use);
    });
}
