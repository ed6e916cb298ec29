import {
  apiBase,
  type CartAnswer,
  cartRoutes,
  cartTokenHeader,
  idempotencyKeyHeader,
  type OrderPayload,
  type PricingRow,
} from '@kerf/sdk/contract';
import { card, orderOf, pricingPath } from './orders.js';

/** Today's order of a card, read over the network. */
export async function askOrder(url: string, quantity = 200): Promise<OrderPayload> {
  const configuration = { ...card, quantity };
  const rows = (await (await fetch(url + pricingPath(configuration))).json()) as PricingRow[];
  return orderOf(configuration, rows);
}

async function cartOf(answer: Response): Promise<CartAnswer> {
  const body = (await answer.json()) as { data: CartAnswer };
  if (!answer.ok) throw new Error(JSON.stringify(body));
  return body.data;
}

/** Adds an order over the network. Resolves when the shop has acknowledged it. */
export async function addOrder(url: string, order: OrderPayload, token = '', key = ''): Promise<CartAnswer> {
  return cartOf(
    await fetch(url + apiBase + cartRoutes.createItem, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(token && { [cartTokenHeader]: token }),
        ...(key && { [idempotencyKeyHeader]: key }),
      },
      body: JSON.stringify(order),
    }),
  );
}

/** The cart of a token, read over the network. */
export const readCartAt = async (url: string, token: string): Promise<CartAnswer> =>
  cartOf(await fetch(url + apiBase + cartRoutes.cart, { headers: { [cartTokenHeader]: token } }));
