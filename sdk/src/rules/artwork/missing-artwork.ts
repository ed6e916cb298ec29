/** What is ordered to be printed, and whether there is artwork for all of it. */
import type { ArtworkWarning } from '../../contract/artwork.js';

/** What is printed of a piece: so many sets, each a design of its own, and the printed sides of one. */
interface OrderedSides {
  kinds: number;
  sides: number;
}

/** How much of it artwork is there for: pages of files, one for each side of each set. */
export interface SidesThere extends OrderedSides {
  pages: number;
}

const sidesInSets = (kinds: number): string => `${kinds} sets with two sides each, ${2 * kinds} sides in all`;

/** What was ordered, in the word for what each page of its artwork is: a set, or a side. */
export const orderedWords = ({ kinds, sides }: OrderedSides): string =>
  kinds === 1
    ? sides === 1
      ? 'one printed side'
      : `${sides} printed sides`
    : sides === 1
      ? `${kinds} sets`
      : sidesInSets(kinds);

/** What each page of its artwork is for, where there are several. */
export const pageWords = ({ kinds, sides }: OrderedSides): string =>
  kinds === 1 ? 'printed sides' : sides === 1 ? 'sets' : `printed sides of ${kinds} sets`;

/** How much of what was ordered there is artwork for, to stand behind other words; '' where that is all of it. */
export function partThere({ kinds, sides, pages }: SidesThere): string {
  const wanted = kinds * sides;
  if (pages >= wanted) return '';
  return `${pages} of ${wanted} ${pageWords({ kinds, sides })}, for there is no artwork of the others`;
}

/** Says that there is less artwork than was ordered; null where there is enough. It never stops an order. */
export function missingArtwork({ kinds, sides, pages }: SidesThere): ArtworkWarning | null {
  if (pages >= kinds * sides) return null;
  return {
    code: 'missing',
    message: `You ordered ${orderedWords({ kinds, sides })}; this is artwork for ${pages}. Send the rest, a page or a file for each, or write to us what is to be printed there.`,
    page: null,
    box: null,
    mark: null,
  };
}
