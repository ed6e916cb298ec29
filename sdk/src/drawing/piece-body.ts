import type { DrawingContext } from './drawing-context.js';
import { metalGradient } from './metal.js';
import { cutPath } from './outline.js';
import type { Piece } from './piece.js';
import { artworkOf, asSeen, printOf } from './print.js';
import { mm, node, type SceneNode } from './scene-node.js';
import { stockPaint } from './stock.js';
import { bodyStroke } from './stroke.js';
import { surfaceGradient } from './surface.js';

/** Raised or sunk: the shape's edge, lit on one flank and shaded on the other; light comes from the top left. */
function relief(d: string, kind: 'emboss' | 'deboss', piece: Piece, context: DrawingContext): SceneNode {
  const depth = mm(Math.min(piece.widthMm, piece.heightMm) * 0.0042);
  const by = kind === 'emboss' ? depth : -depth;
  const flank = (offset: number, stroke: string, opacity: number) =>
    bodyStroke(
      context,
      { d, fill: 'none', stroke, 'stroke-opacity': opacity, transform: `translate(${offset} ${offset})` },
      mm(depth * 1.5),
    );
  return node(
    'g',
    { 'data-layer': kind },
    node('path', {
      d,
      fill: kind === 'emboss' ? '#fff' : '#000',
      'fill-opacity': 0.1,
      'fill-rule': 'evenodd',
    }),
    ...flank(by, '#000', 0.32),
    ...flank(-by, '#fff', 0.75),
  );
}

/** A part that shines or glitters while the rest does not. */
function spotCoating(d: string, kind: 'gloss' | 'glitter', id: string): SceneNode {
  const fill = kind === 'gloss' ? `url(#${id}spot)` : `url(#${id}glitter)`;
  return node('path', { d, fill, 'fill-rule': 'evenodd', 'data-layer': 'coating' });
}

const spotDefs = (id: string, kind: 'gloss' | 'glitter'): SceneNode =>
  kind === 'gloss'
    ? node(
        'linearGradient',
        { id: `${id}spot`, x1: 0, y1: 0, x2: 1, y2: 1 },
        ...[0.75, 0.1, 0.5, 0.05, 0.3].map((opacity, index) =>
          node('stop', { offset: index / 4, 'stop-color': '#fff', 'stop-opacity': opacity }),
        ),
      )
    : node(
        'pattern',
        { id: `${id}glitter`, width: 3, height: 3, patternUnits: 'userSpaceOnUse' },
        node('path', {
          d: 'M.3 .4h.5v.5h-.5zM1.9 .2h.4v.4h-.4zM1.1 1.4h.6v.6h-.6zM2.4 1.7h.5v.5h-.5zM.4 2.3h.4v.4h-.4z',
          fill: '#fff',
          'fill-opacity': 0.85,
        }),
        node('path', {
          d: 'M1.2 .7h.4v.4h-.4zM2.5 .9h.3v.3h-.3zM.2 1.5h.4v.4h-.4zM1.6 2.4h.5v.4h-.5z',
          fill: '#ffd98a',
          'fill-opacity': 0.7,
        }),
      );

/** The piece itself, cut out and finished, with its paint servers. Everything is mm from the trim's top left. */
export function pieceBody(piece: Piece, context: DrawingContext): { defs: SceneNode[]; body: SceneNode } {
  const { side, id } = context;
  const outline = cutPath(piece);
  const whole = { d: outline, 'fill-rule': 'evenodd' };
  const stock = stockPaint(piece, id);
  const print = printOf(piece, context);
  const art = artworkOf(piece, context);
  const foils = piece.foil[side].slice(0, art.foil.length);
  const sheen = surfaceGradient(piece, `${id}sheen`);
  const press = piece.relief[side];
  const coating = side === 'front' && piece.spotCoating !== 'none' ? piece.spotCoating : null;
  const defs = [
    ...stock.defs,
    node('clipPath', { id: `${id}cut` }, node('path', { d: outline, 'clip-rule': 'evenodd' })),
    ...foils.map((foil, index) => metalGradient(`${id}foil${index}`, foil)),
    ...(sheen ? [sheen] : []),
    ...(coating ? [spotDefs(id, coating)] : []),
  ];
  const body = node(
    'g',
    {},
    ...stock.fills.map((fill) => node('path', { ...whole, ...fill, 'data-layer': 'stock' })),
    node(
      'g',
      { 'clip-path': `url(#${id}cut)` },
      ...(print.length ? [node('g', { 'data-layer': 'artwork' }, ...print)] : []),
      ...asSeen(piece, [
        ...foils.map((_, index) =>
          node('path', {
            d: art.foil[index] ?? '',
            fill: `url(#${id}foil${index})`,
            'fill-rule': 'evenodd',
            'data-layer': 'foil',
          }),
        ),
        ...(press ? [relief(art.relief, press, piece, context)] : []),
        ...(coating ? [spotCoating(art.relief, coating, id)] : []),
      ]),
    ),
    ...(sheen ? [node('path', { ...whole, fill: `url(#${id}sheen)`, 'data-layer': 'surface' })] : []),
  );
  return { defs, body };
}
