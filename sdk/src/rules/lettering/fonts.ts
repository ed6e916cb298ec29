/** The fonts that lettering is offered in. They lie at the shop, each a file that is fetched when it is chosen. */
import { fontTable } from './font-table.js';

export type FontStyle = (typeof fontTable)[number][1];

export interface LetteringFont {
  /** What people call it and designs name it by, as 'Pacifico'. */
  name: string;
  style: FontStyle;
  /** Below the shop's address; the content behind it never changes. */
  path: string;
}

/** All of them by name. */
export const letteringFonts: readonly LetteringFont[] = fontTable.map(([name, style, mark]) => ({
  name,
  style,
  path: `/assets/lettering-fonts/${name.toLowerCase().replaceAll(' ', '-')}-${mark}.woff`,
}));

/** The font of a name; undefined where there is none. */
export const findFont = (name: string): LetteringFont | undefined =>
  letteringFonts.find((font) => font.name === name);
