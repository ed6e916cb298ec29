/** The cart and its lines. `token` is the secret that opens a cart; it travels in a header alone. */
import { type } from 'superstruct';
import { CartAnswer, type CartLineChange, type OrderPayload } from '../contract/cart.js';
import { cartTokenHeader, idempotencyKeyHeader, routes } from '../contract/routes.js';
import type { Send } from '../store/runtime.js';
import { checkAnswer } from './check-answer.js';
import { randomKey } from './random-key.js';

const Answer = /* @__PURE__ */ (() => type({ data: CartAnswer }))();

interface CartCall {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  token: string | null;
  body?: unknown;
  /** Names a write, so that sent twice it is done once. */
  key?: string;
}

async function call(send: Send, { method, path, token, body, key }: CartCall): Promise<CartAnswer> {
  const headers: Record<string, string> = {};
  if (token) headers[cartTokenHeader] = token;
  if (method !== 'GET') headers[idempotencyKeyHeader] = key ?? randomKey();
  const answer = await send<unknown>(path, { method, headers, ...(body === undefined ? {} : { body }) });
  return checkAnswer(answer, Answer, method, path).data;
}

/** The cart of a token. */
export const fetchCart = (send: Send, token: string): Promise<CartAnswer> =>
  call(send, { method: 'GET', path: routes.cart, token });

/** Adds a line, to a new cart when `token` is null. Rejects with status 409 and the new price when it moved. */
export const createItem = (
  send: Send,
  token: string | null,
  payload: OrderPayload,
  key?: string,
): Promise<CartAnswer> =>
  call(send, { method: 'POST', path: routes.cartCreateItem, token, body: payload, ...(key && { key }) });

/** Changes quantity and sets of a line. */
export const updateItem = (
  send: Send,
  token: string,
  id: string,
  change: CartLineChange,
): Promise<CartAnswer> =>
  call(send, {
    method: 'PUT',
    path: `${routes.cartUpdateItem}/${encodeURIComponent(id)}`,
    token,
    body: change,
  });

/** Removes a line. */
export const deleteItem = (send: Send, token: string, id: string): Promise<CartAnswer> =>
  call(send, { method: 'DELETE', path: `${routes.cartDeleteItem}/${encodeURIComponent(id)}`, token });

/** Moves the lines of the cart that `other` opens into the cart of `token`. */
export const mergeCart = (send: Send, token: string, other: string): Promise<CartAnswer> =>
  call(send, { method: 'POST', path: routes.cartMerge, token, body: { token: other } });
