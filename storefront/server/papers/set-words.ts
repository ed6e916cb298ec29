/** Sets words in lines where they need several faces, or run from right to left: pdfkit sets those of one face. */
import bidiFactory from 'bidi-js';
import LineBreaker from 'linebreak';

const bidi = bidiFactory();
const rightToLeft = /\p{Script=Hebrew}|\p{Script=Arabic}|\p{Script=Syriac}|\p{Script=Thaana}|\p{Script=Nko}/u;

/** What is set in one go: letters of one face and one direction, as the face sets them. */
export interface Run {
  face: string;
  text: string;
}

/** Whether words have anything that runs from right to left. */
export const hasRightToLeft = (words: string): boolean => rightToLeft.test(words);

interface Setting {
  /** The face of a letter. */
  faceOf(codePoint: number): string;
  widthOf(run: Run): number;
  /** How wide a line may be; without end by default. */
  width?: number;
}

interface Paragraph {
  text: string;
  levels: ReturnType<typeof bidi.getEmbeddingLevels>;
  /** By the place of each unit of the text. */
  faces: readonly string[];
}

function readParagraph(text: string, faceOf: Setting['faceOf']): Paragraph {
  const faces: string[] = [];
  for (const sign of text) {
    const before = faces.at(-1);
    // What stands on a letter is of its face.
    const face = /\p{M}/u.test(sign) && before !== undefined ? before : faceOf(sign.codePointAt(0) ?? 0);
    for (let unit = 0; unit < sign.length; unit++) faces.push(face);
  }
  return { text, levels: bidi.getEmbeddingLevels(text), faces };
}

/** As a face sets it that turns round what it knows to run from right to left, and nothing else. */
function asSet(text: string, isTurned: boolean): string {
  if (!isTurned) return text;
  const mirrored = [...text].map((sign) => bidi.getMirroredCharacter(sign) ?? sign);
  return (rightToLeft.test(text) ? mirrored : mirrored.reverse()).join('');
}

/** The runs of a line from left to right. */
function runsOf({ text, levels, faces }: Paragraph, start: number, end: number): Run[] {
  const order = Array.from({ length: end - start }, (_, at) => start + at);
  for (const [from = 0, to = 0] of bidi.getReorderSegments(text, levels, start, end - 1)) {
    const turned = order.slice(from - start, to - start + 1).reverse();
    order.splice(from - start, turned.length, ...turned);
  }
  const runs: Run[] = [];
  for (let at = 0; at < order.length; ) {
    const first = order[at] ?? 0;
    const level = levels.levels[first] ?? 0;
    const step = level % 2 === 0 ? 1 : -1;
    let length = 1;
    for (; at + length < order.length; length++) {
      const next = order[at + length] ?? 0;
      const isNext = next === first + step * length && levels.levels[next] === level;
      if (!isNext || faces[next] !== faces[first]) break;
    }
    const last = first + step * (length - 1);
    const own = text.slice(Math.min(first, last), Math.max(first, last) + 1);
    runs.push({ face: faces[first] ?? '', text: asSet(own, step < 0) });
    at += length;
  }
  return runs;
}

const trimmedEnd = (text: string, start: number, end: number): number =>
  start + text.slice(start, end).trimEnd().length;

function breaksOf(text: string): number[] {
  const breaker = new LineBreaker(text);
  const places: number[] = [];
  for (let next = breaker.nextBreak(); next; next = breaker.nextBreak()) places.push(next.position);
  return places;
}

/** The places where the lines of a paragraph end, one after the other. */
function endsOf(paragraph: Paragraph, { widthOf, width = Number.POSITIVE_INFINITY }: Setting): number[] {
  const { text } = paragraph;
  const fits = (start: number, end: number) =>
    runsOf(paragraph, start, trimmedEnd(text, start, end)).reduce((all, run) => all + widthOf(run), 0) <=
    width;
  const ends: number[] = [];
  let start = 0;
  let last = 0;
  for (const place of breaksOf(text)) {
    if (!fits(start, place) && last > start) {
      ends.push(last);
      start = last;
    }
    // One word that is longer than the line is broken where the line ends.
    while (!fits(start, place)) {
      let end = start + 1;
      while (end < place && fits(start, end + 1)) end++;
      if (end >= place) break;
      ends.push(end);
      start = end;
    }
    last = place;
  }
  return text.length > 0 ? [...ends, text.length] : [0];
}

/** The lines of words, each with its runs from left to right. */
export function setWords(words: string, setting: Setting): Run[][] {
  return words.split('\n').flatMap((text) => {
    const paragraph = readParagraph(text, setting.faceOf);
    let start = 0;
    return endsOf(paragraph, setting).map((end) => {
      const runs = runsOf(paragraph, start, trimmedEnd(text, start, end));
      start = end;
      return runs;
    });
  });
}
