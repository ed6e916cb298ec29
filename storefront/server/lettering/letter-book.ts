/** The letters that the shop cuts: fonts, designs in them, and what these come to. Lengths mm. */
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type LetteringDesign, messages, type PricingRequest } from '@kerf/sdk/contract';
import {
  joinFonts,
  type LetterFont,
  measureCharacters,
  type Outline,
  outlineArea,
  outlineLength,
  parseFont,
  type SetLetters,
  scaleTo,
  setLetters,
  slicePaths,
  uniteLetters,
} from '@kerf/sdk/lettering';
import {
  autoHeight,
  findFont,
  isAutoHeight,
  type LetteringFault,
  type LetteringFont,
  missingFault,
  plainDesign,
  smallFault,
  textFault,
} from '@kerf/sdk/rules';
import { LRUCache } from 'lru-cache';

/** Why a design can't be cut, and which field of it is at fault. */
interface DesignFault {
  code: LetteringFault['code'] | 'LETTERING_FONT_UNKNOWN';
  message: string;
  field: 'lettering_text' | 'lettering_font';
}

/** What the price of letters is made of, by the paths that are cut: mm² of vinyl, mm that the blade goes. */
export interface LetterFigures {
  area: number;
  length: number;
}

/** The letters of designs. What was made is kept, within bounds; the same design always comes to the same. */
export interface LetterBook {
  /** The font of a name, with all letters of a text that it has; null where there is none. */
  font(name: string, text: string): LetterFont | null;
  /**
   * A configuration with its design in its one form and the height that it has; as it is where it has none, or one in which
   * nothing can be set. Cheap.
   */
  settle(configuration: PricingRequest): PricingRequest;
  /** Why the design of a settled configuration can't be cut; null where it can. Cheap. */
  check(configuration: PricingRequest): DesignFault | null;
  /** Of a settled configuration whose design can be cut. The first time, uniting its letters takes some ms. */
  figures(design: LetteringDesign, width: number, height: number): LetterFigures;
  /** The lines to cut of a settled configuration; null where there are none. */
  outline(configuration: Pick<PricingRequest, 'lettering' | 'width' | 'height'>): Outline | null;
}

/** Files of fonts that are kept as they were read: a megabyte each where all of their glyphs were drawn. */
const keptFiles = 32;
/** Points of the outlines that are kept, 16 bytes each. */
const keptPoints = 1_500_000;
const keptFigures = 10_000;
const keptSettings = 200;

const keyOf = ({ text, font, align }: LetteringDesign): string => JSON.stringify([font, align, text]);

const ofText = ({ code, message }: LetteringFault): DesignFault => ({
  code,
  message,
  field: 'lettering_text',
});

const unknownFont: DesignFault = {
  code: 'LETTERING_FONT_UNKNOWN',
  message: messages.fontUnknown,
  field: 'lettering_font',
};

/** Opens the fonts in a folder, each when it is first asked for. */
export function openLetterBook(folder: string): LetterBook {
  const files = new LRUCache<string, LetterFont>({ max: keptFiles });
  const settings = new LRUCache<string, SetLetters>({ max: keptSettings });
  const outlines = new LRUCache<string, Outline>({
    maxSize: keptPoints,
    sizeCalculation: ({ contours }) =>
      contours.reduce((sum, contour) => sum + contour.length / 2, contours.length + 1),
  });
  const figures = new LRUCache<string, LetterFigures>({ max: keptFigures });

  function read(path: string): LetterFont {
    const known = files.get(path);
    if (known) return known;
    // The address of a file has the mark of its content before the ending.
    const file = basename(path).replace(/-[\da-f]{10}(?=\.woff$)/, '');
    const bytes = readFileSync(join(folder, file));
    const font = parseFont(
      bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength) as ArrayBuffer,
    );
    files.set(path, font);
    return font;
  }

  const open = ({ name, path }: LetteringFont, text: string): LetterFont =>
    slicePaths(name, text).reduce((font, further) => joinFonts(font, read(further)), read(path));

  /** A design as its font sets it; null where there is no such font. */
  function set(design: LetteringDesign): SetLetters | null {
    const key = keyOf(design);
    const known = settings.get(key);
    if (known) return known;
    const listed = findFont(design.font);
    if (!listed) return null;
    const letters = setLetters(open(listed, design.text), design);
    settings.set(key, letters);
    return letters;
  }

  function unite(design: LetteringDesign): Outline | null {
    const key = keyOf(design);
    const known = outlines.get(key);
    if (known) return known;
    const letters = textFault(design.text) ? null : set(design);
    if (!letters?.letters.length) return null;
    const outline = uniteLetters(letters);
    outlines.set(key, outline);
    return outline;
  }

  return {
    font(name, text) {
      const listed = findFont(name);
      return listed ? open(listed, text) : null;
    },

    settle(configuration) {
      if (!configuration.lettering) return configuration;
      const lettering = plainDesign(configuration.lettering);
      const letters = textFault(lettering.text) ? null : set(lettering);
      if (!configuration.auto_height && !isAutoHeight(configuration, configuration.height))
        return { ...configuration, lettering };
      const height = letters ? autoHeight(letters.box, configuration.width) : configuration.height;
      return { ...configuration, lettering, auto_height: true, height };
    },

    check({ lettering, width, height }) {
      if (!lettering) return null;
      const listed = findFont(lettering.font);
      if (!listed) return unknownFont;
      const wrong = textFault(lettering.text);
      if (wrong) return ofText(wrong);
      const letters = set(lettering);
      if (!letters) return unknownFont;
      const fault =
        missingFault(letters.missing, listed.name) ?? smallFault(measureCharacters(letters, width, height));
      return fault && ofText(fault);
    },

    figures(design, width, height) {
      const key = `${width} ${height} ${keyOf(design)}`;
      const known = figures.get(key);
      if (known) return known;
      const united = unite(design);
      const scaled = united && scaleTo(united, width, height);
      const found = scaled
        ? { area: outlineArea(scaled), length: outlineLength(scaled) }
        : { area: 0, length: 0 };
      figures.set(key, found);
      return found;
    },

    outline({ lettering, width, height }) {
      const united = lettering ? unite(lettering) : null;
      return united && scaleTo(united, width, height);
    },
  };
}
