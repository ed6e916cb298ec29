/** What a page says once of what a form did, wherever the form led: a cookie that the page takes away as it says it. */
import type { IncomingHttpHeaders } from 'node:http';
import { parseCookie, stringifySetCookie } from 'cookie';

const name = 'kerf-said';
/** How long it waits for its page, s. */
const maxAge = 60;

/** The header that has something said, by its name. Null takes it away. */
export const saidCookie = (what: string | null, publicUrl: string): string =>
  stringifySetCookie({
    name,
    value: what ?? '',
    path: '/',
    maxAge: what === null ? 0 : maxAge,
    httpOnly: true,
    sameSite: 'lax',
    secure: publicUrl.startsWith('https:'),
  });

/** What is to be said; null for nothing. */
export const readSaid = ({ cookie }: IncomingHttpHeaders): string | null =>
  (cookie && parseCookie(cookie)[name]) || null;
