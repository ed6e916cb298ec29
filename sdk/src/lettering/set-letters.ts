import bidiFactory from 'bidi-js';
import type { LetteringDesign } from '../contract/lettering.js';
import { letteringLineGap } from '../contract/limits.js';
import type { Box } from '../drawing/box.js';
import { isRightToLeft, letteringLines, mmPerPx } from '../rules/lettering/lettering.js';
import type { MeasuredCharacter } from '../rules/lettering/lettering-faults.js';
import { type Glyph, type LetterFont, toHundredths } from './letter-font.js';

/** A glyph in its place, px at 100 px; the baseline of the first line is at y 0, and y grows downwards. */
export interface PlacedLetter {
  /** What it stands for: a character, or several that the font draws as one. */
  characters: string;
  glyph: Glyph;
  x: number;
  y: number;
}

/** A design as its font sets it, whatever its size. */
export interface SetLetters {
  /** Those that have an outline, line by line from the left. */
  letters: readonly PlacedLetter[];
  /** All outlines as path data, in units of the font: a page lays out and paints one thing instead of one for each. */
  d: string;
  /** What a unit of the font is, px at 100 px. */
  unit: number;
  /** What the outlines take together, px at 100 px; without width and height where there are none. */
  box: Box;
  /** The same as it is without being scaled, mm. */
  natural: { width: number; height: number };
  /** Characters that the font can't write, each once. */
  missing: readonly string[];
}

interface Line {
  letters: PlacedLetter[];
  left: number;
  right: number;
}

const bidi = bidiFactory();

/** A line in the order in which its letters stand from the left, whichever way it is read. */
const fromLeft = (line: string): string =>
  isRightToLeft(line) ? bidi.getReorderedString(line, bidi.getEmbeddingLevels(line)) : line;

function setLine(font: LetterFont, line: string, y: number): Line {
  const letters = font
    .write(fromLeft(line))
    .filter(({ glyph }) => glyph.box)
    .map((placed) => ({ ...placed, y }));
  return {
    letters,
    left: Math.min(...letters.map(({ x, glyph }) => x + (glyph.box?.x ?? 0))),
    right: Math.max(...letters.map(({ x, glyph }) => x + (glyph.box?.x ?? 0) + (glyph.box?.width ?? 0))),
  };
}

const placedData = ({ glyph: { start, d }, x, y }: PlacedLetter, unit: number): string =>
  `M${toHundredths(x / unit + start.x)} ${toHundredths(y / unit + start.y)}${d}`;

/**
 * Sets a design in a font. Lines stand as far under each other as the font is high, and the line gap; they are aligned by
 * what is cut, not by what the font leaves beside it. What is missing is left out. Cheap: to be called at every key.
 */
export function setLetters(
  font: LetterFont,
  { text, align }: Pick<LetteringDesign, 'text' | 'align'>,
): SetLetters {
  const texts = letteringLines(text);
  const missing = [...new Set(texts.flatMap((line) => font.lacks(line)))];
  const pitch = font.ascent + font.descent + letteringLineGap;
  const lines = texts.map((line, index) =>
    setLine(
      font,
      missing.length ? [...line].filter((character) => !missing.includes(character)).join('') : line,
      index * pitch,
    ),
  );
  const widest = Math.max(...lines.map(({ left, right }) => right - left).filter(Number.isFinite), 0);
  const share = { left: 0, center: 0.5, right: 1 }[align];
  const letters = lines.flatMap(({ letters: placed, left, right }) =>
    placed.map((letter) => ({ ...letter, x: letter.x - left + share * (widest - (right - left)) })),
  );
  const tops = letters.map(({ y, glyph }) => y + (glyph.box?.y ?? 0));
  const feet = letters.map(({ y, glyph }) => y + (glyph.box?.y ?? 0) + (glyph.box?.height ?? 0));
  const top = letters.length ? Math.min(...tops) : 0;
  const height = letters.length ? Math.max(...feet) - top : 0;
  return {
    letters,
    d: letters.map((letter) => placedData(letter, font.unit)).join(''),
    unit: font.unit,
    box: { x: 0, y: top, width: widest, height },
    natural: { width: widest * mmPerPx, height: height * mmPerPx },
    missing,
  };
}

/** The characters of a design that is stretched to a size, mm, in the order of its letters. */
export function measureCharacters(
  { letters, box }: SetLetters,
  width: number,
  height: number,
): MeasuredCharacter[] {
  return letters.map(({ characters, glyph }) => ({
    characters,
    size: Math.max(
      ((glyph.box?.width ?? 0) * width) / box.width,
      ((glyph.box?.height ?? 0) * height) / box.height,
    ),
  }));
}
