import { blankPiece } from '@kerf/sdk/drawing';
import { expect, test } from 'vitest';
import { readPdfText } from '../../tests/pdf-text.js';
import { drawProofSheet } from './draw-proof-sheet.js';
import type { ProofView } from './proof-words.js';

const words = {
  order: 'K26-AAAAAAAA',
  piece: '1',
  product: 'Swing Tag',
  choices: ['Two Sides'],
  size: '50 × 90 mm',
  quantity: '200',
  round: 1,
  sentAt: new Date(Date.UTC(2026, 10, 18)),
  seller: 'Kerf',
};
const view = (name: string, count: number): ProofView => ({
  name,
  isBack: false,
  isTurned: false,
  scale: 1,
  bare: { across: 0, down: 0 },
  warnings: Array.from({ length: count }, (_, at) => ({
    message: `${name} finding ${at + 1}. ${'Word '.repeat(40)}`,
  })),
});
const draw = async (cutKind: typeof blankPiece.cutKind, ...views: ProofView[]) => {
  const piece = { ...blankPiece, widthMm: 50, heightMm: 90, bleedMm: 1, cutKind };
  const { content, places } = await drawProofSheet({ piece, cut: 'drawing', words, views });
  return { pages: (await readPdfText(content)).pages.map((text) => text.replace(/\s+/g, ' ')), places };
};

test('What there is no room for beside a side stands at the end, under the name of that side', async () => {
  const { pages, places } = await draw('sheet', view('Front', 12), view('Back', 14), view('Inside', 1));
  expect(places.map(({ sheetPage }) => sheetPage)).toEqual([0, 1, 2]);
  expect(pages[0]).toContain('Front finding 1.');
  expect(pages[0]).not.toContain('Back finding');
  expect(pages[1]).not.toContain('Front finding');
  const rest = pages.slice(3).join(' ');
  expect(rest).toMatch(
    /What we noticed: Front .*Front finding 12\..*What we noticed: Back .*Back finding 14\./,
  );
  expect(rest).not.toContain('Inside');
  for (const [name, count] of [
    ['Front', 12],
    ['Back', 14],
    ['Inside', 1],
  ] as const)
    for (let at = 1; at <= count; at++)
      expect(pages.join(' ').split(`${name} finding ${at}.`)).toHaveLength(2);
});

test('A proof of cut vinyl speaks of no ink', async () => {
  expect((await draw('letters', view('', 0))).pages[0]).toContain('We cut what you approve');
  expect((await draw('sheet', view('', 0))).pages[0]).toContain('Printed inks are a little duller');
});
