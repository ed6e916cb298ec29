import { minCharacterSize } from '../contract/limits.js';
import { autoHeight, isSmallCharacter } from '../rules/lettering/lettering-faults.js';
import { measureCharacters, type SetLetters } from './set-letters.js';

/**
 * The least width, in whole mm, at which every character of letters is large enough to be cut, and the height there: that of
 * the font, or what keeps the proportions of the size that is given, mm. null where no size makes them so.
 */
export function leastSize(
  set: SetLetters,
  { width, height, isAuto }: { width: number; height: number; isAuto: boolean },
): { width: number; height: number } | null {
  const factor =
    minCharacterSize / Math.min(...measureCharacters(set, width, height).map(({ size }) => size));
  if (!Number.isFinite(factor)) return null;
  // An automatic height is rounded, which may take back what a width gained.
  for (let wider = Math.ceil(width * factor); wider < width * factor + 4; wider++) {
    const higher = isAuto ? autoHeight(set.box, wider) : Math.ceil((wider * height) / width);
    if (!measureCharacters(set, wider, higher).some(isSmallCharacter))
      return { width: wider, height: higher };
  }
  return null;
}
