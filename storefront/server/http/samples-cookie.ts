/** The cookie by which a browser that asked for samples is told so until it is closed. It opens nothing. */
import type { IncomingHttpHeaders } from 'node:http';
import { parseCookie, stringifySetCookie } from 'cookie';

/** What became of a wish for samples. */
export interface AskedForSamples {
  /** Whether who asked has it in writing. */
  isWritten: boolean;
  /** When the same was asked for that still waits; null where this is the first. */
  before: Date | null;
}

const name = 'kerf-samples';
/** Whether a letter says so, and when the same pack was asked for before. */
const value = /^asked-for(-unwritten)?(?:-at-(\d{1,15}))?$/;

/** The header that has it remembered that samples were asked for, and what became of that. */
export const samplesCookie = ({ isWritten, before }: AskedForSamples, publicUrl: string): string =>
  stringifySetCookie({
    name,
    value: `asked-for${isWritten ? '' : '-unwritten'}${before ? `-at-${before.getTime()}` : ''}`,
    path: '/sample-pack',
    httpOnly: true,
    sameSite: 'lax',
    secure: publicUrl.startsWith('https:'),
  });

/** What became of it when the browser last asked for samples; null where it has not. */
export function readSamplesCookie({ cookie }: IncomingHttpHeaders): AskedForSamples | null {
  const found = value.exec((cookie && parseCookie(cookie)[name]) || '');
  if (!found) return null;
  const [, unwritten, before] = found;
  return { isWritten: !unwritten, before: before ? new Date(Number(before)) : null };
}
