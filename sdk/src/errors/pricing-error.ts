/** What a {@link PricingError} is made of; `status` is 0 where no answer came. */
export interface PricingErrorDetail {
  method: string;
  url: string;
  status: number;
  code: string;
  message: string;
  isRetryable: boolean;
  /** The input at fault, and today's price (dollars), where the API names them. */
  field?: string | undefined;
  price?: number | undefined;
  cause?: unknown;
}

/**
 * The one error of a call to the shop. `message` is for people and says what to do; it holds no header and no body
 * that was sent. Tell it by its `name`: another copy of the library has another class.
 */
export class PricingError extends Error {
  override readonly name = 'PricingError';
  readonly method: string;
  readonly url: string;
  readonly status: number;
  readonly code: string;
  readonly isRetryable: boolean;
  readonly field: string | undefined;
  readonly price: number | undefined;

  constructor({ method, url, status, code, message, isRetryable, field, price, cause }: PricingErrorDetail) {
    super(message, { cause });
    this.method = method;
    this.url = url;
    this.status = status;
    this.code = code;
    this.isRetryable = isRetryable;
    this.field = field;
    this.price = price;
  }
}

/** Whether something thrown is a {@link PricingError}, of whichever copy of the library. */
export const isPricingError = (error: unknown): error is PricingError =>
  error instanceof Error && error.name === 'PricingError';
