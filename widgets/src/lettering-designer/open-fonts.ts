/** Fonts as far as their files are here: the first, and the further ones of texts that were set. */
import { joinFonts, type LetterFont, parseFont, slicePaths } from '@kerf/sdk/lettering';
import { warmFont } from './warm-font.js';

type OpenFont = (name: string, text: string) => LetterFont | null;

/** By name; `further` are the paths of the further files that are in it. */
const fonts = new Map<string, { font: LetterFont; further: Set<string> }>();
let openAny: OpenFont | null = null;

/** Lets fonts be opened that are at hand, with all that a text needs. */
export function openFontsWith(open: OpenFont): void {
  openAny = open;
}

/** The font of a name as far as it is here; null where none of it is. */
export const openedFont = (name: string, text: string): LetterFont | null =>
  fonts.get(name)?.font ?? openAny?.(name, text) ?? null;

/** The further files that a text needs of a font and that are not here yet. */
export const lackingFiles = (name: string, text: string): string[] =>
  slicePaths(name, text).filter((path) => !fonts.get(name)?.further.has(path));

/** Whether a font is here with all that it has for a text. */
export const isFontWhole = (name: string, text: string): boolean =>
  openAny !== null || (fonts.has(name) && !lackingFiles(name, text).length);

/** Takes the first file of a font in, or with its path a further one; again changes nothing. */
export function openFontFile(name: string, bytes: ArrayBuffer, path?: string): void {
  const known = fonts.get(name);
  if (!known) {
    const font = parseFont(bytes);
    fonts.set(name, { font, further: new Set() });
    warmFont(font);
  } else if (path && !known.further.has(path)) {
    known.further.add(path);
    known.font = joinFonts(known.font, parseFont(bytes));
  }
}
