import {
  apiBase,
  cartTokenHeader,
  idempotencyKeyHeader,
  type NewQuotation,
  type NewQuotationAnswer,
  type PricingRequest,
  type PricingRow,
  type QuotationInCart,
  type QuotationList,
  quotationRoutes,
} from '@kerf/sdk/contract';
import { cents, dollars, saleSums, toCents, toDollars } from '@kerf/sdk/rules';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { card, pricingPath } from './orders.js';

/** What stands around a call about quotations. */
export interface QuotationCaller {
  /** What opens a cart. */
  cart?: string;
  /** A bearer token. */
  token?: string;
  /** The key of a quotation. */
  key?: string;
  /** The site whose page makes the call. Default no browser. */
  origin?: string;
  cookie?: string;
  /** The name of the write. */
  named?: string;
  remoteAddress?: string;
}

/** An answer about quotations. */
export interface QuotationReply {
  status: number;
  text: string;
  content: Buffer;
  data: NewQuotationAnswer & QuotationInCart & QuotationList;
  error: { code: string; message: string; field?: string; price?: number };
  headers: Readonly<Record<string, unknown>>;
}

/** Calls about quotations, as a page makes them. */
export function quotationCalls(app: FastifyInstance) {
  async function call(
    method: 'GET' | 'POST' | 'PUT',
    path: string,
    caller: QuotationCaller,
    payload?: object,
  ): Promise<QuotationReply> {
    const { cart, token, key, origin, cookie, named, remoteAddress } = caller;
    const at = path.includes('?') ? '&' : '?';
    const options: InjectOptions = {
      method,
      url: apiBase + path + (key === undefined ? '' : `${at}key=${key}`),
      headers: {
        ...(origin && { origin, 'sec-fetch-site': 'cross-site' }),
        ...(cart && { [cartTokenHeader]: cart }),
        ...(token && { authorization: `Bearer ${token}` }),
        // A cookie counts on a page of the shop alone.
        ...(cookie && { cookie, referer: 'http://localhost:4300/' }),
        ...(named && { [idempotencyKeyHeader]: named }),
      },
      ...(remoteAddress && { remoteAddress }),
      ...(payload && { payload }),
    };
    const { statusCode, body, rawPayload, headers } = await app.inject(options);
    const isJson = String(headers['content-type']).startsWith('application/json');
    const { data, error } = isJson ? JSON.parse(body) : { data: null, error: null };
    return { status: statusCode, text: body, content: rawPayload, data, error, headers };
  }

  return {
    /** What is sent for some configurations at the prices of now. */
    async contentOf(...requests: readonly PricingRequest[]): Promise<NewQuotation> {
      const priced = [];
      for (const request of requests.length > 0 ? requests : [card]) {
        const rows = (await app.inject(pricingPath(request))).json<PricingRow[]>();
        const row = rows.find(({ quantity }) => quantity === (request.quantity ?? 100)) ?? rows[0];
        if (!row) throw new Error('This has no price.');
        priced.push({ row, configuration: { ...request, quantity: row.quantity } });
      }
      const costs = priced.map(({ row, configuration }) => cents(toCents(row.price) * configuration.kinds));
      const subTotal = cents(costs.reduce((sum, each) => sum + each, 0));
      const firstOption = toCents(priced[0]?.row.shipping[0]?.cost ?? dollars(0));
      const { shipping, total } = saleSums({ subTotal, discount: cents(0), firstOption });
      return {
        quotations: priced.map(({ configuration }, at) => ({
          configuration,
          cost: toDollars(costs[at] ?? cents(0)),
        })),
        sub_total: toDollars(subTotal),
        shipping_fee: toDollars(shipping),
        point_discount: dollars(0),
        coupon_discount: dollars(0),
        total_price: toDollars(total),
      };
    },
    make: (content: object, caller: QuotationCaller = {}) =>
      call('POST', quotationRoutes.create, caller, content),
    read: (id: string, caller: QuotationCaller = {}) =>
      call('GET', `${quotationRoutes.quotation}/${id}`, caller),
    list: (caller: QuotationCaller) => call('GET', quotationRoutes.quotations, caller),
    bill: (id: string, billTo: object, caller: QuotationCaller = {}) =>
      call('PUT', `${quotationRoutes.update}/${id}`, caller, billTo),
    put: (id: string, cost: number, caller: QuotationCaller = {}) =>
      call('POST', `${quotationRoutes.intoCart}/${id}`, caller, { cost }),
    paper: (number: string, caller: QuotationCaller = {}, use: 'preview' | 'download' = 'preview') =>
      call('GET', `${quotationRoutes[use]}?quotation_no=${number}`, caller),
  };
}
