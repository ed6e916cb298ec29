import { AuthorizationResponseError, ClientError, ResponseBodyError } from 'openid-client';
import { ProviderFault } from './provider.js';

/** What a provider says where it is in trouble itself. */
const passing = ['server_error', 'temporarily_unavailable'];

const isTrouble = (cause: unknown): boolean => cause instanceof Response && cause.status >= 500;

/**
 * Whatever was thrown on the way to a provider or back. What came with it stays here: an answer may hold a token, and
 * its words are not ours.
 */
export function toProviderFault(error: unknown): ProviderFault {
  if (error instanceof ProviderFault) return error;
  if (error instanceof AuthorizationResponseError) {
    if (error.error === 'access_denied') return new ProviderFault('cancelled', 'access was denied');
    return passing.includes(error.error)
      ? new ProviderFault('unreachable', 'the provider says that it is in trouble')
      : new ProviderFault('refused', 'the provider refused the request');
  }
  if (error instanceof ResponseBodyError)
    return error.status >= 500
      ? new ProviderFault('unreachable', `it answered ${error.status}`)
      : new ProviderFault('refused', `it answered ${error.status} to the code or the keys`);
  if (error instanceof ClientError) {
    const isAway = error.code === 'OAUTH_TIMEOUT' || error.code === 'OAUTH_ABORT' || isTrouble(error.cause);
    return new ProviderFault(isAway ? 'unreachable' : 'refused', error.code ?? error.message);
  }
  // What `fetch` throws where there is no connection.
  if (error instanceof TypeError && error.message === 'fetch failed')
    return new ProviderFault('unreachable', 'there was no connection');
  return new ProviderFault('refused', error instanceof Error ? error.name : 'something was thrown');
}
