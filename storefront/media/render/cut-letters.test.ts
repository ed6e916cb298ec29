import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { blankPiece, type Piece } from '@kerf/sdk/drawing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { filledBy, lettersOf, wasteOf, wordsIn } from './cut-letters.js';
import { deskIn } from './desk.js';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kerf-letters-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const lettering = (more: Partial<Piece> = {}): Piece => ({
  ...blankPiece,
  cutKind: 'letters',
  surface: 'gloss',
  ink: '#d0202e',
  ...more,
});

describe('Letters that are handed to the renderer', () => {
  test('are those that the shop cuts in that font, as wide as the piece and in proportion', async () => {
    const words = wordsIn('Bree Serif', 'Open');
    const piece = filledBy(lettering(), words, 200);
    const sheet = await lettersOf(piece, words, 'open', deskIn(folder));
    const drawn = await readFile(sheet.outline, 'utf8');
    expect(drawn).toContain(`d="${words.d}"`);
    expect(drawn).toContain(`scale(${Math.round((200 / words.width) * 1e6) / 1e6})`);
    expect(sheet.height / sheet.width).toBeCloseTo(words.height / words.width, 4);
  });

  test('are one piece where a script joins them, and each its own where not', () => {
    const linesIn = (font: string) => wordsIn(font, 'mm').d.split('M').length - 1;
    expect([linesIn('Archivo Black'), linesIn('Pacifico')]).toEqual([2, 1]);
  });

  test('are of their colour through and through, or of the metal that their colour is named after', async () => {
    const words = wordsIn('Bree Serif', 'Open');
    const sheetIn = (ink: string) =>
      lettersOf(filledBy(lettering({ ink }), words, 100), words, ink, deskIn(folder));
    const red = await sheetIn('#d0202e');
    expect([red.front.stock, red.front.surface, red.edge.colour]).toEqual([
      { colour: '#d0202e', texture: 'smooth' },
      'gloss',
      '#d0202e',
    ]);
    expect((await sheetIn('Gold')).front.stock.texture).toBe('gold');
  });

  test('leave film with openings of their shape where it is weeded away', async () => {
    const words = wordsIn('Bree Serif', 'Open');
    const piece = filledBy(lettering(), words, 100);
    const waste = await wasteOf(piece, words, 9, 'waste', deskIn(folder));
    expect([waste.width, waste.height]).toEqual([118, piece.heightMm + 18]);
    expect(await readFile(waste.outline, 'utf8')).toMatch(
      new RegExp(`d="M-[\\d.]+ -[\\d.]+H[^"]+Z${words.d.slice(0, 40)}`),
    );
  });

  test('are asked for in a font of the shop: another is refused', () => {
    expect(() => wordsIn('Comic Sans', 'Open')).toThrow("No font of the shop is named 'Comic Sans'.");
  });
});
