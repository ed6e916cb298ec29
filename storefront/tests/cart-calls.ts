import {
  apiBase,
  type CartAnswer,
  cartRoutes,
  cartTokenHeader,
  idempotencyKeyHeader,
  type OrderPayload,
  type PricingRequest,
  type PricingRow,
  type Success,
} from '@kerf/sdk/contract';
import type { FastifyInstance, InjectOptions } from 'fastify';
import type { Failure } from '../server/http/answer.js';
import { card, orderOf, pricingPath } from './orders.js';

/** An answer of the cart: one of the two bodies. */
export interface CartReply {
  status: number;
  text: string;
  /** The cookie that it sets, as it is sent back; '' for none. */
  cookie: string;
  /** Throws for a failure. */
  good(): CartAnswer;
  /** Throws for a success. */
  bad(): Failure['error'];
}

/** Whose cart, and the name of the write. */
export interface Caller {
  token?: string;
  key?: string;
  /** What a browser adds by itself. */
  headers?: Readonly<Record<string, string>>;
}

/** Calls of the cart, as a page makes them. */
export function cartCalls(app: FastifyInstance) {
  async function call(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    { token, key, headers }: Caller,
    payload?: object,
  ): Promise<CartReply> {
    const options: InjectOptions = {
      method,
      url: apiBase + path,
      headers: {
        ...headers,
        ...(token !== undefined && { [cartTokenHeader]: token }),
        ...(key !== undefined && { [idempotencyKeyHeader]: key }),
      },
      ...(payload && { payload }),
    };
    const { statusCode, body, headers: sent } = await app.inject(options);
    const read = () => JSON.parse(body) as Success<CartAnswer> | Failure;
    return {
      status: statusCode,
      text: body,
      cookie: String(sent['set-cookie'] ?? '').split(';')[0] ?? '',
      good() {
        const answer = read();
        if (answer.status !== 'SUCCESS' || answer.code !== statusCode) throw new Error(body);
        return answer.data;
      },
      bad() {
        const answer = read();
        if (answer.status !== 'ERROR' || answer.code !== statusCode) throw new Error(body);
        return answer.error;
      },
    };
  }

  return {
    /** The prices of a configuration. */
    async rows(request: PricingRequest = card): Promise<PricingRow[]> {
      return (await app.inject(pricingPath(request))).json<PricingRow[]>();
    },
    /** The order of a configuration at today's price. */
    async order(configuration: PricingRequest = card): Promise<OrderPayload> {
      return orderOf(configuration, await this.rows(configuration));
    },
    get: (caller: Caller = {}) => call('GET', cartRoutes.cart, caller),
    add: (order: object, caller: Caller = {}) => call('POST', cartRoutes.createItem, caller, order),
    change: (id: string, change: object, caller: Caller = {}) =>
      call('PUT', `${cartRoutes.updateItem}/${id}`, caller, change),
    remove: (id: string, caller: Caller = {}) => call('DELETE', `${cartRoutes.deleteItem}/${id}`, caller),
    restore: (id: string, caller: Caller = {}) => call('POST', `${cartRoutes.restoreItem}/${id}`, caller),
    merge: (token: string, caller: Caller = {}) => call('POST', cartRoutes.merge, caller, { token }),
  };
}
