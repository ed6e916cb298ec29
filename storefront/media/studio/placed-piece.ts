import {
  type ArtworkMaker,
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

/** A piece and where it lies: its middle at x, y of the picture, `scale` units to the millimetre. */
export interface Placement {
  piece: Piece;
  artwork: ArtworkMaker;
  x: number;
  y: number;
  scale: number;
  /** Degrees, clockwise. Default 0. */
  turn?: number;
  /** Default front. */
  side?: Side;
  /** Millimetres above the ground: more is a wider, softer shadow. Default 0.6. */
  lift?: number;
  letters?: Letters;
  id: string;
}

/** A soft shadow of a shape drawn by `d` under `transform`, falling to the lower right. */
export function softShadow(
  d: string,
  transform: string,
  id: string,
  lift: number,
  scale: number,
  strength = 1,
): SceneNode[] {
  const shadow = (name: string, blur: number, dx: number, dy: number, opacity: number) => [
    node(
      'filter',
      { id: `${id}${name}`, x: '-40%', y: '-40%', width: '180%', height: '180%' },
      node('feGaussianBlur', { stdDeviation: mm(blur) }),
    ),
    node(
      'g',
      {
        transform: `translate(${mm(dx)} ${mm(dy)})`,
        filter: `url(#${id}${name})`,
        opacity: mm(opacity * strength),
      },
      node('path', { d, transform, fill: '#2a2114', 'fill-rule': 'evenodd' }),
    ),
  ];
  const reach = lift * scale;
  return [
    ...shadow('far', reach * 3 + 6, reach * 1.5 + 2, reach * 2.6 + 5, 0.26),
    ...shadow('near', reach * 0.5 + 1, reach * 0.3, reach * 0.5 + 1, 0.34),
  ];
}

/** The transform that puts a piece's middle at x, y. */
const placing = ({ piece, x, y, scale, turn = 0 }: Placement): string =>
  `translate(${mm(x)} ${mm(y)}) rotate(${turn}) scale(${scale}) translate(${mm(-piece.widthMm / 2)} ${mm(-piece.heightMm / 2)})`;

/** The piece in its place, with its shadow. */
export function placedPiece(placement: Placement): SceneNode {
  const { piece, artwork, side = 'front', lift = 0.6, scale, letters, id } = placement;
  const { root, view } = drawPiece(piece, { artwork, side, id, ...(letters ? { letters } : {}) });
  const transform = placing(placement);
  // Letters lie flat on their surface, film lets light through, and a roll throws the shadow of its whole web.
  const cast = piece.winding
    ? shapePath('rectangle', grow(view, -Math.max(view.width, view.height) * 0.035))
    : cutPath(piece, piece.cutKind === 'kiss' ? piece.bleedMm + 3 : 0);
  const strength = piece.stock.texture === 'clear' ? 0.3 : 1;
  const shadow = piece.cutKind === 'letters' ? [] : softShadow(cast, transform, id, lift, scale, strength);
  return node('g', {}, ...shadow, node('g', { transform }, ...root.children));
}
