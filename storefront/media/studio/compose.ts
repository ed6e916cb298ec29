/** The ways in which the studio shows a product. Lengths are those of the real thing, mm. */
import type { Piece, SceneNode } from '@kerf/sdk/drawing';
import { labelledJar, type Vessel } from './jar.js';
import { lettering } from './lettering.js';
import type { Setting } from './photograph.js';
import { faceOf, placedPiece, softShadow } from './placed-piece.js';
import { carPanel, cloth, laptopLid, notebook, paperBag, pencil, shopWindow } from './props.js';
import { pile, type Solid } from './solid.js';
import { camera, type Prop, type Subject, spot, type View } from './subject.js';
import { onRoll } from './supplies.js';

/** The edges of a stock and of the liner or the next sheet under it, as shares of light. */
const edgesOf = ({ stock, cutKind }: Piece): Parameters<typeof pile>[0]['edges'] => {
  if (stock.texture === 'fibre' && cutKind === 'trim')
    return [
      [0.76, 0.61, 0.42],
      [0.66, 0.51, 0.33],
    ];
  if (cutKind === 'trim')
    return [
      [0.97, 0.96, 0.93],
      [0.87, 0.85, 0.81],
    ];
  return [
    [0.99, 0.98, 0.96],
    [0.82, 0.77, 0.66],
  ];
};

const isVessel = (prop: Prop | undefined): prop is Vessel =>
  prop === 'honey' || prop === 'jam' || prop === 'tin' || prop === 'bottle' || prop === 'soap';

/** Several pieces on one pile, and its shadow. */
async function piled(
  { piece, artwork }: Pick<Subject, 'piece' | 'artwork'>,
  place: { x: number; y: number; turn: number },
  { count, side = 'front', id }: { count: number; side?: 'front' | 'back'; id: string },
): Promise<{ solid: Solid; shadow: SceneNode[] }> {
  const isCard = piece.cutKind === 'trim';
  const outside = piece.cutKind === 'kiss' ? 2 * (piece.bleedMm + 3) : 0;
  const [width, height] = [piece.widthMm + outside, piece.heightMm + outside];
  const each = isCard ? 0.4 : 0.5;
  const d = `M${-width / 2} ${-height / 2}h${width}v${height}h${-width}Z`;
  const round = `M${-width / 2} 0a${width / 2} ${height / 2} 0 1 1 ${width} 0a${width / 2} ${height / 2} 0 1 1 ${-width} 0Z`;
  const isSquare =
    isCard || piece.cutKind === 'kiss' || piece.shape === 'rectangle' || piece.shape === 'rounded';
  return {
    solid: pile({
      ...place,
      width,
      height,
      thick: count * each,
      each,
      face: await faceOf(piece, artwork, { side, id }),
      edges: edgesOf(piece),
      slip: isCard ? 0.35 : 1.7,
    }),
    shadow: softShadow(
      isSquare ? d : round,
      `translate(${place.x + count * each * 0.35} ${place.y + count * each * 0.25}) rotate(${place.turn}) scale(.99)`,
      1 + count * each * 0.18,
    ),
  };
}

/** Two of them side by side, from above, with a pencil to tell their size. */
function front(subject: Subject): Setting {
  const { piece, artwork, ground } = subject;
  const { widthMm: w, heightMm: h } = piece;
  const hasBack = piece.sides.includes('back');
  const isWide = w / h > 1.9;
  const string = piece.string ? 20 : 0;
  const aside = isWide ? [0.04, 0.66] : [0.62, 0.06];
  return {
    ground,
    camera: camera(isWide ? w * 1.3 : Math.max(w * 2.7, h * 2.1 + string), 58, { y: -string * 0.4 }),
    flat: [
      pencil(...place(spot(subject, w * 0.5, (isWide ? h * 1.5 : h * 0.86) + 8, -7)), 'pencil'),
      placedPiece({
        piece,
        artwork,
        ...spot(subject, w * (aside[0] ?? 0), -h * (aside[1] ?? 0) - h * 0.04, 9),
        side: hasBack ? 'back' : 'front',
        id: 'a',
      }),
      placedPiece({
        piece,
        artwork,
        ...spot(subject, isWide ? 0 : -w * 0.56, h * (isWide ? 0.55 : 0.1), -8),
        id: 'b',
      }),
    ],
  };
}

const place = ({ x, y, turn }: { x: number; y: number; turn: number }) => [x, y, turn] as const;

/** Piles of them, from near the table. */
async function stacked(subject: Subject): Promise<Setting> {
  const { piece, artwork, ground } = subject;
  const plain: Piece = { ...piece, string: null };
  const { widthMm: w, heightMm: h } = piece;
  const isCard = piece.cutKind === 'trim';
  const many = isCard ? Math.round(w / 2.2) : Math.round(Math.min(w, 90) / 6);
  const isWide = w / h > 1.9;
  const scene = { piece: plain, artwork };
  const [high, low] = await Promise.all([
    piled(scene, isWide ? spot(subject, w * 0.1, -h * 0.72, 8) : spot(subject, w * 0.5, -h * 0.5, 24), {
      count: many,
      id: 'a',
    }),
    piled(scene, isWide ? spot(subject, -w * 0.06, h * 0.62, -6) : spot(subject, -w * 0.42, h * 0.34, -16), {
      count: Math.round(many * 0.55),
      id: 'b',
    }),
  ]);
  return {
    ground,
    camera: camera(isWide ? w * 1.4 : Math.max(w * 2.5, h * 2.5), 37, { y: -h * 0.04 }),
    flat: [...high.shadow, ...low.shadow],
    solids: [high.solid, low.solid],
  };
}

/** So near that stock, coating and cut can be told. */
function close(subject: Subject): Setting {
  const { piece, artwork, ground } = subject;
  const { widthMm: w, heightMm: h } = piece;
  const isTall = h > w * 1.15;
  if (piece.string)
    return {
      ground,
      camera: camera(h * 1.75, 56, { x: w * 0.1, y: -h * 0.16 }),
      blur: 1.2,
      flat: [
        piece.stock.texture === 'fibre' ? cloth(14, 56, -9) : paperBag(14, 86, -7),
        placedPiece({ piece, artwork, ...spot(subject, 0, 0, -12), lift: 0.7, id: 'a' }),
      ],
    };
  return {
    ground,
    camera: camera(isTall ? w * 1.15 : w / h > 1.9 ? w * 0.62 : w * 0.86, 47, {
      y: -h * (isTall ? 0.22 : 0.04),
    }),
    blur: 1.7,
    flat: [placedPiece({ piece, artwork, ...spot(subject, w * 0.05, 0, -14), lift: 0.5, id: 'a' })],
  };
}

/** On what it is made for. */
async function inUse(subject: Subject & { prop: Prop }): Promise<Setting> {
  const { piece, artwork, ground, prop } = subject;
  const { widthMm: w, heightMm: h } = piece;
  const loose = placedPiece({ piece, artwork, ...spot(subject, w * 1.02, h * 0.5, 15), id: 'loose' });
  if (isVessel(prop)) {
    const radius = Math.max(w * 0.56, 30);
    const height = Math.max(h * 1.24, 62) * (prop === 'bottle' ? 1.4 : 1);
    const jar = await labelledJar({
      piece,
      artwork,
      vessel: prop,
      ...spot(subject, -w * 0.16, 0, 0),
      radius,
      height,
      id: 'jar',
    });
    const tall = height + radius * 0.7;
    return {
      ground,
      camera: camera(Math.max(tall * 1.95, w * 3), 21, { x: w * 0.18, z: tall * 0.42 }),
      flat: [...jar.flat, loose],
      solids: jar.solids,
    };
  }
  if (prop === 'window') {
    const across = Math.max(w * 2.6, 240);
    const { behind, over } = shopWindow(across * 1.02, across * 0.765);
    return {
      ground,
      camera: camera(across, 90),
      blur: 0,
      flat: [
        ...behind,
        placedPiece({ piece, artwork, x: 0, y: -h * 0.06, turn: 0, lift: 0.4, id: 'a' }),
        ...over,
      ],
    };
  }
  const on: Readonly<Record<Exclude<Prop, Vessel | 'window'>, SceneNode>> = {
    laptop: laptopLid(58, -34, -7, 'prop'),
    notebook: notebook(4, 18, 9),
    panel: carPanel(0, 0, -2, 'prop'),
  };
  const string = piece.string ? 22 : 0;
  return {
    ground,
    camera: camera(
      prop === 'panel' ? w * 1.5 : Math.max(w * 2.4, h * 2 + string, prop === 'laptop' ? 236 : 165),
      52,
      {
        y: -string * 0.4,
      },
    ),
    flat: [
      on[prop],
      placedPiece({ piece, artwork, ...spot(subject, 0, 0, prop === 'panel' ? -2 : -6), lift: 0.2, id: 'a' }),
      ...(prop === 'panel'
        ? []
        : [
            pencil(
              ...place(spot(subject, Math.max(w, 62) * 0.5 + 46, Math.max(h, 60) * 0.86, -58)),
              'pencil',
              '#b4472f',
            ),
          ]),
    ],
  };
}

/** A pile of cards or tags with one before it: as an order arrives. */
async function delivered(subject: Subject): Promise<Setting> {
  const { piece, artwork, ground } = subject;
  const { widthMm: w, heightMm: h } = piece;
  const isTall = h > w;
  const stack = await piled(
    { piece: { ...piece, string: null }, artwork },
    spot(subject, isTall ? w * 0.72 : w * 0.36, isTall ? -h * 0.1 : -h * 0.62, isTall ? 11 : 17),
    { count: 36, id: 'stack' },
  );
  return {
    ground,
    camera: camera(isTall ? h * 2.15 : w * 2.15, isTall ? 50 : 44, { y: -h * 0.02 }),
    flat: [
      ...stack.shadow,
      placedPiece({
        piece,
        artwork,
        ...spot(subject, isTall ? -w * 0.6 : -w * 0.26, isTall ? h * 0.06 : h * 0.42, -9),
        lift: 0.4,
        id: 'a',
      }),
      ...(isTall
        ? [pencil(...place(spot(subject, w * 0.4, h * 0.82, -4)), 'pencil')]
        : [pencil(...place(spot(subject, w * 0.86, h * 0.86, -38)), 'pencil')]),
    ],
    solids: [stack.solid],
  };
}

/** One picture of a product. */
export async function compose(view: View, subject: Subject, isRoll = false): Promise<Setting> {
  const { piece, prop } = subject;
  if (piece.cutKind === 'letters') return lettering(view, subject);
  if (isRoll) return onRoll(view, { ...subject, isMirrored: false });
  if (view === 'stacked') return stacked(subject);
  if (view === 'close') return close(subject);
  if (view === 'front') return front(subject);
  if (prop) return inUse({ ...subject, prop });
  return piece.cutKind === 'trim' ? delivered(subject) : front(subject);
}
