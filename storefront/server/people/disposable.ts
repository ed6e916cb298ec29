import { emailKey } from '@kerf/sdk/rules';
import { disposableEmailBlocklistSet } from 'disposable-email-domains-js';

let listed: Set<string> | undefined;

/**
 * Whether an address is of a service that gives addresses to throw away: its domain is listed, or one above it, however
 * it is written.
 */
export function isDisposable(email: string): boolean {
  listed ??= disposableEmailBlocklistSet();
  const key = emailKey(email);
  const labels = key.slice(key.lastIndexOf('@') + 1).split('.');
  return labels.some((_label, at) => listed?.has(labels.slice(at).join('.')));
}
