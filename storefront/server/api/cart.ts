import { type CartAnswer, cartTokenHeader, idempotencyKeyHeader, routes } from '@kerf/sdk/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Transaction } from 'kysely';
import { addLine } from '../cart/add-line.js';
import { opensCart, readCart } from '../cart/cart-rows.js';
import { readToken } from '../cart/cart-token.js';
import { changeLine, removeLine } from '../cart/change-line.js';
import { mergeCarts } from '../cart/merge-carts.js';
import type { Today } from '../cart/price-line.js';
import { readIdempotencyKey, runOnce } from '../cart/run-once.js';
import { SentChange, SentMerge, SentOrder } from '../cart/sent-order.js';
import { toCart } from '../cart/to-cart.js';
import type { Schema } from '../db/schema.js';
import { addressBlock } from '../http/address-block.js';
import { success } from '../http/answer.js';
import { checkShape } from '../http/check-shape.js';
import { readQuery } from '../http/read-query.js';
import type { ApiContext } from './api-context.js';

type Work = (trx: Transaction<Schema>, token: string | null, today: Today) => Promise<CartAnswer>;
type LineRequest = FastifyRequest<{ Params: { id: string } }>;

/** The cart that a request's token opens, and the changes of it. */
export function serveCart(
  app: FastifyInstance,
  { catalogue, database, now, turns, cartLimits }: ApiContext,
): void {
  const tokenOf = (request: FastifyRequest) => readToken(request.headers[cartTokenHeader]);

  const opens = async (token: string | null) => token !== null && (await opensCart(database.db, token));

  /** `merged` is the token of the other cart in a merge. */
  async function write(
    request: FastifyRequest,
    reply: FastifyReply,
    { code, merged = null, work }: { code: number; merged?: string | null; work: Work },
  ) {
    readQuery(request, []);
    const token = tokenOf(request);
    // What proves who writes; without it an answer is told once and not again.
    const scope = token ?? merged;
    const key = readIdempotencyKey(request.headers[idempotencyKeyHeader]);
    const time = now();
    const sent = JSON.stringify(request.body ?? null);
    const named = key &&
      scope && {
        key,
        scope,
        request: `${request.method} ${request.url}\n${sent}`,
        now: time,
      };
    const isAdd = code === 201;
    const { status, body } = await turns.take(addressBlock(request.ip), async () => {
      const [hasOwn, hasMerged] = [await opens(token), await opens(merged)];
      // Who adds a first line proves with a token that opens nothing that it was theirs: a cart is made for it.
      if (!isAdd && token !== null && !hasOwn) await cartLimits.takeMiss(request.ip);
      if (merged !== null && !hasMerged) await cartLimits.takeMiss(request.ip);
      await cartLimits.takeWrite(request.ip, {
        changed: hasOwn ? token : hasMerged ? merged : null,
        makesCart: isAdd && !hasOwn,
        isNamed: !!named,
      });
      return runOnce(database.db, named || null, async (trx) => {
        const answer = await work(trx, token, { catalogue: catalogue(), now: time });
        return { status: code, body: JSON.stringify(success(answer, code)) };
      });
    });
    return reply
      .code(status)
      .header('cache-control', 'no-store')
      .type('application/json; charset=utf-8')
      .send(body);
  }

  app.get(routes.cart, async (request, reply) => {
    // Only a number that forces a fresh page stands here, and means nothing.
    readQuery(request, ['key']);
    const token = tokenOf(request);
    const lines = await readCart(database.db, token);
    if (token !== null && lines === null) await cartLimits.takeMiss(request.ip);
    const cart = await turns.take(addressBlock(request.ip), () =>
      toCart(lines ?? [], { catalogue: catalogue(), now: now() }),
    );
    reply.header('cache-control', 'no-store');
    return success({ token: lines && token ? token : '', cart } satisfies CartAnswer);
  });

  app.post(routes.cartCreateItem, (request, reply) => {
    const order = checkShape(request.body, SentOrder);
    return write(request, reply, {
      code: 201,
      work: (trx, token, today) => addLine(trx, token, order, today),
    });
  });

  app.put(`${routes.cartUpdateItem}/:id`, (request: LineRequest, reply) => {
    const change = { ...checkShape(request.body, SentChange), id: request.params.id };
    return write(request, reply, {
      code: 200,
      work: (trx, token, today) => changeLine(trx, token, change, today),
    });
  });

  app.delete(`${routes.cartDeleteItem}/:id`, (request: LineRequest, reply) =>
    write(request, reply, {
      code: 200,
      work: (trx, token, today) => removeLine(trx, token, request.params.id, today),
    }),
  );

  app.post(routes.cartMerge, (request, reply) => {
    const { token: other } = checkShape(request.body, SentMerge);
    return write(request, reply, {
      code: 200,
      merged: readToken(other),
      work: (trx, token, today) => mergeCarts(trx, token, other, today),
    });
  });
}
