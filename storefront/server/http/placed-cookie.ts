/** The cookie by which the cart, empty after an order, tells of it until the browser is closed. It opens nothing. */
import type { IncomingHttpHeaders } from 'node:http';
import { maxIdLength } from '@kerf/sdk/contract';
import { parseCookie, stringifySetCookie } from 'cookie';

const name = 'kerf-placed';

/** The header that has the order remembered, by its id. */
export const placedCookie = (orderId: string, publicUrl: string): string =>
  stringifySetCookie({
    name,
    value: orderId,
    path: '/cart',
    httpOnly: true,
    sameSite: 'lax',
    secure: publicUrl.startsWith('https:'),
  });

/** The id of the order; null for none. */
export function readPlaced({ cookie }: IncomingHttpHeaders): string | null {
  const id = cookie ? parseCookie(cookie)[name] : undefined;
  return id && id.length <= maxIdLength ? id : null;
}
