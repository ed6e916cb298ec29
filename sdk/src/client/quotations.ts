/** The calls about quotations. A cart's token, a member's, or the cookies of the shop's own pages say whose. */
import type { CartLine } from '../contract/cart.js';
import { cartTokenHeader } from '../contract/cart-routes.js';
import type { Dollars } from '../contract/money.js';
import { quotationRoutes } from '../contract/quotation-routes.js';
import type {
  BillTo,
  NewQuotation,
  NewQuotationAnswer,
  Quotation,
  QuotationAnswer,
  QuotationInCart,
} from '../contract/quotations.js';
import { idempotencyKeyHeader } from '../contract/routes.js';
import { areNumbers, checkAnswer, isListOf } from './check-answer.js';
import { fieldsOf } from './fields-of.js';
import { randomKey } from './random-key.js';
import type { Send } from './send.js';
import { toJson } from './to-json.js';

/** Who asks: what opens their cart, and their session at this site; null for what they have not. */
export interface QuotationCaller {
  cart: string | null;
  session: string | null;
}

interface QuotationCall {
  method: 'POST' | 'PUT';
  path: string;
  body: object;
  /** Names the write, so that sent twice it is done once. */
  key?: string;
  check: (data: Readonly<Record<string, unknown>>) => boolean;
}

async function call<T>(
  send: Send,
  { cart, session }: QuotationCaller,
  { method, path, body, key, check }: QuotationCall,
): Promise<T> {
  const answer = await send(path, {
    method,
    headers: {
      ...(cart && { [cartTokenHeader]: cart }),
      ...(session && { authorization: `Bearer ${session}` }),
      [idempotencyKeyHeader]: key ?? randomKey(),
    },
    body: toJson(body),
  });
  const { data } = fieldsOf<{ data: T }>(answer);
  return checkAnswer(data, check(fieldsOf(data)), method, path);
}

const isItem = (value: unknown): boolean => {
  const { product_name, details, total } = fieldsOf<Quotation['items'][number]>(value);
  return typeof product_name === 'string' && typeof details === 'string' && areNumbers(total);
};

const isQuotation = (value: unknown): boolean => {
  const { id, quotation_no, items, sub_total, shipping_fee, gst_included, total_price } =
    fieldsOf<Quotation>(value);
  return (
    typeof id === 'string' &&
    typeof quotation_no === 'string' &&
    isListOf(items, isItem) &&
    areNumbers(sub_total, shipping_fee, gst_included, total_price)
  );
};

/** Makes a quotation. Rejects with status 409 and the new total when a price moved. */
export const createQuotation = (
  send: Send,
  caller: QuotationCaller,
  body: NewQuotation,
  key?: string,
): Promise<NewQuotationAnswer> =>
  call(send, caller, {
    method: 'POST',
    path: quotationRoutes.create,
    body,
    ...(key && { key }),
    check: ({ token, key: opens, page, quotation }) =>
      [token, opens, page].every((text) => typeof text === 'string') && isQuotation(quotation),
  });

/** Says whom a quotation is for. */
export const updateQuotation = (
  send: Send,
  caller: QuotationCaller,
  id: string,
  billTo: BillTo,
): Promise<QuotationAnswer> =>
  call(send, caller, {
    method: 'PUT',
    path: `${quotationRoutes.update}/${encodeURIComponent(id)}`,
    body: billTo,
    check: ({ quotation }) => isQuotation(quotation),
  });

/** Puts a quotation into the cart. Rejects with status 409 and what it costs today where it is held no more. */
export const putQuotation = (
  send: Send,
  caller: QuotationCaller,
  id: string,
  cost: Dollars,
): Promise<QuotationInCart> =>
  call(send, caller, {
    method: 'POST',
    path: `${quotationRoutes.intoCart}/${encodeURIComponent(id)}`,
    body: { cost },
    check: ({ token, cart, added }) =>
      typeof token === 'string' &&
      areNumbers(added) &&
      isListOf(fieldsOf<{ lines: CartLine[] }>(cart).lines, (line) => typeof line === 'object'),
  });
