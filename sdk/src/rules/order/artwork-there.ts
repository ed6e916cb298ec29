import type { PricingRequest } from '../../contract/pricing.js';

/** Whether a piece is cut from letters that were designed in the shop: there is no artwork to send. */
export const isDesigned = ({
  configuration,
}: {
  configuration: Pick<PricingRequest, 'lettering'>;
}): boolean => configuration.lettering !== undefined;

/**
 * For how many pieces what they are printed or cut from is there: `some`, or all of them, `again` from earlier orders,
 * `designed` in the shop, or `both`.
 */
export type ArtworkThere = 'none' | 'some' | 'again' | 'designed' | 'both';

/** For how many pieces it is there, of each of which is known whether it is; one that it is there for in part still waits. */
export function artworkThere(
  pieces: readonly { isThere: boolean; isDesigned: boolean; isInPart?: boolean }[],
): ArtworkThere {
  const there = pieces.filter((piece) => piece.isThere || piece.isDesigned);
  if (there.length === 0) return pieces.some(({ isInPart }) => isInPart) ? 'some' : 'none';
  if (there.length < pieces.length) return 'some';
  const designed = there.filter((piece) => piece.isDesigned);
  if (designed.length === 0) return 'again';
  return designed.length === there.length ? 'designed' : 'both';
}
