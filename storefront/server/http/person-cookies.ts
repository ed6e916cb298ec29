/**
 * The cookies by which the shop's own pages know people again. Scripts can read none of those that open anything; one
 * more says that there is somebody to ask for, so that nobody else's page asks.
 */
import type { IncomingHttpHeaders } from 'node:http';
import { memberHintName, rememberedFor, type SessionTokens } from '@kerf/sdk/contract';
import { parseCookie, stringifySetCookie } from 'cookie';

const isSecure = (publicUrl: string): boolean => publicUrl.startsWith('https:');

/** Browsers take a name with this prefix from the very host alone, over TLS alone. */
const rememberName = (publicUrl: string): string =>
  isSecure(publicUrl) ? '__Host-kerf-remember' : 'kerf-remember';

const sessionName = (publicUrl: string): string =>
  isSecure(publicUrl) ? '__Host-kerf-session' : 'kerf-session';

const emailChangeName = (publicUrl: string): string =>
  isSecure(publicUrl) ? '__Host-kerf-email-change' : 'kerf-email-change';
/** How long the codes of a change of address are waited for, s. */
const emailChangeMaxAge = 86_400;

const guestName = 'guest_id';
/** How long a guest is known again, s. */
const guestMaxAge = 30 * 86_400;

const form = /^[A-Za-z0-9_-]{16,64}$/;

function read({ cookie }: IncomingHttpHeaders, name: string): string | null {
  const value = cookie ? parseCookie(cookie)[name] : undefined;
  return value !== undefined && form.test(value) ? value : null;
}

interface CookieParts {
  name: string;
  value: string;
  /** Seconds; undefined for as long as the browser runs. */
  maxAge?: number | undefined;
  publicUrl: string;
  isForScripts?: boolean;
}

const write = ({ name, value, maxAge, publicUrl, isForScripts = false }: CookieParts): string =>
  stringifySetCookie({
    name,
    value,
    path: '/',
    ...(maxAge !== undefined && { maxAge }),
    httpOnly: !isForScripts,
    sameSite: 'lax',
    secure: isSecure(publicUrl),
  });

/** The remember token of a request; null where there is none. */
export const readRememberCookie = (headers: IncomingHttpHeaders, publicUrl: string): string | null =>
  read(headers, rememberName(publicUrl));

/** The bearer token of a request of the shop's own pages; null where there is none. */
export const readSessionCookie = (headers: IncomingHttpHeaders, publicUrl: string): string | null =>
  read(headers, sessionName(publicUrl));

/**
 * The headers that keep somebody signed in on the shop's own pages: while the browser runs, or as long as a remember
 * token lasts. Null signs out.
 */
export function personCookies(tokens: SessionTokens | null, publicUrl: string): string[] {
  const remembered = tokens?.remember_token;
  const gone = tokens ? undefined : 0;
  const maxAge = remembered === undefined ? gone : rememberedFor;
  return [
    write({ name: sessionName(publicUrl), value: tokens?.token ?? '', maxAge: gone, publicUrl }),
    write({
      name: rememberName(publicUrl),
      value: remembered ?? '',
      maxAge: remembered === undefined ? 0 : rememberedFor,
      publicUrl,
    }),
    write({ name: memberHintName, value: tokens ? '1' : '', maxAge, publicUrl, isForScripts: true }),
  ];
}

/** Whether a browser has been told that there is somebody to ask for. It proves nothing. */
export const hasMemberHint = ({ cookie }: IncomingHttpHeaders): boolean =>
  cookie !== undefined && parseCookie(cookie)[memberHintName] === '1';

/** The secret of the change of address that a request goes on with; null where there is none. */
export const readEmailChange = (headers: IncomingHttpHeaders, publicUrl: string): string | null =>
  read(headers, emailChangeName(publicUrl));

/** The header that keeps the secret of a change of address between its two steps. Null takes it away. */
export const emailChangeCookie = (secret: string | null, publicUrl: string): string =>
  write({
    name: emailChangeName(publicUrl),
    value: secret ?? '',
    maxAge: secret === null ? 0 : emailChangeMaxAge,
    publicUrl,
  });

/** The guest's id in a request; null where there is none. */
export const readGuestCookie = (headers: IncomingHttpHeaders): string | null => read(headers, guestName);

/** The header that keeps a guest's id in the browser. */
export const guestCookie = (id: string, publicUrl: string): string =>
  write({ name: guestName, value: id, maxAge: guestMaxAge, publicUrl });
