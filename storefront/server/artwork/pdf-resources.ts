/** What a page's resources say of colours and fonts. */
import {
  PDFArray,
  type PDFContext,
  PDFDict,
  PDFName,
  PDFNumber,
  type PDFObject,
  PDFStream,
} from '@cantoo/pdf-lib';
import type { Operand } from './pdf-content.js';

/** How deep colour spaces lie in each other. */
const maxDepth = 6;
/** Names that are no spot colour: the inks of every press, all of them, and none. */
const process = new Set(['Cyan', 'Magenta', 'Yellow', 'Black', 'All', 'None']);
const embedded = ['FontFile', 'FontFile2', 'FontFile3'].map((name) => PDFName.of(name));

/** What a colour space is made of. */
export interface Colours {
  isRgb: boolean;
  names: readonly string[];
}
const none: Colours = { isRgb: false, names: [] };
const rgb: Colours = { isRgb: true, names: [] };

const textOf = (name: PDFObject | undefined): string => (name instanceof PDFName ? name.decodeText() : '');

/** Reads the resources of one document. */
export function createResourceReader(context: PDFContext) {
  const look = (object: PDFObject | undefined) => (object ? context.lookup(object) : undefined);

  function colours(space: PDFObject | undefined, depth = 0): Colours {
    const found = look(space);
    if (found instanceof PDFName) return textOf(found) === 'DeviceRGB' ? rgb : none;
    if (!(found instanceof PDFArray) || depth > maxDepth || found.size() === 0) return none;
    const family = textOf(look(found.get(0)));
    const at = (index: number) => (index < found.size() ? look(found.get(index)) : undefined);
    switch (family) {
      case 'DeviceRGB':
      case 'CalRGB':
        return rgb;
      case 'ICCBased': {
        const profile = at(1);
        const parts = profile instanceof PDFStream ? profile.dict.lookup(PDFName.of('N')) : undefined;
        return parts instanceof PDFNumber && parts.asNumber() === 3 ? rgb : none;
      }
      case 'Indexed':
      case 'Pattern':
        return colours(at(1), depth + 1);
      case 'Separation':
        return { isRgb: false, names: [textOf(at(1))].filter((name) => !process.has(name)) };
      case 'DeviceN': {
        const list = at(1);
        const names =
          list instanceof PDFArray
            ? list
                .asArray()
                .slice(0, 32)
                .map((each) => textOf(look(each)))
            : [];
        return { isRgb: false, names: names.filter((name) => !process.has(name)) };
      }
      default:
        return none;
    }
  }

  /** The name of a font that is not in the file; null for one that is. */
  function missingFont(font: PDFDict): string | null {
    const kind = textOf(font.lookup(PDFName.of('Subtype')));
    if (kind === 'Type3') return null;
    const inner =
      kind === 'Type0' ? font.lookupMaybe(PDFName.of('DescendantFonts'), PDFArray)?.lookup(0) : font;
    const descriptor =
      inner instanceof PDFDict ? inner.lookupMaybe(PDFName.of('FontDescriptor'), PDFDict) : undefined;
    if (descriptor && embedded.some((name) => descriptor.has(name))) return null;
    return textOf(font.lookup(PDFName.of('BaseFont'))).replace(/^[A-Z]{6}\+/, '');
  }

  return {
    colours: (space: PDFObject | undefined) => colours(space),
    missingFont,
    /** A colour space that content names without resources. */
    deviceOf: (name: Operand | undefined): PDFObject | undefined =>
      typeof name === 'string' ? PDFName.of(name.slice(1)) : undefined,
  };
}
