/**
 * How the API answers (the pricing list alone is bare). The HTTP status equals `code`.
 * Success: `{ status: 'SUCCESS', code, message, data }`. Failure: `{ status: 'ERROR', code, message, error }`.
 */
import { type Infer, optional, string, type } from 'superstruct';
import { DollarAmount } from './money.js';

/** `code` is AREA_REASON, `field` the path of the input at fault, `price` today's price where one moved. */
export const ApiErrorBody = type({
  error: type({
    code: string(),
    message: string(),
    field: optional(string()),
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
