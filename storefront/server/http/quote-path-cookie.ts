/** The cookie that keeps where a visitor was who has to sign in before they ask for a quote. */
import type { IncomingHttpHeaders } from 'node:http';
import { quotePathCookie } from '@kerf/sdk/contract';
import { parseCookie, stringifySetCookie } from 'cookie';

/** What the cookie of a request holds, whatever that is; null for none. */
export const readQuotePath = ({ cookie }: IncomingHttpHeaders): string | null =>
  (cookie ? parseCookie(cookie)[quotePathCookie] : undefined) ?? null;

/** The header that keeps a path for as long as the browser runs. Null takes it away. The widgets write the same. */
export const keepQuotePath = (path: string | null, publicUrl: string): string =>
  stringifySetCookie({
    name: quotePathCookie,
    value: path ?? '',
    path: '/',
    ...(path === null && { maxAge: 0 }),
    sameSite: 'lax',
    secure: publicUrl.startsWith('https:'),
  });
