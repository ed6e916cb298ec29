import { messages } from '@kerf/sdk/contract';
import { isDamaged, isStorageFull, isUnavailable } from '../db/engine.js';
import { ApiFailure, failure } from './api-failure.js';
import { maxBodyLength } from './limits.js';

const fromFramework: Readonly<Record<string, () => ApiFailure>> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: () =>
    failure('API_BODY_TYPE', 'Send the body as application/json.', { field: 'content-type' }),
  FST_ERR_CTP_BODY_TOO_LARGE: () =>
    failure('API_BODY_TOO_LARGE', `The body has more than ${maxBodyLength} bytes.`, { field: 'body' }),
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: () =>
    failure('API_REQUEST_INVALID', 'The body is not as long as the request says.', {
      field: 'content-length',
    }),
  FST_ERR_BAD_URL: () => failure('API_URL_INVALID', 'The address can’t be read.', { field: 'url' }),
  FST_ERR_MAX_PARAM_LENGTH: () =>
    failure('API_URL_INVALID', 'A part of the address is too long.', { field: 'url' }),
};

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';

/** Anything thrown as a failure for the caller, which tells nothing of how this server is made. */
export function toApiFailure(error: unknown): ApiFailure {
  if (error instanceof ApiFailure) return error;
  const known = fromFramework[codeOf(error)];
  if (known) return known();
  if (isStorageFull(error))
    return failure('API_STORAGE_FULL', 'The shop can’t keep anything right now. Nothing was changed.');
  if (isUnavailable(error))
    return failure('API_UNAVAILABLE', 'The shop is busy right now. Please try again in a moment.');
  if (isDamaged(error))
    return failure('API_UNAVAILABLE', 'Something is wrong on our side. Please try again later.');
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500;
  if (status >= 400 && status < 500)
    return failure('API_REQUEST_INVALID', 'The request can’t be read.', { field: 'request' });
  return failure('API_FAILED', messages.general);
}
