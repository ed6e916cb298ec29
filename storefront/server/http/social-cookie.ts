/** The cookie that ties the way back from a provider of accounts to the browser that left for it. */
import type { IncomingHttpHeaders } from 'node:http';
import { parseCookie, stringifySetCookie } from 'cookie';

const isSecure = (publicUrl: string): boolean => publicUrl.startsWith('https:');

/** Browsers take a name with this prefix from the very host alone, over TLS alone. */
const nameAt = (publicUrl: string): string => (isSecure(publicUrl) ? '__Host-kerf-social' : 'kerf-social');

/** The browser's secret in a request; null where there is none. */
export const readSocialCookie = ({ cookie }: IncomingHttpHeaders, publicUrl: string): string | null =>
  (cookie && parseCookie(cookie)[nameAt(publicUrl)]) || null;

/** The header that keeps the secret in the browser for so many seconds. It comes back from another site, so it can't be `Strict`. */
export const socialCookie = (secret: string, maxAge: number, publicUrl: string): string =>
  stringifySetCookie({
    name: nameAt(publicUrl),
    value: secret,
    path: '/',
    maxAge,
    httpOnly: true,
    sameSite: 'lax',
    secure: isSecure(publicUrl),
  });
