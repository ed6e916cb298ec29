import { grow } from './box.js';
import type { DrawingContext } from './drawing-context.js';
import { edge, guideLines, offcut } from './guides.js';
import { cutPath, shapePath } from './outline.js';
import type { Piece } from './piece.js';
import { pieceBody } from './piece-body.js';
import { node, type SceneNode } from './scene-node.js';
import { type PlacedSticker, stickersOn } from './sheet-stickers.js';

/** Path data round every sticker, moved out by what `by` says, mm. */
const around = (stickers: readonly PlacedSticker[], by: (sticker: Piece) => number): string =>
  stickers
    .map(({ x, y, sticker }) => {
      const { shape, widthMm, heightMm, cornerMm, isFlipped } = sticker;
      const box = grow({ x, y, width: widthMm, height: heightMm }, by(sticker));
      return shapePath(shape, box, cornerMm && Math.max(0, cornerMm + by(sticker)), isFlipped);
    })
    .join('');

/** A sheet as it arrives: its own trim, and the stickers that are kiss-cut on it, each with its margins. */
export function sheetNodes(piece: Piece, context: DrawingContext): { defs: SceneNode[]; nodes: SceneNode[] } {
  const { id, palette, guides } = context;
  const stickers = stickersOn(piece);
  const longer = Math.max(piece.widthMm, piece.heightMm);
  const bare: Piece = {
    ...piece,
    nested: null,
    foil: { front: [], back: [] },
    relief: { front: null, back: null },
    spotCoating: 'none',
    sides: [],
  };
  const sheet = pieceBody(bare, context);
  const shapes = [...new Set(stickers.map(({ sticker }) => sticker.shape))];
  const drawn = shapes.map((shape, index) => {
    const sticker = stickers.find((one) => one.sticker.shape === shape)?.sticker ?? bare;
    const own = { ...context, id: `${id}c${index}` };
    const { defs, body } = pieceBody(sticker, own);
    const waste = guides ? offcut(sticker, own) : { defs: [], nodes: [] };
    const cell = node(
      'g',
      { id: `${id}cell${index}` },
      ...waste.nodes,
      body,
      ...(guides ? [] : [edge(sticker, context, longer)]),
    );
    return { defs: [...defs, ...waste.defs], body: cell };
  });
  return {
    defs: [...sheet.defs, ...drawn.flatMap(({ defs, body }) => [...defs, body])],
    nodes: [
      sheet.body,
      ...stickers.map(({ x, y, sticker }) =>
        node('use', { href: `#${id}cell${shapes.indexOf(sticker.shape)}`, x, y, 'data-layer': 'nested' }),
      ),
      ...(guides
        ? [
            ...guideLines(
              {
                cut: around(stickers, () => 0),
                bleed: around(stickers, ({ bleedMm }) => bleedMm),
                safety: around(stickers, ({ safetyMm }) => -safetyMm),
              },
              palette,
              'KissCut',
            ),
            ...guideLines({ cut: cutPath(bare) }, palette),
          ]
        : [edge(bare, context)]),
    ],
  };
}
