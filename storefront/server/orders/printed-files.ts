import type { ArtworkWarning, PricingRequest } from '@kerf/sdk/contract';
import { isDesigned, missingArtwork } from '@kerf/sdk/rules';
import type { Schema } from '../db/schema.js';
import type { KeptOrderLine } from './order-rows.js';

/** A file with what the look at it found of how much is printed from it. */
type LookedAt = Pick<Schema['artworks'], 'pages' | 'sides' | 'state'>;

/** How many sides one of a set has, as the looks at its files found; one until there was a look. */
const sidesOf = (files: readonly LookedAt[]): number => Math.max(1, ...files.map(({ sides }) => sides ?? 1));

/** Pages of files in all; null while that is not known of each. */
export const pagesOf = (files: readonly LookedAt[]): number | null =>
  files.some(({ pages }) => pages === null) ? null : files.reduce((sum, { pages }) => sum + (pages ?? 0), 0);

/** That there is less artwork than was ordered, once that is known; letters that were designed are all that is wanted. */
export function missingOf(
  { kinds, configuration }: Pick<KeptOrderLine, 'kinds' | 'configuration'>,
  files: readonly LookedAt[],
): ArtworkWarning | null {
  const pages = pagesOf(files);
  if (pages === null || isDesigned({ configuration: JSON.parse(configuration) as PricingRequest }))
    return null;
  return missingArtwork({ kinds, sides: sidesOf(files), pages });
}

/**
 * Of the files of a piece, the oldest first, those that it is printed from, as its proof takes them: the newest, as many as
 * have a page for each side of each set. The first of them has its front. While the first look is under way nobody knows how
 * many sides there are, and any may be printed.
 */
export function printedFiles<File extends LookedAt>(files: readonly File[], kinds: number): File[] {
  const isUnknown = files.every(({ sides }) => sides === null);
  if (isUnknown && files.some(({ state }) => state === 'checking')) return [...files];
  let wanted = sidesOf(files) * kinds;
  const first = files.findLastIndex(({ pages }) => {
    wanted -= pages ?? 1;
    return wanted <= 0;
  });
  return files.slice(Math.max(0, first));
}
