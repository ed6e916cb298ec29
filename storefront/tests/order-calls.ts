import {
  apiBase,
  cartTokenHeader,
  type NewReview,
  type OrderDetail,
  type OrderSummary,
  orderRoutes,
} from '@kerf/sdk/contract';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { createOrderKey } from '../server/orders/order-keys.js';
import { sendProof } from '../server/proofs/decide-proof.js';
import type { OpenApp } from './open-app.js';

/** A whole PDF of one empty page, small enough to read. */
export const samplePdf = Buffer.from(
  [
    '%PDF-1.4',
    '1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj',
    '2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj',
    '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 255 156]>>endobj',
    'trailer<</Root 1 0 R>>',
    '%%EOF',
    '',
  ].join('\n'),
);

/** What stands around a call about orders. */
export interface OrderCaller {
  /** A bearer token. */
  token?: string;
  /** The key of an order, as its cookie has it. */
  key?: string;
  /** The site whose page makes the call. Default the shop's own. */
  origin?: string;
  /** The name of the write. */
  named?: string;
  /** The token of a cart. */
  cart?: string;
}

/** An answer about orders. */
export interface OrderReply {
  status: number;
  text: string;
  data: OrderDetail & { orders: OrderSummary[] };
  message: string;
  error: { code: string; message: string; field?: string };
  headers: Readonly<Record<string, unknown>>;
}

/** Calls about orders, as a page makes them. */
export function orderCalls(app: FastifyInstance) {
  async function call(
    method: 'GET' | 'POST' | 'DELETE',
    path: string,
    { token, key, origin = 'http://localhost:4300', named, cart }: OrderCaller,
    payload?: object,
  ): Promise<OrderReply> {
    const options: InjectOptions = {
      method,
      url: apiBase + path,
      headers: {
        origin,
        'sec-fetch-site': origin === 'http://localhost:4300' ? 'same-origin' : 'cross-site',
        ...(token && { authorization: `Bearer ${token}` }),
        ...(key && { cookie: `kerf-order=${key}` }),
        ...(named && { 'idempotency-key': named }),
        ...(cart && { [cartTokenHeader]: cart }),
      },
      ...(payload && { payload }),
    };
    const { statusCode, body, headers } = await app.inject(options);
    const isJson = String(headers['content-type']).startsWith('application/json');
    return { ...(isJson ? JSON.parse(body) : {}), status: statusCode, text: body, headers };
  }
  return {
    call,
    list: (caller: OrderCaller) => call('GET', orderRoutes.orders, caller),
    read: (caller: OrderCaller, order: string) => call('GET', `${orderRoutes.order}/${order}`, caller),
    file: (caller: OrderCaller, order: string, proof: string) =>
      call('GET', `${orderRoutes.proof}/${order}/${proof}`, caller),
    invoice: (caller: OrderCaller, order: string) => call('GET', `${orderRoutes.invoice}/${order}`, caller),
    paperAddress: (caller: OrderCaller, order: string, proof: string) =>
      call('GET', `${orderRoutes.paperAddress}/${order}/${proof}`, caller),
    approve: (caller: OrderCaller, order: string, proof: string) =>
      call('POST', `${orderRoutes.createApproval}/${order}/${proof}`, caller),
    askChange: (caller: OrderCaller, order: string, proof: string, remark: string) =>
      call('POST', `${orderRoutes.createChange}/${order}/${proof}`, caller, { remark }),
    write: (caller: OrderCaller, order: string, text: string, line_id: string | null = null) =>
      call('POST', `${orderRoutes.createMessage}/${order}`, caller, { text, line_id }),
    review: (caller: OrderCaller, order: string, line: string, review: NewReview) =>
      call('POST', `${orderRoutes.createReview}/${order}/${line}`, caller, review),
    cancel: (caller: OrderCaller, order: string, line: string) =>
      call('DELETE', `${orderRoutes.deletePiece}/${order}/${line}`, caller),
    reorder: (caller: OrderCaller, order: string, line: string) =>
      call('POST', `${orderRoutes.createReorder}/${order}/${line}`, caller),
  };
}

/** Sends a proof of a piece, as the shop's command does. */
export const sentProof = (
  { database: { db }, world }: OpenApp,
  orderId: string,
  lineId: string,
  content = samplePdf,
) =>
  db
    .transaction()
    .execute((trx) =>
      sendProof(trx, { orderId, lineId }, { name: 'proof.pdf', content, pictureHeight: null }, world.now),
    );

/** The key of an order, as who names its number and address is given it. */
export const orderKey = ({ database: { db }, world }: OpenApp, orderId: string): Promise<string> =>
  createOrderKey(db, orderId, world.now);
