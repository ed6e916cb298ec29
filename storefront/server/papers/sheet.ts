/**
 * Sheets of paper that people and screen readers read alike: everything on them is either an element of a tree, or an
 * ornament. Lengths are points, from the top left of a page.
 */
import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import { type Face, openFaces } from './faces.js';
import type { OtherLetters } from './other-scripts.js';
import { hasRightToLeft, type Run, setWords } from './set-words.js';

/** A4 upright, and how far what is on it keeps from its edges. */
export const a4 = { width: 595.28, height: 841.89 } as const;
export const margin = 48;
/** Where what is on a page ends: under it stands its foot. */
export const bottom = a4.height - margin - 26;

/** What things are coloured in: the shop's inks, dark enough on white for who sees little. */
export const inks = {
  ink: '#1a1814',
  muted: '#625d52',
  line: '#dcd7ca',
  wash: '#f5f3ec',
  accent: '#c40062',
} as const;

/** How words are set. */
export interface Style {
  face: Face;
  size: number;
  ink: keyof typeof inks;
}

export const styles = {
  title: { face: 'head', size: 26, ink: 'ink' },
  name: { face: 'head', size: 15, ink: 'ink' },
  lead: { face: 'head', size: 17, ink: 'ink' },
  head: { face: 'strong', size: 9, ink: 'ink' },
  text: { face: 'text', size: 9, ink: 'ink' },
  strong: { face: 'strong', size: 9, ink: 'ink' },
  sum: { face: 'strong', size: 12, ink: 'ink' },
  small: { face: 'text', size: 8, ink: 'muted' },
  label: { face: 'strong', size: 8, ink: 'muted' },
} as const satisfies Record<string, Style>;

/** Where words stand. */
export interface Place {
  x: number;
  y: number;
  width: number;
  align?: 'left' | 'right';
}

/** What stands behind an element's name: what is said instead of a picture, and which cells a head is of. */
interface TagOptions {
  alt?: string;
  scope?: 'Column' | 'Row';
}

/** What is to be read in the place of letters that are drawn in another order. */
interface DrawnOptions extends TagOptions {
  actual?: string;
}

/** What is the same of all pages of a paper. */
interface SheetParts {
  title: string;
  author: string;
  madeAt: Date;
  /** What its words have that the shop's faces do not. */
  letters: OtherLetters;
  size?: readonly [number, number];
  /** How much larger than it is laid out all of it is. Default 1. */
  scale?: number;
}

/** Sheets to be drawn on. */
export interface Sheet {
  /** What draws shapes and pictures; whoever uses it does so inside of `ornament` or of `element`. */
  doc: PDFKit.PDFDocument;
  /** How high words are in a column of `width`. */
  heightOf(words: string, style: Style, width: number): number;
  /** How wide words are on one line. */
  widthOf(words: string, style: Style): number;
  /** Words, as an element of their own. Returns the height that they take. */
  say(tag: string, words: string, style: Style, place: Place, options?: TagOptions): number;
  /** An element whose parts are what `work` draws. */
  element<T>(tag: string, work: () => T): T;
  /** An element that is drawn. */
  figure(alt: string, work: () => void): void;
  /** What has no meaning of its own. */
  ornament(work: () => void): void;
  /** Words on one line, as part of an ornament. */
  write(words: string, style: Style, x: number, y: number): void;
  /** A line from side to side of what is on the page. */
  rule(y: number, from: number, to: number): void;
  addPage(): void;
  /** The whole of it; `foot` is set at the bottom of each page with its number. */
  end(foot?: (number: number, of: number) => void): Promise<Buffer>;
}

// What the types of the library do not know yet.
const accessible: object = { subset: 'PDF/UA' };
/** Figures of one width, so that amounts stand under each other. */
const features: PDFKit.Mixins.OpenTypeFeatures[] = ['tnum', 'lnum'];
/** Between two lines of a text, as a part of its size. */
const leading = 0.2;

/** Begins a paper, with its first page. */
export function openSheet({ title, author, madeAt, letters, size, scale = 1 }: SheetParts): Sheet {
  const [width, height] = size ?? [a4.width, a4.height];
  const doc = new PDFDocument({
    ...accessible,
    size: [width * scale, height * scale],
    margin: 0,
    pdfVersion: '1.7',
    tagged: true,
    lang: 'en-AU',
    displayTitle: true,
    autoFirstPage: false,
    bufferPages: true,
    info: { Title: title, Author: author, Creator: author, CreationDate: madeAt, ModDate: madeAt },
  });
  const faces = openFaces();
  for (const { name, file } of Object.values(faces)) doc.registerFont(name, file);
  for (const [name, file] of letters.files) doc.registerFont(name, file);
  const whole = buffer(doc);
  const root = doc.struct('Document');
  doc.addStructure(root);
  let parent = root;

  /** What the face is called that a letter is set in; null where none has it. */
  const faceOf = (codePoint: number, face: Face): string | null =>
    faces[face].has(codePoint) ? face : letters.faceOf(codePoint, face);
  /** Words with a sign for what no face has a letter for: never an empty box. */
  const legible = (words: string, face: Face): string =>
    [...words.normalize('NFC').replace(/[^\S\n]/g, ' ')]
      .filter((sign) => sign === '\n' || !/\p{C}/u.test(sign))
      .map((sign) => (sign === '\n' || faceOf(sign.codePointAt(0) ?? 0, face) ? sign : '?'))
      .join('');
  /** Whether legible words are all of the shop's face, which pdfkit sets by itself. */
  const isOwn = (words: string, face: Face): boolean =>
    [...words].every((sign) => sign === '\n' || faces[face].has(sign.codePointAt(0) ?? 0));
  const set = ({ face, size: points, ink }: Style) => doc.font(face).fontSize(points).fillColor(inks[ink]);
  const optionsOf = ({ size: points }: Style, lines: number) => ({
    width: lines,
    lineGap: points * leading,
    features,
  });
  const widthOfRun = (run: Run, { size: points }: Style) =>
    doc.font(run.face).fontSize(points).widthOfString(run.text, { features });
  /** Legible words in lines, each with its runs from left to right. */
  const linesOf = (words: string, style: Style, width?: number): Run[][] =>
    setWords(words, {
      faceOf: (codePoint) => faceOf(codePoint, style.face) ?? style.face,
      widthOf: (run) => widthOfRun(run, style),
      ...(width !== undefined && { width }),
    });
  const lineHeight = (style: Style): number => {
    set(style);
    return doc.currentLineHeight(true) + style.size * leading;
  };
  const widthOfLine = (runs: readonly Run[], style: Style): number =>
    runs.reduce((all, run) => all + widthOfRun(run, style), 0);
  /** Draws a line of runs, all of them standing on the line that the style's own face stands on. */
  const drawLine = (runs: readonly Run[], style: Style, x: number, y: number): void => {
    const standing = y + faces[style.face].ascent * style.size;
    let at = x;
    for (const run of runs) {
      const width = widthOfRun(run, style);
      doc.fillColor(inks[style.ink]);
      doc.text(run.text, at, standing, { lineBreak: false, features, baseline: 'alphabetic' });
      at += width;
    }
  };

  const addPage = () => {
    doc.addPage();
    if (scale !== 1) doc.scale(scale);
  };
  addPage();

  const sheet: Sheet = {
    doc,
    heightOf(words, style, lines) {
      const text = legible(words, style.face);
      if (!isOwn(text, style.face)) return linesOf(text, style, lines).length * lineHeight(style);
      set(style);
      return doc.heightOfString(text, optionsOf(style, lines));
    },
    widthOf(words, style) {
      const text = legible(words, style.face);
      if (!isOwn(text, style.face)) return widthOfLine(linesOf(text, style).flat(), style);
      set(style);
      return doc.widthOfString(text, { features });
    },
    say(tag, words, style, { x, y, width: lines, align = 'left' }, options = {}) {
      const text = legible(words, style.face);
      const draw = () => {
        if (isOwn(text, style.face)) {
          set(style);
          doc.text(text, x, y, { ...optionsOf(style, lines), align });
          return;
        }
        for (const [row, runs] of linesOf(text, style, lines).entries()) {
          const shift = align === 'right' ? lines - widthOfLine(runs, style) : 0;
          drawLine(runs, style, x + shift, y + row * lineHeight(style));
        }
      };
      const drawn: DrawnOptions = hasRightToLeft(text) ? { ...options, actual: text } : options;
      parent.add(doc.struct(tag, drawn, draw));
      return sheet.heightOf(words, style, lines);
    },
    element(tag, work) {
      const [outer, own] = [parent, doc.struct(tag)];
      parent.add(own);
      parent = own;
      try {
        return work();
      } finally {
        parent = outer;
      }
    },
    figure(alt, work) {
      parent.add(doc.struct('Figure', { alt }, work));
    },
    ornament(work) {
      doc.markContent('Artifact', { type: 'Layout' });
      work();
      doc.endMarkedContent();
    },
    write(words, style, x, y) {
      drawLine(linesOf(legible(words, style.face), style).flat(), style, x, y);
    },
    rule(y, from, to) {
      sheet.ornament(() => doc.lineWidth(0.6).strokeColor(inks.line).moveTo(from, y).lineTo(to, y).stroke());
    },
    addPage,
    async end(foot) {
      const { count } = doc.bufferedPageRange();
      for (let page = 0; page < count && foot; page++) {
        doc.switchToPage(page);
        foot(page + 1, count);
      }
      root.end();
      doc.end();
      return whole;
    },
  };
  return sheet;
}
