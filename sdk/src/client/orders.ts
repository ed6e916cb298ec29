/** The calls about orders. On the shop's own pages cookies say whose; elsewhere the token of a member. */
import type { Artworks } from '../contract/artwork.js';
import { artworkRoutes } from '../contract/artwork-routes.js';
import { cartTokenHeader } from '../contract/cart-routes.js';
import { orderRoutes } from '../contract/order-routes.js';
import type { Order, OrderSummary } from '../contract/orders.js';
import type { NewMessage, OrderDetail, OrderList, Reordered } from '../contract/proofs.js';
import type { NewReview } from '../contract/reviews.js';
import { idempotencyKeyHeader } from '../contract/routes.js';
import { areNumbers, checkAnswer, isListOf } from './check-answer.js';
import { fieldsOf } from './fields-of.js';
import { randomKey } from './random-key.js';
import type { Send } from './send.js';
import { toJson } from './to-json.js';

/** Who asks: a bearer token, null for the cookies of the shop's own pages. */
type Token = string | null;

interface OrderCall {
  method?: 'GET' | 'POST' | 'DELETE';
  path: string;
  token: Token;
  body?: object;
  headers?: Record<string, string>;
  /** Whether the data is what it should be. */
  check: (data: Readonly<Record<string, unknown>>) => boolean;
}

async function call<T>(
  send: Send,
  { method = 'GET', path, token, body, headers, check }: OrderCall,
): Promise<T> {
  const answer = await send(path, {
    method,
    headers: {
      ...headers,
      ...(token && { authorization: `Bearer ${token}` }),
      ...(method !== 'GET' && { [idempotencyKeyHeader]: randomKey() }),
    },
    ...(body && { body: toJson(body) }),
  });
  const { data } = fieldsOf<{ data: T }>(answer);
  return checkAnswer(data, check(fieldsOf(data)), method, path);
}

const under = (path: string, ...ids: readonly string[]): string =>
  [path, ...ids.map(encodeURIComponent)].join('/');

const isSummary = (value: unknown): boolean => {
  const { id, number, lines } = fieldsOf<OrderSummary>(value);
  return typeof id === 'string' && typeof number === 'string' && Array.isArray(lines);
};

const isDetail = ({ order, proofs, messages }: Readonly<Record<string, unknown>>): boolean => {
  const { id, lines, events, total } = fieldsOf<Order>(order);
  return (
    typeof id === 'string' && [lines, events, proofs, messages].every(Array.isArray) && areNumbers(total)
  );
};

/** Somebody's orders, the newest first: those behind a place in the list, or from its beginning. */
export const fetchOrders = (send: Send, token: Token, before: string | null = null): Promise<OrderList> =>
  call(send, {
    path: orderRoutes.orders + (before === null ? '' : `?before=${encodeURIComponent(before)}`),
    token,
    check: ({ orders, older }) =>
      isListOf(orders, isSummary) && (older === null || typeof older === 'string'),
  });

/** One order. */
export const fetchOrder = (send: Send, token: Token, order: string): Promise<OrderDetail> =>
  call(send, { path: under(orderRoutes.order, order), token, check: isDetail });

/** The path of an order's invoice at the shop, or of a proof, which opens for a moment without saying who asks. */
export const fetchPaperAddress = (
  send: Send,
  token: Token,
  { order, proof }: { order: string; proof: string | null },
): Promise<{ path: string }> =>
  call(send, {
    path: under(orderRoutes.paperAddress, order, ...(proof === null ? [] : [proof])),
    token,
    check: ({ path }) => typeof path === 'string' && path.startsWith('/'),
  });

/** Approves a proof, or asks for a change of it where there is a remark. */
export const createProofAnswer = (
  send: Send,
  token: Token,
  { order, proof, remark }: { order: string; proof: string; remark: string | null },
): Promise<OrderDetail> =>
  call(send, {
    method: 'POST',
    path: under(remark === null ? orderRoutes.createApproval : orderRoutes.createChange, order, proof),
    token,
    ...(remark !== null && { body: { remark } }),
    check: isDetail,
  });

/** Writes to the shop about an order. */
export const createMessage = (
  send: Send,
  token: Token,
  order: string,
  body: NewMessage,
): Promise<OrderDetail> =>
  call(send, { method: 'POST', path: under(orderRoutes.createMessage, order), token, body, check: isDetail });

/** Says what somebody thinks of a piece. */
export const createReview = (
  send: Send,
  token: Token,
  { order, line, review }: { order: string; line: string; review: NewReview },
): Promise<OrderDetail> =>
  call(send, {
    method: 'POST',
    path: under(orderRoutes.createReview, order, line),
    token,
    body: review,
    check: isDetail,
  });

/** Takes a file back. */
export const deleteArtwork = (send: Send, token: Token, artwork: string): Promise<Artworks> =>
  call(send, {
    method: 'DELETE',
    path: under(artworkRoutes.remove, artwork),
    token,
    check: ({ artworks }) => Array.isArray(artworks),
  });

/** Cancels a piece. */
export const deletePiece = (
  send: Send,
  token: Token,
  { order, line }: { order: string; line: string },
): Promise<OrderDetail> =>
  call(send, { method: 'DELETE', path: under(orderRoutes.deletePiece, order, line), token, check: isDetail });

/** Puts a piece into a cart once more: that of `cartToken`, a new one for null. */
export const createReorder = (
  send: Send,
  token: Token,
  { order, line, cartToken }: { order: string; line: string; cartToken: string | null },
): Promise<Reordered> =>
  call(send, {
    method: 'POST',
    path: under(orderRoutes.createReorder, order, line),
    token,
    headers: cartToken ? { [cartTokenHeader]: cartToken } : {},
    check: ({ token: own, cart, was, now }) =>
      typeof own === 'string' && typeof cart === 'object' && areNumbers(was, now),
  });
