/**
 * How the API answers (the pricing list alone is bare). The HTTP status equals `code`.
 * Success: `{ status: 'SUCCESS', code, message, data }`. Failure: `{ status: 'ERROR', code, message, error }`.
 */
import { type Infer, optional, type } from 'superstruct';
import { boundedText } from './bounded.js';
import { maxWordsLength } from './limits.js';
import { DollarAmount } from './money.js';

/** `code` is AREA_REASON, `field` the path of the input at fault, `price` today's price where one moved. */
export const ApiErrorBody = type({
  error: type({
    code: boundedText(),
    message: boundedText(maxWordsLength),
    field: optional(boundedText()),
    price: optional(DollarAmount),
  }),
});
export type ApiErrorBody = Infer<typeof ApiErrorBody>;

export interface Success<T> {
  status: 'SUCCESS';
  code: number;
  message: string;
  data: T;
}
