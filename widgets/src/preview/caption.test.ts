import { blankPiece, drawPiece, type Piece, type Side, toSvgText } from '@kerf/sdk/drawing';
import { describe, expect, test } from 'vitest';
import { captionOf, guidesOf, sideName } from './caption.js';

const card: Piece = { ...blankPiece, sides: ['front', 'back'] };
const sticker: Piece = { ...blankPiece, widthMm: 50, heightMm: 75, bleedMm: 2, safetyMm: 2, cutKind: 'die' };
const sheet: Piece = { ...sticker, cutKind: 'sheet', widthMm: 148, heightMm: 210 };
const roll = (leadingEdge: 'top' | 'bottom' | 'left' | 'right', wound: 'in' | 'out'): Piece => ({
  ...sticker,
  cutKind: 'roll',
  winding: { leadingEdge, wound },
});
const kiss: Piece = { ...sticker, cutKind: 'kiss' };
const letters: Piece = { ...sticker, cutKind: 'letters', widthMm: 300, heightMm: 100 };
const sample = 'Sample artwork stands in for yours.';
const margins = (whose: string) =>
  `Artwork runs 2 mm past the cut line${whose}; keep what matters 2 mm inside it.`;

/** Every state of the preview: the piece, the side, what is said of it, and what is said of its guides. */
const states: [name: string, piece: Piece, side: Side, said: string, guides: string][] = [
  [
    'a card',
    card,
    'front',
    'To scale: 90 × 55 mm.',
    'Artwork runs 1 mm past the cut line; keep what matters 1 mm inside it.',
  ],
  [
    'its printed back',
    card,
    'back',
    'To scale: 90 × 55 mm.',
    'Artwork runs 1 mm past the cut line; keep what matters 1 mm inside it.',
  ],
  ['a die-cut sticker', sticker, 'front', 'To scale: 50 × 75 mm.', margins('')],
  ['a kiss-cut sticker', kiss, 'front', 'To scale: 50 × 75 mm, on its backing.', margins('')],
  [
    'a sheet',
    { ...sheet, nested: { count: 6, shape: 'rounded', gapMm: 5 } },
    'front',
    'To scale: a sheet of 148 × 210 mm with 6 stickers.',
    margins(' of each sticker'),
  ],
  [
    'a sheet of one',
    { ...sheet, nested: { count: 1, shape: 'rounded', gapMm: 5 } },
    'front',
    'To scale: a sheet of 148 × 210 mm with 1 sticker.',
    margins(' of each sticker'),
  ],
  [
    'a sheet of several shapes',
    { ...sheet, nested: { count: 4, shape: 'several', gapMm: 5 } },
    'front',
    'To scale: a sheet of 148 × 210 mm with 4 stickers.',
    margins(' of each sticker'),
  ],
  [
    'a crowded sheet, where 2 mm are not to be had',
    { ...sheet, widthMm: 60, heightMm: 40, nested: { count: 12, shape: 'rounded', gapMm: 3 } },
    'front',
    'To scale: a sheet of 60 × 40 mm with 12 stickers.',
    'Artwork runs 1.5 mm past the cut line of each sticker; keep what matters 2 mm inside it.',
  ],
  [
    'pieces',
    { ...kiss, cuts: { into: 'parts', count: 4 } },
    'front',
    'To scale: 50 × 75 mm, in 4 pieces on one backing.',
    margins(' of each piece'),
  ],
  [
    'one piece',
    { ...kiss, cuts: { into: 'parts', count: 1 } },
    'front',
    'To scale: 50 × 75 mm, in 1 piece on one backing.',
    margins(' of each piece'),
  ],
  [
    'a contour with inner cuts',
    { ...sticker, shape: 'custom', cuts: { into: 'openings', count: 2 } },
    'front',
    'To scale: 50 × 75 mm, with 2 cuts inside.',
    'Artwork runs 2 mm past every cut line, into the openings too; keep what matters 2 mm away from each.',
  ],
  [
    'lettering',
    letters,
    'front',
    'To scale: letters within 300 × 100 mm, each cut out, with their tape.',
    'The blade follows every letter; there is no bleed.',
  ],
  ...(
    [
      ['top', 'the head comes off first'],
      ['bottom', 'the foot comes off first'],
      ['left', 'the left side comes off first'],
      ['right', 'the right side comes off first'],
    ] as const
  ).flatMap(([edge, words]) =>
    (['out', 'in'] as const).map((wound): [string, Piece, Side, string, string] => [
      `a roll, ${edge} first, wound ${wound}`,
      roll(edge, wound),
      'front',
      `To scale: labels of 50 × 75 mm; ${words}, print on the ${wound}side of the roll.`,
      margins(' of its label'),
    ]),
  ),
  [
    'a window sticker facing out',
    { ...sticker, glass: 'out' },
    'front',
    'To scale: 50 × 75 mm. Read from the side that it is stuck on.',
    margins(''),
  ],
  [
    'a window sticker facing in',
    { ...sticker, glass: 'in' },
    'front',
    'To scale: 50 × 75 mm. In mirror image: it is read through the glass.',
    margins(''),
  ],
  [
    'both sides of the glass, from the near one',
    { ...sticker, glass: 'both', sides: ['front', 'back'] },
    'front',
    'To scale: 50 × 75 mm. Read from the side that it is stuck on.',
    margins(''),
  ],
  [
    'both sides of the glass, from the far one',
    { ...kiss, glass: 'both', sides: ['front', 'back'] },
    'back',
    'To scale: 50 × 75 mm. Seen through the glass, in mirror image.',
    margins(''),
  ],
  [
    'a roll for windows, facing in',
    { ...roll('left', 'out'), glass: 'in' },
    'front',
    'To scale: labels of 50 × 75 mm; the left side comes off first, print on the outside of the roll. In mirror image: it is read through the glass.',
    margins(' of its label'),
  ],
];

describe.each(states)('The caption of %s', (_, piece, side, said, guides) => {
  const stands = piece.cutKind === 'letters' ? 'Sample letters stand in for yours.' : sample;

  test('says what is drawn, and of guides nothing unless they are', () => {
    const { margins } = drawPiece(piece, { side });
    expect(captionOf(piece, side, margins, false)).toBe(`${said} ${stands}`);
    expect(captionOf(piece, side, margins, true)).toBe(`${said} ${guides} ${stands}`);
  });

  test('names the very guides that the drawing has', () => {
    const lines = (hasGuides: boolean) => {
      const drawn = toSvgText(drawPiece(piece, { side, guides: hasGuides }).root);
      return {
        bleed: drawn.includes('data-layer="bleed"'),
        cut: /data-layer="(CutContour|KissCut)"/.test(drawn),
        safety: drawn.includes('data-layer="safety"'),
      };
    };
    expect(lines(false)).toEqual({ bleed: false, cut: false, safety: false });
    const { margins } = drawPiece(piece, { side });
    const named = guidesOf(margins).map(({ line }) => line);
    expect(lines(true)).toEqual({
      bleed: named.includes('bleed'),
      cut: named.includes('cut'),
      safety: named.includes('safety'),
    });
    const [bleed, safety] = [/Artwork runs (\S+) mm/, /matters (\S+) mm/].map(
      (said) => said.exec(guides)?.[1],
    );
    expect(guidesOf(margins).map(({ label }) => label)).toEqual(
      bleed ? [`Bleed ${bleed} mm`, 'Cut line', `Safety ${safety} mm`] : ['Cut line'],
    );
  });
});

test('The sides of a card are its front and its back; on a window one looks at the glass or through it', () => {
  expect([sideName(card, 'front'), sideName(card, 'back')]).toEqual(['Front', 'Back']);
  const both: Piece = { ...sticker, glass: 'both', sides: ['front', 'back'] };
  expect([sideName(both, 'front'), sideName(both, 'back')]).toEqual(['On the glass', 'Through the glass']);
});
