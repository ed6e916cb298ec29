/** The cookie by which the shop's own pages know who may see which orders without an account. */
import type { IncomingHttpHeaders } from 'node:http';
import { parseCookie, stringifySetCookie } from 'cookie';

/** How long a key opens an order, and a browser keeps it, s. */
export const orderKeyAge = 30 * 86_400;

/** How many keys a browser keeps: one for each order. */
export const maxOrderKeys = 10;

/** Between keys: no key has it, and a cookie may. */
const separator = '.';
const form = /^[A-Za-z0-9_-]{43}$/;

/** Browsers take a name with this prefix from the very host alone, over TLS alone. */
const nameAt = (publicUrl: string): string =>
  publicUrl.startsWith('https:') ? '__Host-kerf-order' : 'kerf-order';

/** The keys in a request, that of the order that was opened last first; none where any of them could not be one. */
export function readOrderCookie({ cookie }: IncomingHttpHeaders, publicUrl: string): string[] {
  const value = cookie ? parseCookie(cookie)[nameAt(publicUrl)] : undefined;
  // The shop itself sets no longer one: it is not read further than that.
  const keys = value?.split(separator, maxOrderKeys + 1) ?? [];
  return keys.length <= maxOrderKeys && keys.every((key) => form.test(key)) ? keys : [];
}

/** The headers that end the guest mode of a browser; none where there is none. */
export const guestModeEnd = (headers: IncomingHttpHeaders, publicUrl: string): string[] =>
  readOrderCookie(headers, publicUrl).length === 0 ? [] : [orderCookie([], publicUrl)];

/** The header that keeps the first of these keys in the browser, out of reach of scripts. None takes all away. */
export const orderCookie = (keys: readonly string[], publicUrl: string): string =>
  stringifySetCookie({
    name: nameAt(publicUrl),
    value: keys.slice(0, maxOrderKeys).join(separator),
    path: '/',
    maxAge: keys.length === 0 ? 0 : orderKeyAge,
    httpOnly: true,
    sameSite: 'lax',
    secure: publicUrl.startsWith('https:'),
  });
