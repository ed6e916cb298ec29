/** A font as lettering needs it: which characters it has, how it joins them, how far they stand apart, their outlines. */
import { type Font, type PathCommand, parse } from 'opentype.js';
import { letteringFontSize } from '../contract/limits.js';
import type { Box } from '../drawing/box.js';
import { readFontFile } from './read-font-file.js';

/** The outline of one character, or of several that the font draws as one, px at 100 px, from its place on the baseline. */
export interface Glyph {
  index: number;
  advance: number;
  commands: readonly PathCommand[];
  /**
   * The same as path data in units of the font, which are whole: short, since a page reads it anew with every key. Each
   * point is given from the one before, and the pen is put to `start` before. '' of a blank.
   */
  d: string;
  /** Where the pen is put for that, units of the font. */
  start: Readonly<Record<'x' | 'y', number>>;
  /** What the outline takes; null of a blank. */
  box: Box | null;
}

/** A font that was read. Glyphs are kept, so that a text that grows costs what is new in it. */
export interface LetterFont {
  /** What a unit of the font is, px at 100 px. */
  unit: number;
  /** px at 100 px, above and below the baseline. */
  ascent: number;
  descent: number;
  /** Characters of a line that the font has no outline for, in their order. */
  lacks(line: string): string[];
  /** A line as the font writes it: each glyph with the characters that it stands for and its place, px from the start. */
  write(line: string): { characters: string; glyph: Glyph; x: number }[];
}

/** A sequence of glyphs that is drawn as one. */
interface Ligature {
  from: readonly number[];
  to: number;
}

interface LigatureSubtable {
  ligatureSets?: { ligGlyph: number; components: number[] }[][];
  coverage?: unknown;
}

/** What opentype.js has besides what its types say. */
interface Positioning {
  getKerningTables(script: string): readonly object[] | undefined;
  getKerningValue(lookups: readonly object[], left: number, right: number): number;
}

/** The scripts whose letters stand by rules of their own, as fonts call them; all else goes with Latin. */
const otherScripts = [
  ['hebr', /[\u0590-\u05ff]/],
  ['cyrl', /[\u0400-\u052f]/],
  ['grek', /[\u0370-\u03ff]/],
] as const;
type Script = (typeof otherScripts)[number][0] | 'latn';

const scriptOf = (characters: string): Script =>
  otherScripts.find(([, letters]) => letters.test(characters))?.[0] ?? 'latn';

/**
 * How much closer two glyphs stand, in the font's units: what the lookups of a script come to together. The library's own
 * answer is that of the default script, and of the first lookup alone.
 */
function kerningOf(font: Font, script: Script): (left: number, right: number) => number {
  const { gpos } = font.tables;
  const { position: positioning } = font as unknown as { position: Positioning };
  const known = gpos?.scripts.some(({ tag }: { tag: string }) => tag === script) ? script : 'DFLT';
  const lookups = (gpos && positioning.getKerningTables(known)) ?? [];
  return lookups.length
    ? (left, right) =>
        lookups.reduce<number>((sum, lookup) => sum + positioning.getKerningValue([lookup], left, right), 0)
    : (left, right) => font.getKerningValue(font.glyphs.get(left), font.glyphs.get(right));
}

/** The same of its coverage tables. */
interface Coverage {
  expandCoverage(coverage: unknown): number[];
}

/** The ligatures that a font wants used unasked, by the glyph that they begin with, the longest first. */
function ligaturesOf(font: Font): ReadonlyMap<number, readonly Ligature[]> {
  const { gsub } = font.tables;
  const found = new Map<number, Ligature[]>();
  const covered = font.substitution as unknown as Coverage;
  if (!gsub) return found;
  const script =
    gsub.scripts.find(({ tag }: { tag: string }) => tag === 'latn') ??
    gsub.scripts.find(({ tag }: { tag: string }) => tag === 'DFLT');
  const wanted = (script?.script.defaultLangSys?.featureIndexes ?? []) as number[];
  const lookups = new Set(
    wanted
      .map((index) => gsub.features[index])
      .filter(({ tag }) => ['liga', 'clig', 'rlig'].includes(tag))
      .flatMap(({ feature }) => feature.lookupListIndexes as number[]),
  );
  for (const index of [...lookups].sort((one, other) => one - other)) {
    const { lookupType, subtables } = gsub.lookups[index];
    if (lookupType !== 4) continue;
    for (const subtable of subtables as LigatureSubtable[]) {
      const firsts = covered.expandCoverage(subtable.coverage);
      for (const [place, first] of firsts.entries())
        for (const { ligGlyph, components } of subtable.ligatureSets?.[place] ?? []) {
          const known = found.get(first) ?? [];
          known.push({ from: [first, ...components], to: ligGlyph });
          found.set(first, known);
        }
    }
  }
  for (const each of found.values()) each.sort((one, other) => other.from.length - one.from.length);
  return found;
}

/** The same answers, each worked out once. */
function kept<Asked>(answer: (asked: Asked) => number): typeof answer {
  const known = new Map<Asked, number>();
  return (asked) => {
    let found = known.get(asked);
    if (found === undefined) {
      found = answer(asked);
      known.set(asked, found);
    }
    return found;
  };
}

/** A font has no more glyphs. */
const maxGlyphs = 65_536;

/** To a hundredth: what a font made of parts turned or scaled may have between its units. */
export const toHundredths = (units: number): number => Math.round(units * 100) / 100;

/** Path data of some commands, each point from the one before; a contour of a font is closed whether it says so or not. */
function pathData(commands: readonly PathCommand[]): Pick<Glyph, 'd' | 'start'> {
  const first = commands[0];
  const start =
    first && 'x' in first ? { x: toHundredths(first.x), y: toHundredths(first.y) } : { x: 0, y: 0 };
  let pen = start;
  let begun = start;
  const d = commands.slice(1).map((each) => {
    if (each.type === 'Z') {
      pen = begun;
      return 'z';
    }
    const to = { x: toHundredths(each.x), y: toHundredths(each.y) };
    const points = [
      ...(each.type === 'C' || each.type === 'Q' ? [each.x1, each.y1] : []),
      ...(each.type === 'C' ? [each.x2, each.y2] : []),
      each.x,
      each.y,
    ];
    const steps = points.map((length, at) => toHundredths(toHundredths(length) - (at % 2 ? pen.y : pen.x)));
    pen = to;
    if (each.type === 'M') begun = to;
    return each.type.toLowerCase() + steps.join(' ');
  });
  return { d: d.join(''), start };
}

/** Reads a font from its file, `.woff`, `.ttf` or `.otf`. Throws where it is none. */
export function parseFont(bytes: ArrayBuffer): LetterFont {
  const font = parse(readFontFile(bytes));
  const scale = letteringFontSize / font.unitsPerEm;
  const ligatures = ligaturesOf(font);
  /** By script, and by both glyphs as one number. */
  const kernings = new Map<Script, (pair: number) => number>();
  function kern(script: Script, first: number, second: number): number {
    let known = kernings.get(script);
    if (!known) {
      const kerning = kerningOf(font, script);
      known = kept((pair: number) => kerning(Math.floor(pair / maxGlyphs), pair % maxGlyphs));
      kernings.set(script, known);
    }
    return known(first * maxGlyphs + second);
  }
  const glyphs = new Map<number, Glyph>();

  function glyphAt(index: number): Glyph {
    const known = glyphs.get(index);
    if (known) return known;
    const drawn = font.glyphs.get(index);
    const path = drawn.getPath(0, 0, letteringFontSize);
    const { x1, y1, x2, y2 } = path.getBoundingBox();
    const hasInk = path.commands.some(({ type }) => type !== 'M' && type !== 'Z') && x2 > x1 && y2 > y1;
    const glyph: Glyph = {
      index,
      advance: (drawn.advanceWidth ?? 0) * scale,
      commands: hasInk ? path.commands : [],
      ...pathData(hasInk ? drawn.getPath(0, 0, font.unitsPerEm).commands : []),
      box: hasInk ? { x: x1, y: y1, width: x2 - x1, height: y2 - y1 } : null,
    };
    glyphs.set(index, glyph);
    return glyph;
  }

  /** The glyph of a character; 0 where the font has none, or one without any ink that is no blank. */
  const indexOf = kept((character: string): number => {
    // Marks that are not part of a letter have no place of their own; what nobody sees can't be cut.
    if (/[\p{C}\p{M}]/u.test(character)) return 0;
    const index = font.charToGlyphIndex(character);
    return character === ' ' || glyphAt(index).box ? index : 0;
  });

  function join(line: string): { characters: string; index: number }[] {
    const each = [...line].map((characters) => ({ characters, index: indexOf(characters) }));
    const joined: typeof each = [];
    for (let at = 0; at < each.length; ) {
      const { characters = '', index = 0 } = each[at] ?? {};
      const ligature = ligatures
        .get(index)
        ?.find(({ from }) => from.every((glyph, offset) => each[at + offset]?.index === glyph));
      const taken = ligature ? each.slice(at, at + ligature.from.length) : [];
      joined.push(
        ligature
          ? { characters: taken.map((one) => one.characters).join(''), index: ligature.to }
          : { characters, index },
      );
      at += taken.length || 1;
    }
    return joined;
  }

  return {
    unit: scale,
    ascent: font.ascender * scale,
    descent: -font.descender * scale,
    lacks: (line) => [...line].filter((character) => indexOf(character) === 0),
    write(line) {
      let x = 0;
      let before: { index: number; script: Script } | null = null;
      return join(line).map(({ characters, index }) => {
        const glyph = glyphAt(index);
        const script = scriptOf(characters);
        if (before) {
          // What stands between letters of a script goes with them; of letters read from the right the right one is the first.
          const of = script === 'latn' ? before.script : script;
          x += scale * (of === 'hebr' ? kern(of, index, before.index) : kern(of, before.index, index));
        }
        const placed = { characters, glyph, x };
        x += glyph.advance;
        before = { index, script };
        return placed;
      });
    },
  };
}
