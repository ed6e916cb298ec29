/** The cookie by which the shop's own pages know a cart. What it holds is no more than the header of a call holds. */
import type { IncomingHttpHeaders } from 'node:http';
import { parseCookie, stringifySetCookie } from 'cookie';

/** As long as a cart is kept that nobody changes, s. */
const maxAge = 90 * 86_400;

const isSecure = (publicUrl: string): boolean => publicUrl.startsWith('https:');

/** Browsers take a name with this prefix from the very host alone, over TLS alone. */
const nameAt = (publicUrl: string): string => (isSecure(publicUrl) ? '__Host-kerf-cart' : 'kerf-cart');

/** What the cookie of a request holds; undefined where there is none. */
export const readCartCookie = ({ cookie }: IncomingHttpHeaders, publicUrl: string): string | undefined =>
  cookie ? parseCookie(cookie)[nameAt(publicUrl)] : undefined;

/** The header that keeps a cart's token in the browser, out of reach of scripts and of other sites. Null takes it away. */
export const cartCookie = (token: string | null, publicUrl: string): string =>
  stringifySetCookie({
    name: nameAt(publicUrl),
    value: token ?? '',
    path: '/',
    maxAge: token === null ? 0 : maxAge,
    httpOnly: true,
    sameSite: 'lax',
    secure: isSecure(publicUrl),
  });
