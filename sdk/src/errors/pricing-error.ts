import type { Dollars } from '../contract/money.js';

/** What a {@link PricingError} is made of; `status` is 0 where no answer came. */
export interface PricingErrorDetail {
  method: string;
  url: string;
  status: number;
  code: string;
  message: string;
  isRetryable: boolean;
  /** The input at fault, and today's price, where the API names them. */
  field?: string | undefined;
  price?: Dollars | undefined;
  cause?: unknown;
}

/**
 * The one error of a call to the shop. `message` is for people and says what to do; it holds no header and no body
 * that was sent. Tell it by its `name`: another copy of the library has another class.
 */
export class PricingError extends Error implements PricingErrorDetail {
  declare readonly method: string;
  declare readonly url: string;
  declare readonly status: number;
  declare readonly code: string;
  declare readonly isRetryable: boolean;
  declare readonly field?: string | undefined;
  declare readonly price?: Dollars | undefined;

  constructor(detail: PricingErrorDetail) {
    super(detail.message, detail);
    Object.assign(this, detail, { name: 'PricingError' });
  }
}

/** Whether something thrown is a {@link PricingError}, of whichever copy of the library. */
export const isPricingError = (error: unknown): error is PricingError =>
  error instanceof Error && error.name === 'PricingError';
