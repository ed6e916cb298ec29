import type { LetteringDesign } from '../../contract/lettering.js';
import { autoHeightBelow } from '../../contract/limits.js';

/** Whether a height that is asked for, mm, stands for the one that designed letters have at their width. */
export const isAutoHeight = (of: { lettering?: LetteringDesign | undefined }, height: number): boolean =>
  of.lettering !== undefined && height < autoHeightBelow;

/** The size of such letters in words; `width` mm. */
export const autoHeightWords = (width: number): string => `${width} mm wide, automatic height`;
