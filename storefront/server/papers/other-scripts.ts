/**
 * Letters that the shop's typefaces do not have, cut from those of Noto Sans when a paper is made that needs them: of each
 * slice the letters that the paper has, at the weight that it has them.
 */
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import * as fontkit from 'fontkit';
import { type Face, openFaces } from './faces.js';

const require = createRequire(import.meta.url);

const alphabets = ['noto-sans', 'noto-sans-hebrew', 'noto-sans-arabic'] as const;
const ideographs = { jp: 'noto-sans-jp', kr: 'noto-sans-kr', sc: 'noto-sans-sc' } as const;

/** The list of the slices of each family, beside which they are. */
const lists = {
  'noto-sans': require.resolve('@fontsource-variable/noto-sans/unicode.json'),
  'noto-sans-hebrew': require.resolve('@fontsource-variable/noto-sans-hebrew/unicode.json'),
  'noto-sans-arabic': require.resolve('@fontsource-variable/noto-sans-arabic/unicode.json'),
  'noto-sans-jp': require.resolve('@fontsource-variable/noto-sans-jp/unicode.json'),
  'noto-sans-kr': require.resolve('@fontsource-variable/noto-sans-kr/unicode.json'),
  'noto-sans-sc': require.resolve('@fontsource-variable/noto-sans-sc/unicode.json'),
} as const;

type Family = keyof typeof lists;

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
  const list = lists[family];
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

/** Which of some letters a cut face has: a list of letters may promise more than its file holds, even nothing at all. */
function lettersIn(cut: Buffer, letters: readonly number[]): number[] {
  try {
    const font = fontkit.create(cut);
    const own = new Set('characterSet' in font ? font.characterSet : []);
    return letters.filter((letter) => own.has(letter));
  } catch {
    return [];
  }
}

const none: OtherLetters = { files: new Map(), faceOf: () => null };

/** The letters of words that the shop's faces do not have. */
export async function openOtherLetters(words: string): Promise<OtherLetters> {
  const letters = foreignLetters(words);
  if (letters.length === 0) return none;
  // Loaded by the first paper that needs it.
  const { default: subsetFont } = await import('subset-font');
  const files = new Map<string, Buffer>();
  const homes = new Map<number, string>();
  for (const { name, file, ranges } of familiesFor(words).flatMap(slicesOf)) {
    const promised = letters.filter(
      (letter) => !homes.has(letter) && ranges.some(([from, to]) => letter >= from && letter <= to),
    );
    if (promised.length === 0) continue;
    const font = await readFile(file);
    const cut = (weight: number) =>
      subsetFont(font, String.fromCodePoint(...promised), {
        targetFormat: 'sfnt',
        variationAxes: { wght: weight },
        noHinting: true,
      });
    const held = lettersIn(await cut(weightOf.text), promised);
    if (held.length === 0) continue;
    for (const weight of new Set(Object.values(weightOf))) files.set(`${name}-${weight}`, await cut(weight));
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
