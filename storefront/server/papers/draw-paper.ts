import { drawFacts, drawLetterhead } from './letterhead.js';
import { drawLines } from './line-table.js';
import { openOtherLetters } from './other-scripts.js';
import type { PaperContents, PaperSection, PaperSum } from './paper-contents.js';
import { a4, bottom, inks, margin, openSheet, type Sheet, type Style, styles } from './sheet.js';

const right = a4.width - margin;
/** The column of amounts, of which the words may take so much. */
const sumsWidth = 264;
const amountWidth = 124;

const sumStyles: Readonly<Record<PaperSum['weight'], Style>> = {
  plain: styles.text,
  total: styles.sum,
  aside: styles.small,
};
const between: Readonly<Record<PaperSum['weight'], number>> = { plain: 4, total: 6, aside: 4 };

const sumHeight = (sheet: Sheet, { words, weight }: PaperSum): number =>
  sheet.heightOf(words, sumStyles[weight], sumsWidth - amountWidth) + between[weight];

/** The amounts, on the right. Returns where they end. */
function drawSums(sheet: Sheet, sums: readonly PaperSum[], y: number): number {
  const x = right - sumsWidth;
  let at = y;
  sheet.element('Table', () => {
    for (const sum of sums) {
      if (at + sumHeight(sheet, sum) > bottom) {
        sheet.addPage();
        at = margin;
      }
      const style = sumStyles[sum.weight];
      if (sum.weight === 'total') {
        sheet.rule(at, x, right);
        at += 6;
      }
      const start = at;
      sheet.element('TR', () => {
        const words = { x, y: start, width: sumsWidth - amountWidth };
        sheet.say('TH', sum.words, style, words, { scope: 'Row' });
        sheet.say('TD', sum.amount, style, {
          x: right - amountWidth,
          y: start,
          width: amountWidth,
          align: 'right',
        });
      });
      at = start + sumHeight(sheet, sum);
    }
  });
  return at;
}

const sumsHeight = (sheet: Sheet, sums: readonly PaperSum[]): number =>
  sums.reduce((all, sum) => all + sumHeight(sheet, sum) + (sum.weight === 'total' ? 6 : 0), 0);

function sectionHeight(sheet: Sheet, { paragraphs, facts }: PaperSection, width: number): number {
  const words = paragraphs.reduce((all, each) => all + sheet.heightOf(each, styles.text, width) + 4, 0);
  return (
    facts.reduce((all, { value }) => all + sheet.heightOf(value, styles.strong, width - 96) + 2, words) + 32
  );
}

/** A section in a column. Returns where it ends. */
function drawSection(
  sheet: Sheet,
  { head, paragraphs, facts }: PaperSection,
  y: number,
  width: number,
): number {
  let at = y;
  sheet.element('Sect', () => {
    at +=
      sheet.say('H2', head, { ...styles.head, size: 10.5, face: 'head' }, { x: margin, y: at, width }) + 2;
    for (const words of paragraphs) at += sheet.say('P', words, styles.text, { x: margin, y: at, width }) + 4;
    at = drawFacts(sheet, facts, { x: margin, y: at, width, term: 96 });
  });
  return at + 14;
}

/** What stands behind the table: amounts on the right, and what is to be read with them on the left. */
function drawEnd(sheet: Sheet, { sums, sections }: PaperContents, from: number): void {
  let y = from + 6;
  if (y + sumsHeight(sheet, sums) > bottom) {
    sheet.addPage();
    y = margin;
  }
  const width = right - margin - sumsWidth - 36;
  const { page } = sheet.doc;
  const below = drawSums(sheet, sums, y);
  if (sheet.doc.page !== page) y = below;
  for (const section of sections) {
    if (y + sectionHeight(sheet, section, width) > bottom && y > margin) {
      sheet.addPage();
      y = margin;
    }
    y = drawSection(sheet, section, y, width);
  }
}

/** Draws a paper of a sale as a PDF that people and screen readers read alike. */
export async function drawPaper(contents: PaperContents): Promise<Buffer> {
  const { title, number, seller, date } = contents;
  const letters = await openOtherLetters(JSON.stringify(contents));
  const sheet = openSheet({ title: `${title} ${number}`, author: seller.name, madeAt: date, letters });
  const below = drawLetterhead(sheet, contents, right);
  drawEnd(sheet, contents, drawLines(sheet, contents.lines, { y: below, right, bottom, top: margin + 6 }));
  return sheet.end((page, of) =>
    sheet.ornament(() => {
      const y = a4.height - margin - 4;
      sheet.doc
        .lineWidth(0.6)
        .strokeColor(inks.line)
        .moveTo(margin, y - 8)
        .lineTo(right, y - 8)
        .stroke();
      sheet.write(`${seller.name}, ABN ${seller.abn}`, styles.small, margin, y);
      const words = `${title} ${number}, page ${page} of ${of}`;
      sheet.write(words, styles.small, right - sheet.widthOf(words, styles.small), y);
    }),
  );
}
