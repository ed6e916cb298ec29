/** The ways in which the studio shows a product. Pictures are 1200 × 900 units. */
import { type ArtworkMaker, drawPiece, node, type Piece, type SceneNode } from '@kerf/sdk/drawing';
import { type Ground, groundNodes, grounds } from './ground.js';
import { placedPiece } from './placed-piece.js';
import { standingRoll } from './roll-object.js';
import { stackedPieces } from './stack.js';
import { wordLetters } from './word-letters.js';

export interface Subject {
  piece: Piece;
  artwork: ArtworkMaker;
  ground: Ground;
  /** Lays everything the other way round, so that neighbouring pictures differ. */
  isMirrored?: boolean;
}

export type View = 'front' | 'stacked' | 'close' | 'main';

export const pictureSize = { width: 1200, height: 900 } as const;

const picture = (ground: Ground, ...children: SceneNode[]): SceneNode =>
  node(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', viewBox: `0 0 ${pictureSize.width} ${pictureSize.height}` },
    ...groundNodes(ground, pictureSize.width, pictureSize.height),
    ...children,
  );

/** A place and a turn, or those of the mirrored arrangement. */
const spot = ({ isMirrored = false }: Subject, x: number, y: number, turn: number) =>
  isMirrored ? { x: pictureSize.width - x, y, turn: -turn } : { x, y, turn };

/** Units to the millimetre at which a piece is at most so wide and so high. */
const fit = ({ widthMm, heightMm }: Piece, width: number, height: number): number =>
  Math.round(Math.min(width / widthMm, height / heightMm) * 1000) / 1000;

const edgesOf = ({ stock }: Piece): readonly [string, string] =>
  stock.texture === 'fibre'
    ? ['#b8976a', '#a5855a']
    : stock.texture === 'clear'
      ? ['#dfe9ee', '#c8d6dd']
      : ['#f7f5ef', '#d9d4c8'];

function front(subject: Subject): SceneNode {
  const { piece, artwork, ground } = subject;
  const isWide = piece.widthMm / piece.heightMm > 1.9;
  if (isWide) {
    const scale = fit(piece, 900, 300);
    return picture(
      ground,
      placedPiece({ piece, artwork, ...spot(subject, 570, 290, -4), scale, id: 'a' }),
      placedPiece({ piece, artwork, ...spot(subject, 640, 620, 3), scale, lift: 1, id: 'b' }),
    );
  }
  const hasBack = piece.sides.includes('back');
  const scale = fit(piece, 640, piece.string ? 470 : 520);
  const dy = piece.string ? 50 : 0;
  return picture(
    ground,
    placedPiece({
      piece,
      artwork,
      ...spot(subject, 760, 400 + dy, 14),
      scale: scale * 0.94,
      side: hasBack ? 'back' : 'front',
      id: 'a',
    }),
    placedPiece({ piece, artwork, ...spot(subject, 500, 480 + dy, -7), scale, lift: 1.4, id: 'b' }),
  );
}

function stacked(subject: Subject): SceneNode {
  const { piece, artwork, ground } = subject;
  const scale = fit(piece, 560, 520);
  const edges = edgesOf(piece);
  const plain: Piece = { ...piece, string: null };
  const isCard = piece.cutKind === 'trim';
  const common = { piece: plain, artwork, edges, scale };
  return picture(
    ground,
    stackedPieces({
      ...common,
      ...spot(subject, 800, 330, -24),
      thick: isCard ? 13 : 7,
      side: piece.sides.includes('back') ? 'back' : 'front',
      id: 'a',
    }),
    stackedPieces({ ...common, ...spot(subject, 470, 530, -38), thick: isCard ? 7 : 4, id: 'b' }),
  );
}

function close(subject: Subject): SceneNode {
  const { piece, artwork, ground } = subject;
  const isTall = piece.heightMm > piece.widthMm;
  const scale = fit(piece, isTall ? 900 : 1250, isTall ? 1700 : 1250);
  return picture(
    ground,
    placedPiece({
      piece,
      artwork,
      ...spot(subject, 700, isTall ? 800 : 560, -13),
      scale,
      lift: 0.8,
      id: 'a',
    }),
  );
}

const sheetOf = (piece: Piece): Piece => ({
  ...piece,
  shape: 'rectangle',
  cornerMm: 0,
  widthMm: 148,
  heightMm: 210,
  cutKind: 'sheet',
  nested: { count: 12, shape: piece.shape === 'rectangle' ? 'rounded' : piece.shape, gapMm: 5 },
});

/** A sheet of stickers with one of them lifted off. */
export const sheetPicture = ({ piece, artwork, ground }: Subject): SceneNode =>
  picture(
    ground,
    placedPiece({ piece: sheetOf(piece), artwork, x: 480, y: 470, scale: 3.5, turn: -8, id: 'a' }),
    placedPiece({
      piece,
      artwork,
      x: 900,
      y: 520,
      scale: fit(piece, 300, 300),
      turn: 12,
      lift: 2.4,
      id: 'b',
    }),
  );

/** Up to three different pieces, loosely laid. */
export function scatterPicture(subjects: readonly Subject[]): SceneNode {
  const spots = [
    { x: 330, y: 360, turn: -12 },
    { x: 790, y: 300, turn: 9 },
    { x: 610, y: 650, turn: -3 },
  ];
  const ground = subjects[0]?.ground ?? grounds.paper;
  return picture(
    ground,
    ...subjects.slice(0, spots.length).map(({ piece, artwork }, index) =>
      placedPiece({
        piece,
        artwork,
        scale: fit(piece, 420, 360),
        lift: 1,
        id: `p${index}`,
        ...(spots[index] ?? { x: 600, y: 450 }),
      }),
    ),
  );
}

function onRoll(view: View, { piece, artwork, ground }: Subject): SceneNode {
  const upright = { ...piece, winding: null };
  if (view === 'front') {
    const scale = fit(piece, 330, 330);
    const wound: Piece = { ...piece, cutKind: 'roll', winding: { leadingEdge: 'right', wound: 'out' } };
    const { view } = drawPiece(wound, { artwork });
    const x = 600 + (piece.widthMm / 2 - view.x - view.width / 2) * scale;
    return picture(
      ground,
      placedPiece({ piece: wound, artwork, x, y: 450, scale, turn: -4, lift: 0, id: 'a' }),
    );
  }
  const roll = (x: number, y: number, size: number, id: string) =>
    standingRoll({
      piece: upright,
      artwork,
      x,
      y,
      scale: size / (upright.heightMm + 6),
      radius: upright.heightMm * 0.95,
      id,
    });
  if (view === 'close') return picture(ground, roll(600, 180, 620, 'a'));
  return picture(ground, roll(800, 250, 290, 'a'), roll(400, 380, 340, 'b'));
}

function lettering(view: View, { piece, artwork, ground }: Subject): SceneNode {
  const at = (
    words: string,
    x: number,
    y: number,
    scale: number,
    turn: number,
    id: string,
    ink: string | null,
  ) => {
    const letters = wordLetters(words);
    const shape = { ...piece, ink, widthMm: 300, heightMm: (300 * letters.height) / letters.width };
    return placedPiece({ piece: shape, artwork, letters, x, y, scale, turn, id });
  };
  if (view === 'close') return picture(ground, at('Open late', 820, 470, 5.6, -6, 'a', piece.ink));
  if (view === 'stacked')
    return picture(
      ground,
      at('Bakehouse', 560, 200, 2.3, -4, 'a', '#d0202e'),
      at('Surf school', 600, 450, 2.5, -4, 'b', 'Gold'),
      at('Book shop', 640, 700, 2.4, -4, 'c', '#1c57b5'),
    );
  return picture(
    ground,
    at(
      view === 'main' ? 'Corner store' : 'Open late',
      600,
      450,
      2.9,
      view === 'main' ? 0 : -6,
      'a',
      piece.ink,
    ),
  );
}

/** One picture of a product. */
export function compose(view: View, subject: Subject, isRoll = false): SceneNode {
  if (subject.piece.cutKind === 'letters') return lettering(view, subject);
  if (isRoll) return onRoll(view, subject);
  if (view === 'stacked') return stacked(subject);
  if (view === 'close') return close(subject);
  if (view === 'main') {
    const { piece, artwork, ground } = subject;
    const scale = fit(piece, 800, piece.string ? 540 : 600);
    return picture(
      ground,
      placedPiece({
        piece,
        artwork,
        x: 600,
        y: piece.string ? 500 : 450,
        scale,
        lift: 1.2,
        turn: piece.widthMm > 180 ? -3 : -5,
        id: 'a',
      }),
    );
  }
  return front(subject);
}
