/** What a blade cuts out of one vinyl: words in a font of the shop, or the shapes of a logo, as the drawing engine sets them. */
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { drawPiece, type Letters, metalOf, mm, node, type Piece, type SceneNode } from '@kerf/sdk/drawing';
import { type LetterFont, outlineData, parseFont, setLetters, uniteLetters } from '@kerf/sdk/lettering';
import { findFont } from '@kerf/sdk/rules';
import type { Desk } from './desk.js';
import type { Face, Sheet } from './job.js';
import { bare } from './sticker-scenes.js';

const folder = join(import.meta.dirname, '../../assets/lettering-fonts');

/** A font that the shop offers lettering in. */
function fontNamed(name: string): LetterFont {
  const listed = findFont(name);
  if (!listed) throw new Error(`No font of the shop is named '${name}'.`);
  // Its address has the mark of its content before the ending, its file has not.
  const { buffer, byteOffset, byteLength } = readFileSync(
    join(folder, basename(listed.path).replace(/-[\da-f]{10}(?=\.woff$)/, '')),
  );
  return parseFont(buffer.slice(byteOffset, byteOffset + byteLength) as ArrayBuffer);
}

/** Words in a font of the shop, as its cutter gets them: letters that meet are one. */
export function wordsIn(name: string, text: string): Letters {
  const outline = uniteLetters(setLetters(fontNamed(name), { text, align: 'left' }));
  return { width: outline.width, height: outline.height, d: outlineData(outline) };
}

/** A piece that these letters fill, so many mm wide. */
export const filledBy = (piece: Piece, { width, height }: Letters, widthMm: number): Piece => ({
  ...piece,
  widthMm,
  heightMm: mm((widthMm * height) / width),
});

const isLetters = (child: SceneNode | string): child is SceneNode =>
  typeof child !== 'string' && child.attributes['data-layer'] === 'letters';

/** What holds the letters of a drawing and says where they are in it. */
function groupOfLetters(drawing: SceneNode): SceneNode | undefined {
  if (drawing.children.some(isLetters)) return drawing;
  return drawing.children
    .map((child) => (typeof child === 'string' ? undefined : groupOfLetters(child)))
    .find((found) => found !== undefined);
}

/** The drawing's own letters, in their place, and nothing else of it; or what is round them, so many of their units wide. */
function lettersIn(piece: Piece, letters: Letters, around?: number): SceneNode {
  const { root } = drawPiece(piece, { artwork: bare, letters });
  const group = groupOfLetters(root);
  const drawn = group?.children.find(isLetters)?.attributes.d;
  if (!group || !drawn) throw new Error('The drawing has no letters.');
  const { width, height } = letters;
  const d =
    around === undefined
      ? drawn
      : `M${mm(-around)} ${mm(-around)}H${mm(width + around)}V${mm(height + around)}H${mm(-around)}Z${drawn}`;
  return node('g', group.attributes, node('path', { d, 'fill-rule': 'evenodd' }));
}

/** Film with its glue, mm: less than any sticker, because nothing is laminated on it. */
export const filmMm = 0.1;

/** Vinyl is of its colour all through; a metal's name is that of its surface. */
function vinylFace({ ink, surface }: Piece): Face {
  const metal = ink && !ink.startsWith('#') ? metalOf(ink) : undefined;
  const colour = ink?.startsWith('#') ? ink : '#b98d3a';
  return { stock: { colour, texture: metal ?? 'smooth' }, surface, foils: [] };
}

const glue: Face = { stock: { colour: '#e9e7e1', texture: 'smooth' }, surface: 'matte', foils: [] };

const svg = ({ widthMm: width, heightMm: height }: Piece, ...children: SceneNode[]): SceneNode =>
  node(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', viewBox: `0 0 ${width} ${height}`, width, height },
    ...children,
  );

/** Letters alone, spaced as they are drawn. The piece is filled by them. */
export async function lettersOf(piece: Piece, letters: Letters, name: string, desk: Desk): Promise<Sheet> {
  const front = vinylFace(piece);
  return {
    outline: await desk.outline(`${name}-letters`, svg(piece, lettersIn(piece, letters))),
    width: piece.widthMm,
    height: piece.heightMm,
    thick: filmMm,
    bleed: 0,
    front,
    back: glue,
    edge: { colour: front.stock.colour },
  };
}

/** The film round letters, which is weeded away: so many mm of it on every side. */
export async function wasteOf(
  piece: Piece,
  letters: Letters,
  by: number,
  name: string,
  desk: Desk,
): Promise<Sheet> {
  const sheet = await lettersOf(piece, letters, name, desk);
  const cut = lettersIn(piece, letters, (by * letters.width) / piece.widthMm);
  return {
    ...sheet,
    outline: await desk.outline(`${name}-waste`, svg(piece, cut)),
    width: piece.widthMm + 2 * by,
    height: piece.heightMm + 2 * by,
  };
}

/** A sheet of so many mm with square corners: application tape, or the paper that letters come on. */
export async function plainSheet(
  [width, height]: readonly [number, number],
  stock: Face['stock'],
  thick: number,
  name: string,
  desk: Desk,
): Promise<Sheet> {
  const face: Face = { stock, surface: 'matte', foils: [] };
  const d = `M0 0H${mm(width)}V${mm(height)}H0Z`;
  const root = node(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', viewBox: `0 0 ${mm(width)} ${mm(height)}`, width, height },
    node('path', { d }),
  );
  return {
    outline: await desk.outline(name, root),
    width,
    height,
    thick,
    bleed: 0,
    front: face,
    back: face,
    edge: { colour: stock.colour },
  };
}

/** Milky film that carries letters over in one go. */
export const tapeOf = (size: readonly [number, number], name: string, desk: Desk): Promise<Sheet> =>
  plainSheet(size, { colour: '#eef2ee', texture: 'tape' }, 0.08, name, desk);
