/** The papers of an order, as its page and the letters about it lead to them. */

import { ordersPath } from '@kerf/sdk/contract';
import type { FastifyInstance } from 'fastify';
import { failure } from '../../http/api-failure.js';
import { goneSignal } from '../../http/gone-signal.js';
import { sendPicture } from '../../http/send-picture.js';
import { pressInvoice } from '../../papers/press-invoice.js';
import { sendPaper } from '../../papers/send-paper.js';
import { sendProofFile } from '../../proofs/send-proof-file.js';
import { withProofFile } from '../../proofs/with-proof-file.js';
import type { ShopContext } from '../../shop-context.js';
import type { OrderRequest, OrderVisitors } from './order-visitors.js';

/** Serves invoices and proofs. */
export function serveOrderPapers(
  app: FastifyInstance,
  context: ShopContext,
  { readerOf, sendToSignIn }: OrderVisitors,
): void {
  const { desk, people, pictures } = context;

  app.get(`${ordersPath}/:order/invoice`, async (request: OrderRequest, reply) => {
    const { order } = request.params;
    const caller = await readerOf(request);
    if (!caller) return sendToSignIn(request, reply, { order, piece: '', type: '' });
    const found = await desk.findOrder(caller, order);
    const invoice = await pressInvoice(context, found, request.ip);
    return sendPaper(
      reply.headers({
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
        'cross-origin-resource-policy': 'same-origin',
      }),
      invoice,
    );
  });

  app.get(`${ordersPath}/:order/proofs/:proof`, async (request: OrderRequest, reply) => {
    const { order, proof = '' } = request.params;
    const caller = await readerOf(request);
    if (!caller) return sendToSignIn(request, reply, { order, piece: '', type: 'proof' });
    const found = await desk.findProof(caller, order, proof);
    return sendProofFile(
      reply.headers({
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
        'cross-origin-resource-policy': 'same-origin',
      }),
      people.db,
      found,
    );
  });

  // Telephones show no PDF in a page, and of what is approved every page is to be seen.
  app.get(`${ordersPath}/:order/proofs/:proof/picture`, async (request: OrderRequest, reply) => {
    const { order, proof = '' } = request.params;
    const caller = await readerOf(request);
    if (!caller) return sendToSignIn(request, reply, { order, piece: '', type: 'proof' });
    const { id } = await desk.findProof(caller, order, proof);
    const file = {
      name: `proof ${id}`,
      kind: 'pdf' as const,
      withPath: (use: (path: string) => Promise<Buffer>) => withProofFile(people.db, id, use),
    };
    const asked = { address: request.ip, gone: goneSignal(reply) };
    const picture = await pictures(file, { size: 'whole' }, asked);
    if (!picture) throw failure('ORDER_UNKNOWN_PROOF', 'There is no picture of this proof.');
    return sendPicture(request, reply, picture);
  });
}
