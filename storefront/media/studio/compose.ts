/** The ways in which the studio shows a product. Lengths are those of the real thing, mm. */
import {
  type ArtworkMaker,
  metalGradient,
  metalOf,
  node,
  type Piece,
  type SceneNode,
} from '@kerf/sdk/drawing';
import type { Camera } from './camera.js';
import { type Ground, grounds } from './ground.js';
import { labelledJar, type Vessel } from './jar.js';
import type { Setting } from './photograph.js';
import { faceOf, placedPiece, softShadow } from './placed-piece.js';
import { carPanel, cloth, laptopLid, notebook, paperBag, pencil, shopWindow, steelRule } from './props.js';
import { standingRoll } from './roll-object.js';
import { pile, type Solid } from './solid.js';
import { wordLetters } from './word-letters.js';

/** What a piece is for, with the piece on it. */
export type Prop = Vessel | 'laptop' | 'notebook' | 'panel' | 'window';

export interface Subject {
  piece: Piece;
  artwork: ArtworkMaker;
  ground: Ground;
  /** Default: it lies on the ground. */
  prop?: Prop | undefined;
  /** Lays everything the other way round, so that neighbouring pictures differ. */
  isMirrored?: boolean;
}

export type View = 'front' | 'stacked' | 'close' | 'main';

/** The lens sees so many millimetres across for each that it is away. */
const field = 0.52;

/** A camera that has `across` mm in view where it looks at. */
const camera = (across: number, pitch: number, place: Partial<Camera> = {}): Camera => ({
  x: 0,
  y: 0,
  distance: across / field,
  pitch,
  ...place,
});

/** A place and a turn, or those of the mirrored arrangement. */
const spot = ({ isMirrored = false }: Subject, x: number, y: number, turn: number) =>
  isMirrored ? { x: -x, y, turn: -turn } : { x, y, turn };

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

/** Stickers on their backing, one of them with its corner lifted. */
export function onBacking({ piece, artwork, ground }: Subject): Setting {
  const { widthMm: w, heightMm: h } = piece;
  const edge = piece.bleedMm + 3;
  const [cx, cy] = [w / 2 + edge, h / 2 + edge];
  const size = Math.min(w, h) * 0.22;
  const isWide = w / h > 1.9;
  const at = isWide ? { x: -w * 0.02, y: h * 0.62, turn: -5 } : { x: -w * 0.46, y: h * 0.12, turn: -9 };
  // The lifted corner shows the liner's other side and lets the ground be seen under it.
  const curl = node(
    'g',
    { transform: `translate(${at.x} ${at.y}) rotate(${at.turn})` },
    node(
      'defs',
      {},
      node(
        'linearGradient',
        { id: 'curl', x1: 0.1, y1: 0.1, x2: 0.8, y2: 0.8 },
        ...(
          [
            [0, '#c9bfa6'],
            [0.4, '#fffdf6'],
            [1, '#e3dac3'],
          ] as const
        ).map(([offset, colour]) => node('stop', { offset, 'stop-color': colour })),
      ),
    ),
    node('path', { d: `M${cx + 0.4} ${cy - size}V${cy + 0.4}H${cx - size}Z`, fill: ground.light }),
    node('path', {
      d: `M${cx + 0.4} ${cy - size}V${cy + 0.4}H${cx - size}Z`,
      fill: '#22190c',
      'fill-opacity': 0.3,
    }),
    node('path', {
      d: `M${cx} ${cy - size}C${cx - size * 0.5} ${cy - size * 0.95} ${cx - size * 0.9} ${cy - size * 1.05} ${cx - size * 0.9} ${cy - size * 0.9}C${cx - size * 0.85} ${cy - size * 0.6} ${cx - size * 0.9} ${cy - size * 0.3} ${cx - size} ${cy}Z`,
      fill: 'url(#curl)',
    }),
  );
  return {
    ground,
    camera: camera(isWide ? w * 1.5 : Math.max(w * 2.75, h * 2.3), 54),
    flat: [
      placedPiece({
        piece,
        artwork,
        ...(isWide ? { x: w * 0.06, y: -h * 0.72 } : { x: w * 0.66, y: -h * 0.2 }),
        turn: isWide ? 6 : 10,
        id: 'a',
      }),
      placedPiece({ piece, artwork, ...at, lift: 0.7, id: 'b' }),
      curl,
      pencil(w * 0.7, h * (isWide ? 1.6 : 0.86), -6, 'pencil'),
    ],
  };
}

/** A sheet of stickers; one of them, in its real size, beside it. */
export function sheetOf({ piece, artwork, ground }: Subject): Setting {
  const { widthMm: w, heightMm: h } = piece;
  return {
    ground,
    camera: camera(Math.max(w * 1.9, h * 1.5), 60, { x: w * 0.16 }),
    flat: [
      placedPiece({ piece, artwork, x: -w * 0.06, y: 0, turn: -8, lift: 0.5, id: 'a' }),
      pencil(w * 0.88, h * 0.02, -78, 'pencil', '#b4472f'),
    ],
  };
}

/** Pieces that are cut in several parts or have openings, each its own. */
export function specials(subjects: readonly Subject[]): Setting {
  const spots = [
    { x: -44, y: -12, turn: -8 },
    { x: 44, y: -22, turn: 7 },
  ];
  return {
    ground: subjects[0]?.ground ?? grounds.paper,
    camera: camera(205, 58),
    flat: [
      steelRule(10, 52, -5, 'rule'),
      ...subjects
        .slice(0, spots.length)
        .map(({ piece, artwork }, index) =>
          placedPiece({ piece, artwork, lift: 0.5, id: `p${index}`, ...(spots[index] ?? { x: 0, y: 0 }) }),
        ),
    ],
  };
}

/** On a roll: alone with a label before it, two of them, or near. */
async function onRoll(view: View, subject: Subject): Promise<Setting> {
  const { piece, artwork, ground } = subject;
  const { widthMm: w, heightMm: h } = piece;
  const loose = placedPiece({
    piece: { ...piece, winding: null, cutKind: 'die' },
    artwork,
    ...spot(subject, 78, 44, 14),
    id: 'loose',
  });
  const at = (x: number, y: number, radius: number, id: string, turn = 0) => {
    const { x: sx } = spot(subject, x, y, 0);
    return standingRoll({ piece, artwork, x: sx, y, radius, turn, id });
  };
  if (view === 'close') {
    const roll = await at(0, 0, 66, 'a');
    return {
      ground,
      camera: camera(w * 2.5, 24, { z: h * 0.62 }),
      blur: 1.2,
      flat: roll.flat,
      solids: roll.solids,
    };
  }
  if (view === 'front') {
    const roll = await at(-14, -6, 62, 'a', 0.01);
    return {
      ground,
      camera: camera(235, 33, { x: 12, z: h * 0.3 }),
      flat: [...roll.flat, loose],
      solids: roll.solids,
    };
  }
  const [near, far] = await Promise.all([at(-34, 0, 60, 'a'), at(70, -66, 46, 'b', 0.03)]);
  return {
    ground,
    camera: camera(270, 30, { x: 6, z: h * 0.28 }),
    flat: [...far.flat, ...near.flat, loose],
    solids: [...near.solids, ...far.solids],
  };
}

/** Letters on a shop's window, or under their tape on a table. */
function lettering(view: View, { piece, artwork, ground }: Subject): Setting {
  const at = (
    words: string,
    x: number,
    y: number,
    wide: number,
    id: string,
    ink: string | null,
    turn = 0,
  ) => {
    const letters = wordLetters(words);
    const shape = { ...piece, ink, widthMm: wide, heightMm: (wide * letters.height) / letters.width };
    return placedPiece({ piece: shape, artwork, letters, x, y, turn, id });
  };
  const { behind, over } = shopWindow(440, 330);
  if (view === 'stacked')
    return {
      ground,
      camera: camera(430, 58),
      flat: [
        at('Bakehouse', -26, -92, 260, 'a', '#d0202e', -4),
        at('Surf school', 8, 0, 290, 'b', 'Gold', -4),
        at('Book shop', 34, 88, 260, 'c', '#1c57b5', -4),
        pencil(150, 128, -24, 'pencil'),
      ],
    };
  if (view === 'close')
    return {
      ground,
      camera: camera(230, 50),
      blur: 1.6,
      flat: [at('Open late', 30, 0, 290, 'a', piece.ink, -9)],
    };
  // On the glass only the letters are left: the tape is off.
  const letters = wordLetters(view === 'main' ? 'Corner store' : 'Open late');
  const scale = (view === 'main' ? 320 : 260) / letters.width;
  const onGlass = (dx: number, dy: number) =>
    `translate(${dx - (letters.width * scale) / 2} ${dy - 14 - (letters.height * scale) / 2}) scale(${scale})`;
  const metal = piece.ink === null ? undefined : metalOf(piece.ink);
  return {
    ground,
    camera: camera(430, 90),
    blur: 0,
    flat: [
      ...(metal ? [node('defs', {}, metalGradient('vinyl', metal))] : []),
      ...behind,
      node('path', { d: letters.d, transform: onGlass(1.4, 1.6), fill: '#0b0805', 'fill-opacity': 0.42 }),
      node('path', {
        d: letters.d,
        transform: onGlass(0, 0),
        fill: metal ? 'url(#vinyl)' : (piece.ink ?? '#ffffff'),
      }),
      ...over,
    ],
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
