/** The sheets of a proof, with room for the artwork that is laid under them. Lengths are points, where they are not mm. */
import { asLies, cutPath, type Letters, outlinePath, type Piece } from '@kerf/sdk/drawing';
import { formatShopDay } from '@kerf/sdk/rules';
import { drawFacts, drawMark } from '../papers/letterhead.js';
import { openOtherLetters } from '../papers/other-scripts.js';
import { a4, inks, openSheet, type Sheet, styles } from '../papers/sheet.js';
import { approveWords, checkWords, fittedWords, type ProofView, type ProofWords } from './proof-words.js';

const point = 72 / 25.4;
const edge = 34;
const panelWidth = 196;
const gap = 26;
/** Above the artwork stands what it is; below, at which scale. */
const above = 30;
const below = 20;
/** Longest side of a page that every reader opens. */
const longest = 14_000;
const safetyInk = '#00704a';
/** Magenta, as presses call for a cut. */
const cutInk: [number, number, number, number] = [0, 100, 0, 0];

/** Where a blade goes: where the drawing of the piece says, or where the file does. */
type CutSource = 'drawing' | 'file';

/** The room that artwork has on a sheet of so much. */
const roomOf = ([width, height]: readonly [number, number]) => ({
  width: width - 2 * edge - panelWidth - gap,
  height: height - 2 * edge - above - below,
});

/** A sheet for something of a size, in points: the smallest that holds it, and how much larger than usual it is made. */
function sheetFor(width: number, height: number): { size: [number, number]; scale: number } {
  const small: [number, number] = [a4.height, a4.width];
  const large: [number, number] = [a4.width * 2, a4.height];
  for (const size of [small, large]) {
    const room = roomOf(size);
    if (width <= room.width && height <= room.height) return { size, scale: 1 };
  }
  const room = roomOf(large);
  const needed = Math.max(width / room.width, height / room.height);
  return { size: large, scale: Math.min(needed, longest / large[0]) };
}

/** Where things are on a sheet. */
export interface ProofSheet {
  content: Buffer;
  /** Of each view: its page, counted from 0, and the top left of where the piece is cut there, mm. */
  places: { sheetPage: number; x: number; y: number }[];
  /** How large the piece is on the sheet; less than 1 where no sheet is large enough. */
  shownAt: number;
}

interface ProofParts {
  piece: Piece;
  cut: CutSource;
  /** Those that were designed, in the piece's mm: they are the artwork, and the blade follows them. */
  letters?: Letters | undefined;
  words: ProofWords;
  views: readonly ProofView[];
}

/** The lines over the artwork, each on a light ground of its own: artwork may be as dark as they are. */
function drawLines({ doc }: Sheet, piece: Piece, { cut, letters }: ProofParts, unit: number): void {
  const thin = 1 / unit;
  const line = (path: string, ink: string | typeof cutInk, width: number, dash: [number, number] | null) => {
    doc
      .undash()
      .lineWidth((width + 1.4) * thin)
      .strokeOpacity(0.75)
      .path(path)
      .stroke('#fff');
    if (dash) doc.dash(dash[0] * thin, { space: dash[1] * thin });
    doc
      .lineWidth(width * thin)
      .strokeOpacity(1)
      .path(path)
      .stroke(ink);
    doc.undash();
  };
  if (letters) {
    const { ink } = piece;
    doc.path(letters.d).fill(ink?.startsWith('#') ? ink : inks.muted);
    line(letters.d, cutInk, 0.6, null);
  }
  if (letters || cut === 'file') {
    line(outlinePath({ ...piece, shape: 'rectangle', cuts: null }), inks.muted, 0.6, [2, 3]);
    return;
  }
  line(outlinePath(piece, piece.bleedMm), inks.muted, 0.5, [1, 2]);
  line(outlinePath(piece, -piece.safetyMm), safetyInk, 0.8, [5, 3]);
  for (const { direction, at } of piece.folds)
    line(
      direction === 'upright' ? `M${at} 0V${piece.heightMm}` : `M0 ${at}H${piece.widthMm}`,
      inks.ink,
      0.7,
      [6, 4],
    );
  line(cutPath(piece), cutInk, 1, null);
}

/** What each line means. */
function legendOf({
  piece,
  cut,
  letters,
}: ProofParts): { words: string; ink: string | typeof cutInk; dash: [number, number] | null }[] {
  const fold =
    piece.folds.length > 0 ? [{ words: 'Fold', ink: inks.ink, dash: [6, 4] as [number, number] }] : [];
  if (letters)
    return [
      { words: 'Cut line, around each letter', ink: cutInk, dash: null },
      { words: 'Size as ordered', ink: inks.muted, dash: [2, 3] },
    ];
  return cut === 'file'
    ? [
        {
          words: 'Size as ordered. The cut line is CutContour, as drawn in the file.',
          ink: inks.muted,
          dash: [2, 3],
        },
      ]
    : [
        { words: 'Cut line', ink: cutInk, dash: null },
        { words: `Safety line: keep words inside, ${piece.safetyMm} mm`, ink: safetyInk, dash: [5, 3] },
        { words: `End of bleed, ${piece.bleedMm} mm: printed, then cut away`, ink: inks.muted, dash: [1, 2] },
        ...fold,
      ];
}

/** The block beside the artwork. Returns the warnings of the view that there was no room for. */
function drawPanel(
  sheet: Sheet,
  parts: ProofParts,
  view: ProofView,
  { x, bottom }: { x: number; bottom: number },
): readonly string[] {
  const { words } = parts;
  const width = panelWidth;
  let y = edge;
  drawMark(sheet, x, y - 1, 22);
  y += sheet.say(
    'H1',
    `Proof ${words.round}`,
    { ...styles.title, size: 20 },
    { x: x + 32, y: y - 3, width: width - 32 },
  );
  y = drawFacts(
    sheet,
    [
      { term: 'Order', value: words.order },
      { term: 'Piece', value: words.piece },
      { term: 'Product', value: words.product },
      { term: 'Size', value: words.size },
      { term: 'Quantity', value: words.quantity },
      { term: 'Shown', value: view.name || 'One side' },
      { term: 'Round', value: String(words.round) },
      { term: 'Date', value: formatShopDay(words.sentAt.toISOString()) },
    ],
    { x, y: y + 6, width, term: 58 },
  );
  y += 6;
  y += sheet.say('H2', 'As ordered', styles.label, { x, y, width }) + 1;
  y += sheet.say('P', words.choices.join(', '), styles.text, { x, y, width }) + 10;
  const pad = 9;
  const inner = width - 2 * pad;
  const lead = { ...styles.head, face: 'head' as const, size: 9.8 };
  const sentence = approveWords(parts.letters !== undefined || parts.piece.cutKind === 'letters');
  const box =
    sheet.heightOf(checkWords, lead, inner) + sheet.heightOf(sentence, styles.small, inner) + 2 * pad;
  sheet.ornament(() => {
    sheet.doc.rect(x, y, width, box).fill(inks.wash);
    sheet.doc.rect(x, y, 2.5, box).fill(inks.accent);
  });
  const head = sheet.say('H2', checkWords, lead, { x: x + pad, y: y + pad, width: inner });
  sheet.say('P', sentence, styles.small, { x: x + pad, y: y + pad + head, width: inner });
  y += box + 10;
  for (const { words: meaning, ink, dash } of legendOf(parts)) {
    const middle = y + 5.5;
    sheet.ornament(() => {
      if (dash) sheet.doc.dash(dash[0], { space: dash[1] });
      sheet.doc
        .lineWidth(1)
        .moveTo(x, middle)
        .lineTo(x + 24, middle)
        .stroke(ink);
      sheet.doc.undash();
    });
    y += sheet.say('P', meaning, styles.small, { x: x + 32, y, width: width - 32 }) + 2;
  }
  y += 8;
  const messages = view.warnings.map(({ message }) => message);
  return drawWarnings(sheet, { title: noticed, messages }, { x, y, width, bottom }).rest;
}

const noticed = 'What we noticed';

/** What the look at a file found, under a title. */
interface Findings {
  title: string;
  messages: readonly string[];
}

/** What the look at a file found, as far as there is room. Returns the rest, and where it ends. */
function drawWarnings(
  sheet: Sheet,
  { title, messages }: Findings,
  { x, y, width, bottom }: { x: number; y: number; width: number; bottom: number },
): { rest: readonly string[]; end: number } {
  const [first] = messages;
  if (first === undefined || y + 16 + sheet.heightOf(first, styles.small, width) > bottom)
    return { rest: messages, end: y };
  let end = y + sheet.say('H2', title, styles.head, { x, y, width }) + 2;
  const none = messages.findIndex((message) => {
    const height = sheet.heightOf(message, styles.small, width) + 4;
    if (end + height > bottom) return true;
    sheet.say('P', message, styles.small, { x, y: end, width });
    end += height;
    return false;
  });
  return { rest: none < 0 ? [] : messages.slice(none), end };
}

/** What there was no room for beside the artwork, on pages of its own, one view below the other. */
function drawRest(
  sheet: Sheet,
  all: readonly Findings[],
  { width, bottom }: { width: number; bottom: number },
) {
  let y = Number.POSITIVE_INFINITY;
  for (const { title, messages } of all) {
    let left = messages;
    while (left.length > 0) {
      const isFresh = y > bottom;
      if (isFresh) {
        sheet.addPage();
        y = edge;
      }
      const { rest, end } = drawWarnings(sheet, { title, messages: left }, { x: edge, y, width, bottom });
      // A sentence that no page holds is left out.
      if (isFresh && rest.length === left.length) break;
      y = rest.length > 0 ? Number.POSITIVE_INFINITY : end + 8;
      left = rest;
    }
  }
}

/** Draws the sheets of a proof, a page for each view. */
export async function drawProofSheet(parts: ProofParts): Promise<ProofSheet> {
  const { piece, words, views } = parts;
  const reach = piece.bleedMm;
  const [width, height] = [piece.widthMm + 2 * reach, piece.heightMm + 2 * reach].map((each) => each * point);
  const { size, scale } = sheetFor(width ?? 0, height ?? 0);
  const room = roomOf(size);
  // Within the sheet everything is smaller by as much as the sheet is larger.
  const shownAt = Math.min(1, (room.width * scale) / (width ?? 1), (room.height * scale) / (height ?? 1));
  const unit = (point * shownAt) / scale;
  const letters = await openOtherLetters(JSON.stringify([words, views]));
  const sheet = openSheet({
    letters,
    title: `Proof ${words.round} of ${words.product}, order ${words.order}`,
    author: words.seller,
    madeAt: words.sentAt,
    size,
    scale,
  });
  const panel = size[0] - edge - panelWidth;
  const bottom = size[1] - edge;
  const places: ProofSheet['places'] = [];
  const rest: Findings[] = [];
  for (const [index, view] of views.entries()) {
    if (index > 0) sheet.addPage();
    const lying = asLies(piece, view.isBack ? 'back' : 'front');
    const x = edge + (room.width - piece.widthMm * unit) / 2;
    const y = edge + above + (room.height - piece.heightMm * unit) / 2;
    const name = view.name || words.product;
    sheet.say('H2', name, styles.lead, { x: edge, y: edge - 3, width: room.width });
    sheet.figure(
      `${name}: your ${parts.letters ? 'lettering' : 'artwork'} at ${words.size}, with ${parts.letters ? 'the cut line of each letter' : parts.cut === 'drawing' ? 'the cut line and the safety line' : 'its size'} drawn over it`,
      () => {
        sheet.doc.save().translate(x, y).scale(unit);
        drawLines(sheet, lying, parts, unit);
        sheet.doc.restore();
      },
    );
    const shown =
      shownAt < 1
        ? `Shown at ${Math.floor(shownAt * 100)} % of its size.`
        : 'Shown at its full size: look at it at 100 %.';
    sheet.say('P', shown + fittedWords(view), styles.small, { x: edge, y: bottom - 12, width: room.width });
    places.push({
      sheetPage: sheet.doc.bufferedPageRange().count - 1,
      x: (x * scale) / point,
      y: (y * scale) / point,
    });
    const messages = drawPanel(sheet, parts, view, { x: panel, bottom });
    rest.push({ title: view.name ? `${noticed}: ${view.name}` : noticed, messages });
  }
  drawRest(sheet, rest, { width: room.width, bottom });
  return { content: await sheet.end(), places, shownAt };
}
