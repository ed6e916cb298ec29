/**
 * Letters that the shop's typefaces do not have, cut from those of Noto Sans when a paper is made that needs them: of each
 * slice the letters that the paper has, at the weight that it has them.
 */
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { type Face, openFaces } from './faces.js';

const require = createRequire(import.meta.url);

const alphabets = ['noto-sans', 'noto-sans-hebrew', 'noto-sans-arabic'] as const;
const ideographs = { jp: 'noto-sans-jp', kr: 'noto-sans-kr', sc: 'noto-sans-sc' } as const;

type Family = (typeof alphabets)[number] | (typeof ideographs)[keyof typeof ideographs];

/** The weights that are cut: what is not text stands out. */
const weightOf: Readonly<Record<Face, number>> = { text: 400, strong: 600, head: 600 };

/** A file of a family with the letters that it holds. */
interface Slice {
  /** What it is called among them all. */
  name: string;
  file: string;
  ranges: readonly (readonly [number, number])[];
}

/** Letters of a paper that are in no face of the shop's, as faces of their own. */
export interface OtherLetters {
  files: ReadonlyMap<string, Buffer>;
  /** What the face is called that has a letter at the weight of one of the shop's; null for none. */
  faceOf(codePoint: number, face: Face): string | null;
}

const readRange = (text: string): readonly [number, number] => {
  const [from = '', to = from] = text.replace('U+', '').split('-');
  return [Number.parseInt(from, 16), Number.parseInt(to, 16)];
};

function readSlices(family: Family): Slice[] {
  const list = require.resolve(`@fontsource-variable/${family}/unicode.json`);
  const slices = JSON.parse(readFileSync(list, 'utf8')) as Record<string, string>;
  return Object.entries(slices).map(([key, ranges]) => {
    const name = `${family}-${key.replace(/[[\]]/g, '')}`;
    return {
      name,
      file: path.join(path.dirname(list), 'files', `${name}-wght-normal.woff2`),
      ranges: ranges.split(',').map(readRange),
    };
  });
}

const known = new Map<Family, Slice[]>();
function slicesOf(family: Family): Slice[] {
  const slices = known.get(family) ?? readSlices(family);
  known.set(family, slices);
  return slices;
}

/** The families in which letters are looked for. The same ideograph is drawn as those write it whose own letters stand with it. */
function familiesFor(words: string): readonly Family[] {
  const { jp, kr, sc } = ideographs;
  if (/\p{Script=Hiragana}|\p{Script=Katakana}/u.test(words)) return [...alphabets, jp, kr, sc];
  if (/\p{Script=Hangul}/u.test(words)) return [...alphabets, kr, sc, jp];
  return [...alphabets, sc, jp, kr];
}

/** The letters of words, without those that every face of the shop has, nor what nobody sees. */
function foreignLetters(words: string): number[] {
  const faces = Object.values(openFaces());
  const letters = new Set<number>();
  for (const [sign] of words.normalize('NFC').matchAll(/\P{ASCII}/gu)) {
    const code = sign.codePointAt(0) ?? 0;
    if (!faces.every((face) => face.has(code)) && !/[\p{C}\p{Z}]/u.test(sign)) letters.add(code);
  }
  return [...letters];
}

const findSlice = (letter: number, families: readonly Family[]): Slice | undefined =>
  families
    .flatMap(slicesOf)
    .find(({ ranges }) => ranges.some(([from, to]) => letter >= from && letter <= to));

const none: OtherLetters = { files: new Map(), faceOf: () => null };

/** The letters of words that the shop's faces do not have. */
export async function openOtherLetters(words: string): Promise<OtherLetters> {
  const letters = foreignLetters(words);
  if (letters.length === 0) return none;
  const families = familiesFor(words);
  const bySlice = new Map<Slice, number[]>();
  for (const letter of letters) {
    const slice = findSlice(letter, families);
    if (slice) bySlice.set(slice, [...(bySlice.get(slice) ?? []), letter]);
  }
  // Loaded by the first paper that needs it.
  const { default: subsetFont } = await import('subset-font');
  const files = new Map<string, Buffer>();
  const homes = new Map<number, string>();
  for (const [{ name, file }, held] of bySlice) {
    const font = await readFile(file);
    for (const weight of new Set(Object.values(weightOf))) {
      const cut = await subsetFont(font, String.fromCodePoint(...held), {
        targetFormat: 'sfnt',
        variationAxes: { wght: weight },
        noHinting: true,
      });
      files.set(`${name}-${weight}`, cut);
    }
    for (const letter of held) homes.set(letter, name);
  }
  return {
    files,
    faceOf(codePoint, face) {
      const name = homes.get(codePoint);
      return name === undefined ? null : `${name}-${weightOf[face]}`;
    },
  };
}
