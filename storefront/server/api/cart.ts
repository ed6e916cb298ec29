import { cartRoutes, cartTokenHeader, idempotencyKeyHeader } from '@kerf/sdk/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { addLine } from '../cart/add-line.js';
import { readToken } from '../cart/cart-token.js';
import type { CartWrite } from '../cart/carts.js';
import { changeLine, replaceLine } from '../cart/change-line.js';
import { mergeCarts } from '../cart/merge-carts.js';
import { removeLine, restoreLine } from '../cart/remove-line.js';
import { readIdempotencyKey } from '../cart/run-once.js';
import { SentChange, SentMerge, SentOrder } from '../cart/sent-order.js';
import { success } from '../http/answer.js';
import { cartCookie, readCartCookie } from '../http/cart-cookie.js';
import { checkShape, requireEmpty } from '../http/check-shape.js';
import { isCallOfOwnPage } from '../http/own-pages.js';
import { readQuery } from '../http/read-query.js';
import type { ShopContext } from '../shop-context.js';

type LineRequest = FastifyRequest<{ Params: { id: string } }>;

/** Whether a body has a whole order, rather than another quantity and number of sets. */
const isOrder = (body: unknown): boolean =>
  typeof body === 'object' && body !== null && Object.hasOwn(body, 'configuration');

/** The cookie of a caller on the shop's own pages; null for everybody else, who neither has nor gets one. */
const cookieOf = (
  { headers }: Pick<FastifyRequest, 'headers'>,
  publicUrl: string,
): { token: string | null } | null =>
  isCallOfOwnPage(headers, publicUrl) ? { token: readToken(readCartCookie(headers, publicUrl)) } : null;

/** What may open the cart of a call, the first that does counts: a header's token, then that of the shop's own cookie. */
export function cartTokensOf(request: Pick<FastifyRequest, 'headers'>, publicUrl: string): string[] {
  const sent = [readToken(request.headers[cartTokenHeader]), cookieOf(request, publicUrl)?.token ?? null];
  return [...new Set(sent.filter((token): token is string => token !== null))];
}

/** Writes to the cart that a request's token opens, and answers with what it is then. */
export type WriteCart = (
  request: FastifyRequest,
  reply: FastifyReply,
  write: Pick<CartWrite, 'code' | 'merged' | 'work'> & {
    /** The keys that its query may have. Default none. */
    query?: readonly string[];
  },
) => Promise<FastifyReply>;

/** The cart that a request's token opens, and the changes of it. Returns the way to write to it. */
export function serveCart(app: FastifyInstance, { carts, publicUrl }: ShopContext): WriteCart {
  const callerOf = (request: FastifyRequest) => ({
    address: request.ip,
    tokens: cartTokensOf(request, publicUrl),
  });

  /** The pages that work without a script know the same cart from here on. */
  function keepCookie(request: FastifyRequest, reply: FastifyReply, token: string): void {
    const cookie = cookieOf(request, publicUrl);
    if (cookie && token && cookie.token !== token) reply.header('set-cookie', cartCookie(token, publicUrl));
  }

  async function write(
    request: FastifyRequest,
    reply: FastifyReply,
    { code, merged = null, query = [], work }: Parameters<WriteCart>[2],
  ) {
    readQuery(request, query);
    const sent = JSON.stringify(request.body ?? null);
    const { status, body } = await carts.write(callerOf(request), {
      code,
      request: `${request.method} ${request.url}\n${sent}`,
      key: readIdempotencyKey(request.headers[idempotencyKeyHeader]),
      merged,
      work,
    });
    if (status < 300 && cookieOf(request, publicUrl))
      keepCookie(request, reply, (JSON.parse(body) as { data: { token: string } }).data.token);
    return reply
      .code(status)
      .header('cache-control', 'no-store')
      .type('application/json; charset=utf-8')
      .send(body);
  }

  app.get(cartRoutes.cart, async (request, reply) => {
    // Only a number that forces a fresh page stands here, and means nothing.
    readQuery(request, ['key']);
    const answer = await carts.read(callerOf(request));
    keepCookie(request, reply, answer.token);
    reply.header('cache-control', 'no-store');
    return success(answer);
  });

  app.post(cartRoutes.createItem, (request, reply) => {
    const order = checkShape(request.body, SentOrder);
    return write(request, reply, {
      code: 201,
      work: (trx, token, today) => addLine(trx, token, order, today),
    });
  });

  app.put(`${cartRoutes.updateItem}/:id`, (request: LineRequest, reply) => {
    const { id } = request.params;
    if (isOrder(request.body)) {
      const order = checkShape(request.body, SentOrder);
      return write(request, reply, {
        code: 200,
        work: (trx, token, today) => replaceLine(trx, token, { id, order }, today),
      });
    }
    const change = { ...checkShape(request.body, SentChange), id };
    return write(request, reply, {
      code: 200,
      work: (trx, token, today) => changeLine(trx, token, change, today),
    });
  });

  app.delete(`${cartRoutes.deleteItem}/:id`, (request: LineRequest, reply) =>
    write(request, reply, {
      code: 200,
      work: (trx, token, today) => removeLine(trx, token, request.params.id, today),
    }),
  );

  app.post(`${cartRoutes.restoreItem}/:id`, (request: LineRequest, reply) => {
    requireEmpty(request.body);
    return write(request, reply, {
      code: 200,
      work: (trx, token, today) => restoreLine(trx, token, request.params.id, today),
    });
  });

  app.post(cartRoutes.merge, (request, reply) => {
    const { token: other } = checkShape(request.body, SentMerge);
    return write(request, reply, {
      code: 200,
      merged: readToken(other),
      work: (trx, token, today) => mergeCarts(trx, token, other, today),
    });
  });

  return write;
}
