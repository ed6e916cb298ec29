/** The head of a paper: who writes, what it is, and what it comes to. */
import type { Fact, PaperContents } from './paper-contents.js';
import { bottom, inks, margin, type Place, type Sheet, type Style, styles } from './sheet.js';

/** The shop's mark, in a square of 32: a K that a blade has gone through. */
const markLetter = 'M3 3H10.5V14H3zM13.2 14L20.6 3H29.4L21.6 14z M5 18H12.5V29H5zM15 18H23L31 29H22z';
const markSide = 30;

/** Draws the shop's mark, `side` points wide. */
export function drawMark({ doc, ornament }: Sheet, x: number, y: number, side = markSide): void {
  ornament(() => {
    doc
      .save()
      .translate(x, y)
      .scale(side / 32);
    doc.path(markLetter).fill(inks.ink);
    doc.lineWidth(1.2).strokeColor(inks.accent).moveTo(0, 16).lineTo(32, 16).stroke();
    doc.restore();
  });
}

/** Lines under each other, each to be read by itself. Returns where they end. */
const drawSaid = (sheet: Sheet, lines: readonly string[], style: Style, place: Place): number =>
  lines.reduce((y, line) => y + sheet.say('P', line, style, { ...place, y }), place.y);

/** Facts under each other, terms on the left. Returns where they end. */
export function drawFacts(
  sheet: Sheet,
  facts: readonly Fact[],
  { x, y, width, term }: { x: number; y: number; width: number; term: number },
): number {
  let at = y;
  if (facts.length === 0) return at;
  sheet.element('L', () => {
    for (const fact of facts) {
      if (at + sheet.heightOf(fact.value, styles.strong, width - term) > bottom) {
        sheet.addPage();
        at = margin;
      }
      sheet.element('LI', () => {
        const head = sheet.say(
          'Lbl',
          fact.term,
          { ...styles.text, ink: 'muted' },
          { x, y: at, width: term - 8 },
        );
        const body = sheet.say('LBody', fact.value, styles.strong, {
          x: x + term,
          y: at,
          width: width - term,
        });
        at += Math.max(head, body) + 2;
      });
    }
  });
  return at;
}

/** An address of e-mail that is longer than its line is broken before its @: elsewhere it reads as two words. */
const brokenEmail = (sheet: Sheet, line: string, style: Style, width: number): string =>
  /^\S+@\S+$/.test(line) && sheet.widthOf(line, style) > width ? line.replace(/@(?=[^@]+$)/, '\n@') : line;

/** Draws the head of the first page. Returns where it ends. */
export function drawLetterhead(
  sheet: Sheet,
  { title, seller, facts, parties, standing }: PaperContents,
  right: number,
): number {
  const half = margin + (right - margin) * 0.56;
  const facing = right - half;
  drawMark(sheet, margin, margin - 2);
  const seat = { x: margin + markSide + 12, width: half - margin - markSide - 24 };
  let left = margin + sheet.say('P', seller.name, styles.name, { ...seat, y: margin });
  left += sheet.say('P', `ABN ${seller.abn}`, styles.strong, { ...seat, y: left });
  left = drawSaid(sheet, [...seller.address, seller.email], styles.small, { ...seat, y: left + 2 });
  let beside = margin - 6;
  beside += sheet.say('H1', title, styles.title, { x: half, y: beside, width: facing }) + 4;
  beside = drawFacts(sheet, facts, { x: half, y: beside, width: facing, term: 88 });
  let y = Math.max(left, beside) + 18;
  sheet.rule(y, margin, right);
  y += 14;
  const ends: number[] = [];
  const column = (right - margin) * 0.28;
  parties.forEach(({ head, lines }, index) => {
    const x = margin + index * column;
    const below = y + sheet.say('H2', head, styles.label, { x, y, width: column - 8 }) + 1;
    const width = column - 8;
    const set = lines.map((line) => brokenEmail(sheet, line, styles.text, width));
    ends.push(drawSaid(sheet, set, styles.text, { x, y: below, width }));
  });
  // What who reads nothing else looks for has a ground of its own.
  const pad = 12;
  const inner = facing - 2 * pad;
  const heights = {
    words: sheet.heightOf(standing.words, styles.label, inner),
    amount: sheet.heightOf(standing.amount, styles.lead, inner),
    detail: standing.detail ? sheet.heightOf(standing.detail, styles.small, inner) : 0,
  };
  const box = heights.words + heights.amount + heights.detail + 2 * pad - 4;
  sheet.ornament(() => {
    sheet.doc.rect(half, y, facing, box).fill(inks.wash);
    sheet.doc.rect(half, y, 2.5, box).fill(inks.accent);
  });
  const x = half + pad;
  let at = y + pad - 1;
  at += sheet.say('H2', standing.words, styles.label, { x, y: at, width: inner });
  at += sheet.say('P', standing.amount, styles.lead, { x, y: at, width: inner });
  if (standing.detail) sheet.say('P', standing.detail, styles.small, { x, y: at, width: inner });
  return Math.max(y + box, ...ends) + 22;
}
