/** How each supply lies on the table: on its backing, as a sheet, in several parts, on a roll. Lengths in mm. */
import { node } from '@kerf/sdk/drawing';
import { grounds } from './ground.js';
import type { Setting } from './photograph.js';
import { placedPiece } from './placed-piece.js';
import { pencil, steelRule } from './props.js';
import { standingRoll } from './roll-object.js';
import { camera, type Subject, spot, type View } from './subject.js';

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
export async function onRoll(view: View, subject: Subject): Promise<Setting> {
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
