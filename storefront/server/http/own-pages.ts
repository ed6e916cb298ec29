/** What tells a request of the shop's own pages from one that another site makes a browser send. */
import type { IncomingHttpHeaders } from 'node:http';

const originOf = (address: string): string | null => (URL.canParse(address) ? new URL(address).origin : null);

/** The origin of the page that a request comes from, as its browser says; null where it does not say. */
const pageOrigin = ({ origin, referer }: IncomingHttpHeaders): string | null =>
  origin ?? (referer ? originOf(referer) : null);

/** Whether a browser says that something else than a page of the very same origin made it send this. */
const isForeign = ({ 'sec-fetch-site': site }: IncomingHttpHeaders): boolean =>
  site !== undefined && site !== 'same-origin';

/**
 * Whether a call comes from a page of the shop at its public address. A page of another site that has the API under an
 * address of its own is same-origin to its browser, and none of ours.
 */
export const isCallOfOwnPage = (headers: IncomingHttpHeaders, publicUrl: string): boolean =>
  !isForeign(headers) && pageOrigin(headers) === originOf(publicUrl);

/**
 * Whether a form was sent from a page of this very host, under whatever name the visitor reached it. A browser that
 * says nothing of where it was is not believed.
 */
export function isFormOfOwnPage(headers: IncomingHttpHeaders, publicUrl: string): boolean {
  if (isForeign(headers)) return false;
  if (headers['sec-fetch-site'] === 'same-origin') return true;
  const origin = pageOrigin(headers);
  return (
    origin !== null &&
    (origin === originOf(publicUrl) || (originOf(origin) === origin && new URL(origin).host === headers.host))
  );
}

/**
 * Whether a call that takes or gives what proves who somebody is may be answered: no page but the shop's own sends it.
 * What is no browser says nothing of where it was, and nobody makes it send what its holder did not.
 */
export const mayHoldSecrets = (headers: IncomingHttpHeaders, publicUrl: string): boolean =>
  (headers.origin === undefined && headers['sec-fetch-site'] === undefined) ||
  isFormOfOwnPage(headers, publicUrl);
