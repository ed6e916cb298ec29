import { disposableEmailBlocklistSet } from 'disposable-email-domains-js';

let listed: Set<string> | undefined;

/** Whether an address is of a service that gives addresses to throw away: its domain is listed, or one above it. */
export function isDisposable(email: string): boolean {
  listed ??= disposableEmailBlocklistSet();
  const labels = email
    .slice(email.lastIndexOf('@') + 1)
    .toLowerCase()
    .split('.');
  return labels.some((_label, at) => listed?.has(labels.slice(at).join('.')));
}
