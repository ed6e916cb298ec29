/**
 * How the API answers (the pricing list alone is bare). The HTTP status equals `code`.
 * Success: `{ status: 'SUCCESS', code, message, data }`. Failure: `{ status: 'ERROR', code, message, error }`.
 */
import { boolean, type Infer, optional, type } from 'superstruct';
import { boundedText } from './bounded.js';
import { maxWordsLength } from './limits.js';
import { DollarAmount } from './money.js';

/**
 * `code` is AREA_REASON, `field` the path of the input at fault, `price` today's price where one moved;
 * `is_email_disposable` says that an address is of a kind that is thrown away.
 */
export const ApiErrorBody = type({
  error: type({
    code: boundedText(),
    message: boundedText(maxWordsLength),
    field: optional(boundedText()),
    price: optional(DollarAmount),
    is_email_disposable: optional(boolean()),
  }),
});
export type ApiErrorBody = Infer<typeof ApiErrorBody>;

export interface Success<T> {
  status: 'SUCCESS';
  code: number;
  message: string;
  data: T;
}
