/** The calls about quotes that are asked for. */
import type { QuoteRequestInput, QuoteSent, SpecialProcessing } from '../contract/quote-requests.js';
import { quoteRoutes } from '../contract/quote-routes.js';
import { idempotencyKeyHeader } from '../contract/routes.js';
import { checkAnswer } from './check-answer.js';
import { fieldsOf } from './fields-of.js';
import type { Send } from './send.js';
import { toJson } from './to-json.js';

/** Who sends, and the name of the write: sent again with it, it is done once. */
export interface QuoteCaller {
  token: string | null;
  key: string;
}

/** Sends a request, as JSON or as a form. */
export async function createQuoteRequest(
  send: Send,
  body: QuoteRequestInput | FormData,
  { token, key }: QuoteCaller,
): Promise<QuoteSent> {
  const path = quoteRoutes.createRequest;
  const isForm = body instanceof FormData;
  const { data } = fieldsOf<{ data: QuoteSent }>(
    await send(path, {
      method: 'POST',
      headers: { [idempotencyKeyHeader]: key, ...(token && { authorization: `Bearer ${token}` }) },
      body: isForm ? body : toJson(body),
    }),
  );
  return checkAnswer(data, typeof fieldsOf<QuoteSent>(data).number === 'string', 'POST', path);
}

/** What there is to choose for special processing. */
export async function fetchSpecialProcessing(send: Send): Promise<SpecialProcessing> {
  const path = quoteRoutes.specialProcessing;
  const { data } = fieldsOf<{ data: SpecialProcessing }>(await send(path));
  const { addons, disabled, hidden_products } = fieldsOf<SpecialProcessing>(data);
  return checkAnswer(data, [addons, disabled, hidden_products].every(Array.isArray), 'GET', path);
}
