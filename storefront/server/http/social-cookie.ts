/** The cookies that tie the way back from a provider of accounts to the browser that left for it. */
import type { IncomingHttpHeaders } from 'node:http';
import { socialReturnMark, socialReturnName } from '@kerf/sdk/contract';
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

/** How long the sign-in page may take to be there, s. */
const returnFor = 120;

/** The header that lets the script of the sign-in page know the handle that is behind the hash as one of this browser. */
export const socialReturnCookie = (handle: string, publicUrl: string): string =>
  stringifySetCookie({
    name: socialReturnName,
    value: socialReturnMark(handle),
    path: '/sign-in',
    maxAge: returnFor,
    sameSite: 'lax',
    secure: isSecure(publicUrl),
  });
