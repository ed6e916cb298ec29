import type { InputFault } from '@kerf/sdk/rules';
import { type ErrorCode, errors } from './errors.js';

/** What a failure says beyond its words. */
export interface FailureDetail {
  /** Path of the input at fault. */
  field?: string | undefined;
  /** All that is wrong with a form, `field` first, for a page that shows it again. */
  faults?: readonly InputFault[] | undefined;
  /** Today's price, dollars, where one moved. */
  price?: number | undefined;
  /** When the same call may work, seconds from now. */
  retryAfter?: number | undefined;
  /** That an address is of a kind that is thrown away. */
  isEmailDisposable?: boolean | undefined;
}

/** A call that is refused. Thrown inside, answered by the one error handler. `message` is for people. */
export class ApiFailure extends Error {
  override readonly name = 'ApiFailure';
  readonly code: string;
  readonly status: number;
  readonly detail: FailureDetail;

  constructor(code: string, status: number, message: string, detail: FailureDetail = {}) {
    super(message);
    this.code = code;
    this.status = status;
    this.detail = detail;
  }
}

/** A refusal of this server's own list. */
export const failure = (code: ErrorCode, message: string, detail?: FailureDetail): ApiFailure =>
  new ApiFailure(code, errors[code], message, detail);

/** A refusal without the stack that an error has: it is for a flood, and nothing failed. */
export function withoutStack(refusal: ApiFailure): ApiFailure {
  refusal.stack = refusal.message;
  return refusal;
}
