/** The cookies by which the shop's own pages know people again. Scripts can read none of them. */
import type { IncomingHttpHeaders } from 'node:http';
import { rememberedFor } from '@kerf/sdk/contract';
import { parseCookie, stringifySetCookie } from 'cookie';

const isSecure = (publicUrl: string): boolean => publicUrl.startsWith('https:');

/** Browsers take a name with this prefix from the very host alone, over TLS alone. */
const rememberName = (publicUrl: string): string =>
  isSecure(publicUrl) ? '__Host-kerf-remember' : 'kerf-remember';

const guestName = 'guest_id';
/** How long a guest is known again, s. */
const guestMaxAge = 30 * 86_400;

const form = /^[A-Za-z0-9_-]{16,64}$/;

function read({ cookie }: IncomingHttpHeaders, name: string): string | null {
  const value = cookie ? parseCookie(cookie)[name] : undefined;
  return value !== undefined && form.test(value) ? value : null;
}

const write = (name: string, value: string, maxAge: number, publicUrl: string): string =>
  stringifySetCookie({
    name,
    value,
    path: '/',
    maxAge,
    httpOnly: true,
    sameSite: 'lax',
    secure: isSecure(publicUrl),
  });

/** The remember token of a request; null where there is none. */
export const readRememberCookie = (headers: IncomingHttpHeaders, publicUrl: string): string | null =>
  read(headers, rememberName(publicUrl));

/** The header that keeps a remember token in the browser; null takes it away. */
export const rememberCookie = (token: string | null, publicUrl: string): string =>
  write(rememberName(publicUrl), token ?? '', token === null ? 0 : rememberedFor, publicUrl);

/** The guest's id in a request; null where there is none. */
export const readGuestCookie = (headers: IncomingHttpHeaders): string | null => read(headers, guestName);

/** The header that keeps a guest's id in the browser. */
export const guestCookie = (id: string, publicUrl: string): string =>
  write(guestName, id, guestMaxAge, publicUrl);
