import { blankPiece, type Piece } from '@kerf/sdk/drawing';
import { describe, expect, it } from 'vitest';
import { draw } from '../testing/draw.js';
import { PieceView } from './piece-view.js';
import styles from './preview.css?inline';

const sticker: Piece = { ...blankPiece, widthMm: 50, heightMm: 50, bleedMm: 2, safetyMm: 2, cutKind: 'die' };
const sheet: Piece = { ...sticker, cutKind: 'sheet', widthMm: 148, heightMm: 210 };

/** From the smallest sticker to the largest sheet, and everything that has lines of its own. */
const pieces: Record<string, Piece> = {
  'a 10 mm sticker': { ...sticker, widthMm: 10, heightMm: 10, shape: 'circle' },
  'a banner of 3 m': { ...sticker, widthMm: 3000, heightMm: 600 },
  'a strip of 1000 × 20 mm': { ...sticker, widthMm: 1000, heightMm: 20 },
  'a creased and embossed card': {
    ...blankPiece,
    folds: [{ direction: 'upright', at: 45 }],
    relief: { front: 'emboss', back: null },
  },
  'a tag on its string': {
    ...blankPiece,
    shape: 'tag',
    widthMm: 50,
    heightMm: 90,
    holes: [{ diameterMm: 3.5, x: 25, y: 8 }],
    string: '#26231f',
  },
  'a kiss-cut sticker': { ...sticker, cutKind: 'kiss' },
  'a sheet of thirty': { ...sheet, nested: { count: 30, shape: 'several', gapMm: 5 } },
  'a sticker in four pieces': { ...sticker, cutKind: 'kiss', cuts: { into: 'parts', count: 4 } },
  'a contour with openings': { ...sticker, shape: 'custom', cuts: { into: 'openings', count: 5 } },
  'a roll of long labels': {
    ...sticker,
    cutKind: 'roll',
    widthMm: 300,
    winding: { leadingEdge: 'left', wound: 'out' },
  },
  'a roll wound inwards': { ...sticker, cutKind: 'roll', winding: { leadingEdge: 'top', wound: 'in' } },
  lettering: { ...sticker, cutKind: 'letters', widthMm: 1000, heightMm: 300, ink: '#c40062' },
};

/** A line in a colour that is not there is not drawn at all. */
const colours = `:root { ${['ink', 'muted', 'accent', 'good', 'wash', 'line']
  .map((name) => `--_${name}: #123456;`)
  .join(' ')} }`;

const widths = [280, 320, 375, 480, 768, 1280, 1920];

/** How many px a unit of an element is wide on screen. */
const unitOf = (element: SVGGraphicsElement): number => {
  const { a, b } = element.getScreenCTM() ?? { a: Number.NaN, b: Number.NaN };
  return Math.hypot(a, b);
};

/** Whether an element is drawn as it stands, and not the paint or the shape of something else. */
const isDrawn = (element: Element): boolean =>
  !element.closest('pattern, clipPath, linearGradient, radialGradient');

/** Strokes thinner than a pixel on screen; the same line drawn twice is as wide as the wider of the two. */
function thinStrokes(root: Element): string[] {
  const widest = new Map<string, number>();
  for (const element of root.querySelectorAll<SVGGraphicsElement>('[stroke]')) {
    const style = getComputedStyle(element);
    if (style.stroke === 'none' || !isDrawn(element)) continue;
    const width = Number.parseFloat(style.strokeWidth);
    const onScreen = style.vectorEffect === 'non-scaling-stroke' ? width : width * unitOf(element);
    const line = `${element.getAttribute('stroke')} ${element.getAttribute('transform') ?? ''} ${element.getAttribute('d')}`;
    widest.set(line, Math.max(onScreen, widest.get(line) ?? 0));
  }
  expect(widest.size).toBeGreaterThan(2);
  return [...widest].filter(([, width]) => width < 1).map(([line, width]) => `${width} px: ${line}`);
}

const smallType = (root: Element): string[] => {
  const texts = [...root.querySelectorAll('text')];
  expect(texts).toHaveLength(2);
  return texts
    .map((text) => ({ text, size: Number.parseFloat(getComputedStyle(text).fontSize) * unitOf(text) }))
    .filter(({ size }) => size < 11)
    .map(({ text, size }) => `${size} px: ${text.textContent}`);
};

/** Draws a piece in a widget so many px wide. */
async function shownAt(width: number, piece: Piece): Promise<HTMLElement> {
  const { place } = await draw(
    <div style={{ width, boxSizing: 'border-box' }}>
      <style>{`* { box-sizing: border-box } ${colours} ${styles}`}</style>
      <PieceView piece={piece} name="it" />
    </div>,
  );
  return place;
}

describe.each(Object.entries(pieces))('The drawing of %s', (_, piece) => {
  it.each(widths)('is legible in a widget of %i px: type from 11 px, lines from 1 px', async (width) => {
    const place = await shownAt(width, piece);
    expect(thinStrokes(place)).toEqual([]);
    expect(smallType(place)).toEqual([]);
    const stage = place.querySelector('.stage')?.getBoundingClientRect() ?? new DOMRect();
    for (const text of place.querySelectorAll('text')) {
      const { left, right, top, bottom } = text.getBoundingClientRect();
      expect(left, text.textContent).toBeGreaterThanOrEqual(stage.left);
      expect(right, text.textContent).toBeLessThanOrEqual(stage.right);
      expect(top, text.textContent).toBeGreaterThanOrEqual(stage.top);
      expect(bottom, text.textContent).toBeLessThanOrEqual(stage.bottom);
    }
  });

  it('has rulers that are exactly as long as what they measure', async () => {
    for (const width of [280, 1920]) {
      const place = await shownAt(width, piece);
      const [level, upright] = [...place.querySelectorAll('[data-layer=ruler] path')].map((path) =>
        path.getBoundingClientRect(),
      );
      const sizes = [...place.querySelectorAll('text')].map((text) => Number.parseFloat(text.textContent));
      const drawing = place.querySelector<SVGSVGElement>('.drawing > svg');
      const unit = drawing ? unitOf(drawing) : Number.NaN;
      expect(level?.width).toBeCloseTo((sizes[0] ?? 0) * unit, 0);
      expect(upright?.height).toBeCloseTo((sizes[1] ?? 0) * unit, 0);
      if (piece.cutKind === 'letters' || piece.winding) continue;
      const cut = place.querySelector('.drawing [data-layer=CutContour]')?.getBoundingClientRect();
      for (const [ruler, trim] of [
        [level?.left, cut?.left],
        [level?.right, cut?.right],
        [upright?.top, cut?.top],
        [upright?.bottom, cut?.bottom],
      ])
        expect(Math.abs((ruler ?? 0) - (trim ?? Number.NaN)), `${width} px`).toBeLessThanOrEqual(1);
    }
  });
});
