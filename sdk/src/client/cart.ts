/** The cart and its lines. `token` is the secret that opens a cart; it travels in a header alone. */
import type {
  Cart,
  CartAnswer,
  CartLine,
  CartLineChange,
  LineOutcome,
  OrderPayload,
} from '../contract/cart.js';
import { cartRoutes, cartTokenHeader } from '../contract/cart-routes.js';
import { idempotencyKeyHeader } from '../contract/routes.js';
import { areNumbers, checkAnswer, isListOf } from './check-answer.js';
import { fieldsOf } from './fields-of.js';
import { randomKey } from './random-key.js';
import type { Send } from './send.js';
import { toJson } from './to-json.js';

const isLine = (value: unknown): boolean => {
  const { id, summary, price, total } = fieldsOf<CartLine>(value);
  return typeof id === 'string' && typeof summary === 'string' && areNumbers(price, total);
};

const isCart = (value: unknown): boolean => {
  const { lines, sub_total, shipping_fee, gst_included, total } = fieldsOf<Cart>(value);
  return isListOf(lines, isLine) && areNumbers(sub_total, shipping_fee, gst_included, total);
};

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
  const answer = await send(path, { method, headers, ...(body === undefined ? {} : { body: toJson(body) }) });
  const { data } = fieldsOf<{ data: CartAnswer }>(answer);
  const opened = fieldsOf<CartAnswer>(data);
  const isNamed = opened.line === undefined || typeof fieldsOf<LineOutcome>(opened.line).id === 'string';
  return checkAnswer(data, typeof opened.token === 'string' && isCart(opened.cart) && isNamed, method, path);
}

/** The cart of a token; without one, on the shop's own pages, that of the browser's cookie. */
export const fetchCart = (send: Send, token: string | null): Promise<CartAnswer> =>
  call(send, { method: 'GET', path: cartRoutes.cart, token });

/**
 * Adds a line, or lets the one of the same configuration grow; to a new cart when `token` is null or opens none. The
 * answer to a write that names both a token and a key can be had again. Rejects with status 409 and the new price when
 * it moved.
 */
export const createItem = (
  send: Send,
  token: string | null,
  payload: OrderPayload,
  key?: string,
): Promise<CartAnswer> =>
  call(send, { method: 'POST', path: cartRoutes.createItem, token, body: payload, ...(key && { key }) });

/** Changes quantity and sets of a line. */
export const updateItem = (
  send: Send,
  token: string,
  id: string,
  change: CartLineChange,
): Promise<CartAnswer> =>
  call(send, {
    method: 'PUT',
    path: `${cartRoutes.updateItem}/${encodeURIComponent(id)}`,
    token,
    body: change,
  });

/** Makes a line one of another configuration, in its place. Rejects with status 409 and the new price when it moved. */
export const replaceItem = (
  send: Send,
  token: string,
  id: string,
  payload: OrderPayload,
  key?: string,
): Promise<CartAnswer> =>
  call(send, {
    method: 'PUT',
    path: `${cartRoutes.updateItem}/${encodeURIComponent(id)}`,
    token,
    body: payload,
    ...(key && { key }),
  });

/** Removes a line. */
export const deleteItem = (send: Send, token: string, id: string): Promise<CartAnswer> =>
  call(send, { method: 'DELETE', path: `${cartRoutes.deleteItem}/${encodeURIComponent(id)}`, token });

/** Puts a line back that was removed within the last day. */
export const restoreItem = (send: Send, token: string, id: string): Promise<CartAnswer> =>
  call(send, { method: 'POST', path: `${cartRoutes.restoreItem}/${encodeURIComponent(id)}`, token });

/** Moves the lines of the cart that `other` opens into the cart of `token`. */
export const mergeCart = (send: Send, token: string, other: string): Promise<CartAnswer> =>
  call(send, { method: 'POST', path: cartRoutes.merge, token, body: { token: other } });
