import {
  ChangeRequest,
  idempotencyKeyHeader,
  NewMessage,
  NewReview,
  orderRoutes,
  ordersPath,
} from '@kerf/sdk/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { readIdempotencyKey } from '../cart/run-once.js';
import { success } from '../http/answer.js';
import { failure } from '../http/api-failure.js';
import { checkShape, requireEmpty } from '../http/check-shape.js';
import { readOrderCookie } from '../http/order-cookie.js';
import { readQuery } from '../http/read-query.js';
import type { OrderCaller, OrderChange } from '../orders/order-desk.js';
import { findByKeys } from '../orders/order-keys.js';
import { findOrderOwner } from '../orders/order-owner.js';
import { fromPlaceKey } from '../orders/read-orders.js';
import { addAgain } from '../orders/reorder.js';
import { pressInvoice } from '../papers/press-invoice.js';
import { sendPaper } from '../papers/send-paper.js';
import { signedOut } from '../people/input.js';
import { requireMember } from '../people/members.js';
import { signPath } from '../people/signed-path.js';
import { sendProofFile } from '../proofs/send-proof-file.js';
import type { ShopContext } from '../shop-context.js';
import type { WriteCart } from './cart.js';
import { bearerOf, guardSite } from './person-request.js';

type OrderRequest = FastifyRequest<{ Params: { order: string } }>;
type ProofRequest = FastifyRequest<{ Params: { order: string; proof: string } }>;
type PaperRequest = FastifyRequest<{ Params: { order: string; proof?: string } }>;
type PieceRequest = FastifyRequest<{ Params: { order: string; line: string } }>;

/** Orders, for who ordered: members, on pages of other sites too, and who holds the keys of some. */
export function serveOrders(app: FastifyInstance, context: ShopContext, writeCart: WriteCart): void {
  const { desk, people, publicUrl, reviews, wakeMail } = context;
  /** Who asks; throws for nobody. */
  async function callerOf(
    request: FastifyRequest,
    reply: FastifyReply,
    known: readonly string[] = [],
  ): Promise<OrderCaller> {
    const origin = guardSite(request, reply, publicUrl);
    readQuery(request, known);
    const token = bearerOf(request, publicUrl);
    const owner = await findOrderOwner(people, request, { token, origin }, publicUrl);
    if (!owner) throw signedOut();
    return { owner, address: request.ip };
  }

  /** The key that opens the order: unlike the cookie, it stays what it is when another order is opened meanwhile. */
  async function keyOf({ headers, params }: OrderRequest): Promise<string | null> {
    const opened = await findByKeys(people.db, readOrderCookie(headers, publicUrl), people.now());
    return opened.find(({ orderId }) => orderId === params.order)?.key ?? null;
  }

  async function change(request: OrderRequest, reply: FastifyReply, change: () => OrderChange) {
    const caller = await callerOf(request, reply);
    const key = readIdempotencyKey(request.headers[idempotencyKeyHeader]);
    const scope = key === null ? null : (bearerOf(request, publicUrl) ?? (await keyOf(request)));
    const sent = `${request.method} ${request.url}\n${JSON.stringify(request.body ?? null)}`;
    const named = key !== null && scope !== null ? { key, scope, request: sent } : null;
    const made = change();
    const { status, body } = await desk.change(caller, request.params.order, made, named);
    wakeMail();
    // Who has the answer finds it on the pages.
    if (made.what === 'review-piece') await reviews.refresh();
    return reply.code(status).type('application/json; charset=utf-8').send(body);
  }

  app.get(orderRoutes.orders, async (request, reply) => {
    const caller = await callerOf(request, reply, ['before']);
    const { before } = readQuery(request, ['before']);
    const place = before === undefined ? null : fromPlaceKey(before);
    if (before !== undefined && !place)
      throw failure('API_VALUE_INVALID', 'before is no place in a list of orders.', { field: 'before' });
    return success(await desk.list(caller, place));
  });

  app.get(`${orderRoutes.order}/:order`, async (request: OrderRequest, reply) =>
    success(await desk.read(await callerOf(request, reply), request.params.order)),
  );

  app.get(`${orderRoutes.invoice}/:order`, async (request: OrderRequest, reply) => {
    const order = await desk.findOrder(await callerOf(request, reply), request.params.order);
    return sendPaper(reply, await pressInvoice(context, order, request.ip));
  });

  app.get(`${orderRoutes.proof}/:order/:proof`, async (request: ProofRequest, reply) => {
    const caller = await callerOf(request, reply);
    const proof = await desk.findProof(caller, request.params.order, request.params.proof);
    return sendProofFile(reply, people.db, proof);
  });

  // Its own pages have cookies, and need none.
  const addressed = async (request: PaperRequest, reply: FastifyReply) => {
    const caller = await callerOf(request, reply);
    const { order, proof } = request.params;
    const { id } = await desk.findOrder(caller, order);
    const path =
      proof === undefined
        ? `${ordersPath}/${id}/invoice`
        : `${ordersPath}/${id}/proofs/${(await desk.findProof(caller, id, proof)).id}`;
    const origin = guardSite(request, reply, publicUrl);
    const member = await requireMember(people, bearerOf(request, publicUrl), { origin });
    return success({ path: signPath(member, path, people.now()) });
  };
  app.get(`${orderRoutes.paperAddress}/:order`, addressed);
  app.get(`${orderRoutes.paperAddress}/:order/:proof`, addressed);

  app.post(`${orderRoutes.createApproval}/:order/:proof`, (request: ProofRequest, reply) =>
    change(request, reply, () => {
      requireEmpty(request.body);
      return {
        what: 'answer-proof',
        proofId: request.params.proof,
        answer: { decision: 'approved', remark: '' },
      };
    }),
  );

  app.post(`${orderRoutes.createChange}/:order/:proof`, (request: ProofRequest, reply) =>
    change(request, reply, () => ({
      what: 'answer-proof',
      proofId: request.params.proof,
      answer: { decision: 'change-asked', ...checkShape(request.body, ChangeRequest) },
    })),
  );

  app.post(`${orderRoutes.createMessage}/:order`, (request: OrderRequest, reply) =>
    change(request, reply, () => {
      const { text, line_id: lineId = null, files = [] } = checkShape(request.body, NewMessage);
      return { what: 'write-message', text, lineId, files };
    }),
  );

  app.delete(`${orderRoutes.deletePiece}/:order/:line`, (request: PieceRequest, reply) =>
    change(request, reply, () => ({ what: 'cancel-piece', lineId: request.params.line })),
  );

  app.post(`${orderRoutes.createReview}/:order/:line`, (request: PieceRequest, reply) =>
    change(request, reply, () => {
      const { files = [], ...review } = checkShape(request.body, NewReview);
      return { what: 'review-piece', lineId: request.params.line, review, files };
    }),
  );

  app.post(`${orderRoutes.createReorder}/:order/:line`, async (request: PieceRequest, reply) => {
    const caller = await callerOf(request, reply);
    requireEmpty(request.body);
    const line = await desk.findLine(caller, request.params.order, request.params.line);
    return writeCart(request, reply, {
      code: 201,
      work: (trx, token, today) => addAgain(trx, token, line, today),
    });
  });
}
