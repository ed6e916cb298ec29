/** The cookie by which the shop's own pages know who may see one order without an account. */
import type { IncomingHttpHeaders } from 'node:http';
import { parseCookie, stringifySetCookie } from 'cookie';

const form = /^[A-Za-z0-9_-]{43}$/;

/** Browsers take a name with this prefix from the very host alone, over TLS alone. */
const nameAt = (publicUrl: string): string =>
  publicUrl.startsWith('https:') ? '__Host-kerf-order' : 'kerf-order';

/** The key in a request; null where there is none. */
export function readOrderCookie({ cookie }: IncomingHttpHeaders, publicUrl: string): string | null {
  const value = cookie ? parseCookie(cookie)[nameAt(publicUrl)] : undefined;
  return value !== undefined && form.test(value) ? value : null;
}

/** The headers that end the guest mode of a browser; none where there is none. */
export const guestModeEnd = (headers: IncomingHttpHeaders, publicUrl: string): string[] =>
  readOrderCookie(headers, publicUrl) === null ? [] : [orderCookie(null, publicUrl, 0)];

/** The header that keeps the key in the browser for `maxAge` seconds, out of reach of scripts. Null takes it away. */
export const orderCookie = (key: string | null, publicUrl: string, maxAge: number): string =>
  stringifySetCookie({
    name: nameAt(publicUrl),
    value: key ?? '',
    path: '/',
    maxAge: key === null ? 0 : maxAge,
    httpOnly: true,
    sameSite: 'lax',
    secure: publicUrl.startsWith('https:'),
  });
