import { AuthorizationResponseError, ClientError, ResponseBodyError } from 'openid-client';
import { ProviderFault } from './provider.js';

/** What a provider says where it is in trouble itself. */
const passing = ['server_error', 'temporarily_unavailable'];

/** Whether what was thrown goes back to silence, a connection that broke, or a provider in trouble. */
function isAway(thrown: unknown): boolean {
  if (thrown instanceof Response) return thrown.status >= 500;
  if (!(thrown instanceof Error)) return false;
  return (
    thrown.name === 'TimeoutError' ||
    thrown.name === 'AbortError' ||
    // What `fetch` throws where there is no connection, or none any more.
    (thrown instanceof TypeError && ['fetch failed', 'terminated'].includes(thrown.message)) ||
    isAway(thrown.cause)
  );
}

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
  const reason =
    error instanceof ClientError && error.code !== undefined
      ? error.code
      : error instanceof Error
        ? error.name
        : 'something was thrown';
  return new ProviderFault(isAway(error) ? 'unreachable' : 'refused', reason);
}
