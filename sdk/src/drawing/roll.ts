import type { Box } from './box.js';
import type { DrawingContext } from './drawing-context.js';
import { guideLines, guidePaths, offcut } from './guides.js';
import { cutPath } from './outline.js';
import type { Piece, Winding } from './piece.js';
import { pieceBody } from './piece-body.js';
import { mm, node, type SceneNode } from './scene-node.js';
import { hairline, lineStroke } from './stroke.js';

/** Backing beside and between the labels of a roll, mm. */
const linerEdge = 3;
const labelGap = 3;

/** Turns the leading edge to the right, where the free end of the roll is drawn. */
const turns: Readonly<Record<Winding['leadingEdge'], number>> = { right: 0, top: 90, left: 180, bottom: -90 };

/** An edge is one of the artwork: where that is seen in mirror image, its left side lies to the right. */
function edgeAsSeen({ isFlipped }: Piece, edge: Winding['leadingEdge']): Winding['leadingEdge'] {
  if (!isFlipped) return edge;
  return edge === 'left' ? 'right' : edge === 'right' ? 'left' : edge;
}

/**
 * Three labels on their backing, coming off a roll that lies to the left. The first label's trim stands at 0, 0 to
 * `along` × `across`; wound outwards, labels show on the roll, wound inwards only the backing does.
 */
export function rollScene(piece: Piece, winding: Winding, context: DrawingContext) {
  const { palette, id, guides } = context;
  const angle = turns[edgeAsSeen(piece, winding.leadingEdge)];
  const isTurned = angle === 90 || angle === -90;
  const along = isTurned ? piece.heightMm : piece.widthMm;
  const across = isTurned ? piece.widthMm : piece.heightMm;
  const pitch = along + labelGap;
  const hair = hairline(Math.max(along, across) * 2);
  const radius = Math.max(18, across * 0.34);
  const { defs, body } = pieceBody(piece, context);
  const label = node(
    'g',
    { id: `${id}label` },
    body,
    ...(guides ? guideLines({ cut: cutPath(piece) }, palette) : []),
  );
  const place = (x: number) =>
    `translate(${mm(x + along / 2)} ${mm(across / 2)}) rotate(${angle}) translate(${mm(-piece.widthMm / 2)} ${mm(-piece.heightMm / 2)})`;
  const placed = (x: number) =>
    node('use', { href: `#${id}label`, transform: place(x), 'data-layer': 'label' });
  // The margins count for every label; drawn round all of them they would run into each other.
  const waste = guides ? offcut(piece, context) : { defs: [], nodes: [] };
  const start = -pitch - linerEdge - radius;
  const end = along + labelGap + linerEdge * 2;
  const top = -linerEdge;
  const height = mm(across + 2 * linerEdge);
  const isOut = winding.wound === 'out';
  const view: Box = { x: start - radius, y: top - 2, width: end - start + radius, height: height + 4 };
  const drum = { x: mm(start - radius), y: top, width: mm(2 * radius), height };
  const shade = node(
    'linearGradient',
    { id: `${id}drum` },
    ...(
      [
        [0, 0.42],
        [0.22, 0.06],
        [0.42, 0],
        [0.72, 0.1],
        [1, 0.5],
      ] as const
    ).map(([offset, opacity]) => node('stop', { offset, 'stop-color': '#241c10', 'stop-opacity': opacity })),
  );
  const tear = `l-1.5 ${mm(height / 6)}l1.5 ${mm(height / 6)}`;
  const torn = `M${mm(start)} ${mm(top)}H${mm(end)}${tear.repeat(3)}H${mm(start)}Z`;
  const nodes: SceneNode[] = [
    node('path', {
      d: torn,
      fill: palette.backing,
      stroke: '#000',
      'stroke-opacity': 0.12,
      ...lineStroke(context, hair),
      'data-layer': 'backing',
    }),
    ...(guides ? [node('g', { transform: place(0) }, ...waste.nodes)] : []),
    placed(0),
    ...(guides ? [node('g', { transform: place(0) }, ...guideLines(guidePaths(piece), palette))] : []),
    placed(-pitch),
    node('rect', { ...drum, fill: isOut ? palette.backing : '#e8e0cd', 'data-layer': 'roll' }),
    ...(isOut
      ? [node('g', { 'clip-path': `url(#${id}wrap)` }, placed(start - along / 2 - pitch * 0.1))]
      : []),
    node('rect', { ...drum, fill: `url(#${id}drum)` }),
    ...([-1, 1] as const).map((edge) =>
      node('path', {
        d: `M${mm(start - radius)} ${mm(edge < 0 ? top : top + height)}h${mm(2 * radius)}`,
        stroke: '#6d5a3a',
        'stroke-opacity': 0.5,
        ...lineStroke(context, hair * 2, 1.5),
      }),
    ),
  ];
  return {
    defs: [...defs, ...waste.defs, label, shade, node('clipPath', { id: `${id}wrap` }, node('rect', drum))],
    nodes,
    view,
    first: { x: 0, y: 0, width: along, height: across },
  };
}
