import {
  type ArtworkMaker,
  type Box,
  cutPath,
  drawPiece,
  grow,
  type Letters,
  mm,
  node,
  type Piece,
  type SceneNode,
  type Side,
  shapePath,
} from '@kerf/sdk/drawing';
import { type Texture, toTexture } from './texture.js';

/** A piece and where it lies: its middle at x, y of the table, mm. */
export interface Placement {
  piece: Piece;
  artwork: ArtworkMaker;
  x: number;
  y: number;
  /** Degrees, clockwise. Default 0. */
  turn?: number;
  /** Default front. */
  side?: Side;
  /** Millimetres above the table: more is a wider, softer shadow. Default 0.3, a sheet that is not quite flat. */
  lift?: number;
  letters?: Letters;
  /** Of the names in its drawing: one for each placement of a picture. */
  id: string;
}

/** Rims that a soft edge is made of: blurring would take most of the time that a picture takes. */
const rims = 9;

/** The shadow of a shape on the table, falling away from the window: dark where it touches, soft where it is far. */
export function softShadow(d: string, transform: string, lift: number, strength = 1): SceneNode[] {
  const shadow = (blur: number, dx: number, dy: number, opacity: number) =>
    node(
      'g',
      {
        transform: `translate(${mm(dx)} ${mm(dy)})`,
        fill: '#22190c',
        stroke: '#22190c',
        'stroke-linejoin': 'round',
      },
      ...Array.from({ length: rims }, (_, n) => {
        // Rims lie closer where a blurred edge is steeper.
        const at = (n + 0.5) / rims;
        const width = blur * 2.2 * at ** 1.5;
        const cover = 1 - (1 - opacity * strength) ** (1 / rims);
        return node('path', {
          d,
          transform,
          'fill-rule': 'evenodd',
          opacity: mm(cover),
          'stroke-width': mm(2 * width),
        });
      }),
    );
  return [
    shadow(lift * 1.6 + 1.2, lift * 1.2 + 0.5, lift * 1.1 + 0.6, 0.34),
    shadow(lift * 0.3 + 0.25, lift * 0.4 + 0.1, lift * 0.4 + 0.15, 0.42),
  ];
}

/** The piece in its place, with its shadow. */
export function placedPiece({
  piece,
  artwork,
  x,
  y,
  turn = 0,
  side = 'front',
  lift = 0.3,
  letters,
  id,
}: Placement): SceneNode {
  const { root, view } = drawPiece(piece, { artwork, side, id, ...(letters ? { letters } : {}) });
  const transform = `translate(${mm(x)} ${mm(y)}) rotate(${turn}) translate(${mm(-piece.widthMm / 2)} ${mm(-piece.heightMm / 2)})`;
  const cast = piece.winding
    ? shapePath('rectangle', grow(view, -Math.max(view.width, view.height) * 0.035))
    : cutPath(piece, piece.cutKind === 'kiss' ? piece.bleedMm + 3 : 0);
  // Letters lie flat on their surface, and film lets light through.
  const strength = piece.stock.texture === 'clear' ? 0.3 : 1;
  const shadow = piece.cutKind === 'letters' ? [] : softShadow(cast, transform, lift, strength);
  return node(
    'g',
    {},
    ...shadow,
    node('g', { transform }, ...root.children.filter((child) => typeof child !== 'string')),
  );
}

/** The face of a piece as pixels, to be piled or wrapped round something; nothing where there is no piece. */
export async function faceOf(
  piece: Piece,
  artwork: ArtworkMaker,
  { side = 'front', id, pixelsPerMm = 6 }: { side?: Side; id: string; pixelsPerMm?: number },
): Promise<Texture> {
  const bare: Piece = { ...piece, string: null, winding: null };
  const { root } = drawPiece(bare, { artwork, side, id });
  const outside = piece.cutKind === 'kiss' ? piece.bleedMm + 3 : 0;
  const box: Box = grow({ x: 0, y: 0, width: piece.widthMm, height: piece.heightMm }, outside);
  const longest = Math.max(box.width, box.height);
  return toTexture(
    root.children.filter((child) => typeof child !== 'string'),
    box,
    Math.min(pixelsPerMm, 1400 / longest),
  );
}
