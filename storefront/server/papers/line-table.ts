/** What is sold, a row each, over as many pages as it takes. */
import type { PaperLine } from './paper-contents.js';
import { inks, margin, type Place, type Sheet, type Style, styles } from './sheet.js';

const columns = ['Description', 'Quantity', 'Unit price', 'Amount'] as const;
const widths = { Quantity: 82, 'Unit price': 92, Amount: 84 } as const;
const pad = 8;
/** A picture of what is sold, and the room beside it. */
const picture = { side: 44, gap: 12 } as const;
/** A name is set a little larger than what was chosen of it. */
const nameStyle: Style = { ...styles.strong, size: 9.5 };
const noteStyle: Style = { ...styles.small, face: 'strong', ink: 'accent' };

type Column = (typeof columns)[number];

/** Where a column stands, between both margins. */
function placeOf(column: Column, y: number, right: number): Place {
  if (column === 'Description') {
    const rest = Object.values(widths).reduce((all, each) => all + each, 0);
    return { x: margin, y, width: right - margin - rest - 12 };
  }
  const behind = columns.slice(columns.indexOf(column) + 1) as (keyof typeof widths)[];
  const end = right - behind.reduce((all, each) => all + widths[each], 0);
  return { x: end - widths[column], y, width: widths[column], align: 'right' };
}

function drawHead(sheet: Sheet, y: number, right: number): number {
  const height = sheet.heightOf('A', styles.label, 100);
  sheet.ornament(() => sheet.doc.rect(margin - 8, y - 6, right - margin + 16, height + 10).fill(inks.wash));
  sheet.element('TR', () => {
    for (const column of columns)
      sheet.say('TH', column, styles.label, placeOf(column, y, right), { scope: 'Column' });
  });
  return y + height + 4 + pad;
}

/** The texts of a row's first cell, with how each is set. */
const textsOf = ({ name, details, note }: PaperLine): [string, Style][] =>
  (
    [
      [name, nameStyle],
      [details, styles.small],
      [note, noteStyle],
    ] as [string, Style][]
  ).filter(([words]) => words !== '');

function drawRow(sheet: Sheet, line: PaperLine, y: number, right: number): number {
  const room = placeOf('Description', y, right);
  const shift = line.picture ? picture.side + picture.gap : 0;
  const words = { ...room, x: room.x + shift, width: room.width - shift };
  let below = y;
  sheet.element('TR', () => {
    sheet.element('TD', () => {
      const { picture: shown } = line;
      if (shown)
        sheet.figure(shown.alt, () => {
          sheet.doc.image(Buffer.from(shown.png, 'base64'), room.x, y, {
            fit: [picture.side, picture.side],
            align: 'center',
          });
        });
      for (const [text, style] of textsOf(line))
        below += sheet.say('P', text, style, { ...words, y: below }) + 1;
    });
    sheet.say('TD', line.quantity, styles.text, placeOf('Quantity', y, right));
    sheet.say('TD', line.unitPrice, styles.text, placeOf('Unit price', y, right));
    sheet.say('TD', line.amount, styles.strong, placeOf('Amount', y, right));
  });
  return Math.max(below, y + shift);
}

function heightOf(sheet: Sheet, line: PaperLine, right: number): number {
  const shift = line.picture ? picture.side + picture.gap : 0;
  const { width } = placeOf('Description', 0, right);
  const words = textsOf(line).reduce(
    (all, [text, style]) => all + sheet.heightOf(text, style, width - shift) + 1,
    0,
  );
  return Math.max(words, shift);
}

/** Draws the table from `y` on, each row whole on one page. Returns where it ends. */
export function drawLines(
  sheet: Sheet,
  lines: readonly PaperLine[],
  { y, right, bottom, top }: { y: number; right: number; bottom: number; top: number },
): number {
  return sheet.element('Table', () => {
    let at = drawHead(sheet, y, right);
    for (const line of lines) {
      const height = heightOf(sheet, line, right);
      // What is longer than a page would not be shorter on the next one.
      if (at + height > bottom && at > top + 40) {
        sheet.addPage();
        at = drawHead(sheet, top, right);
      }
      at = drawRow(sheet, line, at, right) + pad - 2;
      sheet.rule(at, margin, right);
      at += pad;
    }
    return at;
  });
}
