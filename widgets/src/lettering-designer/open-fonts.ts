/** Fonts as far as their files are here: the first of each, and the further ones of texts that were set. */
import { joinFonts, type LetterFont, parseFont, slicePaths } from '@kerf/sdk/lettering';
import { warmFont } from './warm-font.js';

type OpenFont = (name: string, text: string) => LetterFont | null;

/** By what they were opened as: the first of a font by its name, a further one by its path. */
const files = new Map<string, LetterFont>();
let openAny: OpenFont | null = null;

/** Lets fonts be opened that are at hand, with all that a text needs. */
export function openFontsWith(open: OpenFont): void {
  openAny = open;
}

/**
 * The font of a name with the files that a text needs, as far as they are here, in the order in which the server joins them: which
 * came first makes no difference to what is drawn. Null where its first file is not here.
 */
export function openedFont(name: string, text: string): LetterFont | null {
  const first = files.get(name);
  if (!first) return openAny?.(name, text) ?? null;
  return slicePaths(name, text).reduce((font, path) => {
    const further = files.get(path);
    return further ? joinFonts(font, further) : font;
  }, first);
}

/** The further files that a text needs of a font and that are not here yet. */
export const lackingFiles = (name: string, text: string): string[] =>
  slicePaths(name, text).filter((path) => !files.has(path));

/** Whether a font is here with all that it has for a text. */
export const isFontWhole = (name: string, text: string): boolean =>
  openAny !== null || (files.has(name) && !lackingFiles(name, text).length);

/** Opens a file; again changes nothing. Throws where it is no font. */
export function openFontFile(key: string, bytes: ArrayBuffer): void {
  if (files.has(key)) return;
  const font = parseFont(bytes);
  files.set(key, font);
  warmFont(font);
}
