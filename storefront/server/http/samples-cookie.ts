/** The cookie by which a browser that asked for samples is told so until it is closed. It opens nothing. */
import type { IncomingHttpHeaders } from 'node:http';
import { parseCookie, stringifySetCookie } from 'cookie';

const name = 'kerf-samples';
const value = 'asked-for';

/** The header that has it remembered that samples were asked for. */
export const samplesCookie = (publicUrl: string): string =>
  stringifySetCookie({
    name,
    value,
    path: '/sample-pack',
    httpOnly: true,
    sameSite: 'lax',
    secure: publicUrl.startsWith('https:'),
  });

/** Whether the browser asked for samples. */
export const hasAskedForSamples = ({ cookie }: IncomingHttpHeaders): boolean =>
  cookie !== undefined && parseCookie(cookie)[name] === value;
