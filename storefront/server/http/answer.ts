import type { Success } from '@kerf/sdk/contract';
import type { ApiFailure } from './api-failure.js';

/** The body of a call that worked. */
export const success = <T>(data: T, code = 200, message = 'OK'): Success<T> => ({
  status: 'SUCCESS',
  code,
  message,
  data,
});

/** The body of a call that did not. */
export interface Failure {
  status: 'ERROR';
  code: number;
  message: string;
  error: { code: string; message: string; field?: string; price?: number; is_email_disposable?: boolean };
}

/** The body that tells a failure. */
export const failed = ({
  code,
  status,
  message,
  detail: { field, price, isEmailDisposable },
}: ApiFailure): Failure => ({
  status: 'ERROR',
  code: status,
  message,
  error: {
    code,
    message,
    ...(field !== undefined && { field }),
    ...(price !== undefined && { price }),
    ...(isEmailDisposable && { is_email_disposable: true }),
  },
});
