/** The tiles of print features: what is stamped, pressed, cut, punched, folded and painted, each on a card of its own. */
import { type ArtworkMaker, blankPiece, metalOf, type Piece } from '@kerf/sdk/drawing';
import { disc, fill, flood, ring, star } from '../../artwork/strokes.js';
import type { Desk, Scene } from './desk.js';
import type { Sheet, Thing } from './job.js';
import { perforationTile } from './processing-tiles.js';
import { bowed, cardOf, cardThick, lying, mirroring, raking, taken, words } from './tile.js';

const isNone = (name: string): boolean => /^(none|no)\b/i.test(name);

/** A figure in the name, mm. */
const millimetres = (name: string): number => Number(/(\d+(?:\.\d+)?)\s*mm/i.exec(name)?.[1] ?? 0);

/** Stamped on the card that shows it best: a dark metal wants light paper. */
const foilTile =
  (name: string): Scene =>
  async (desk) => {
    const metal = metalOf(name) ?? 'gold';
    const isDark = metal === 'black';
    const rings: ArtworkMaker = (piece) => ({
      print: isDark ? [] : [flood(piece, '#17191c')],
      foil: [disc(62, 36, 4.5) + [11, 18.5, 26, 33.5].map((r) => ring(62, 36, r + 1.7, r - 1.7)).join('')],
      relief: '',
    });
    const card = await cardOf(
      desk,
      { foil: { front: [metal], back: [] }, surface: 'matte', bleedMm: 1 },
      rings,
    );
    return taken([lying(card, -12, bowed(3))], {
      across: 58,
      at: [12, -4, 0.5],
      pitch: 40,
      light: mirroring(isDark),
    });
  };

/** Blind: light alone shows it; where nothing is pressed, the same is printed and lies flat in the same light. */
const reliefTile =
  (name: string): Scene =>
  async (desk) => {
    const isFlat = isNone(name);
    const figure = star(45, 27.5, 17);
    const card = await cardOf(
      desk,
      {
        relief: { front: isFlat ? null : /deboss/i.test(name) ? 'deboss' : 'emboss', back: null },
        stock: { texture: 'smooth', colour: '#f4f1e8' },
      },
      () => ({ print: isFlat ? [fill(figure, '#8d8678')] : [], foil: [], relief: figure }),
    );
    return taken([lying(card)], {
      across: 46,
      pitch: 56,
      light: raking,
      exposure: 0.1,
    });
  };

const spotUvTile =
  (name: string): Scene =>
  async (desk) => {
    const figure = star(45, 27.5, 17);
    const isPlain = isNone(name);
    const card = await cardOf(
      desk,
      { spotCoating: isPlain ? 'none' : 'gloss', surface: 'matte', bleedMm: 1 },
      (piece) => ({
        // Without a coating its colour alone tells the figure.
        print: [flood(piece, '#2f3237'), fill(figure, isPlain ? '#8b9098' : '#3b3f45')],
        foil: [],
        relief: figure,
      }),
    );
    return taken([lying(card, -12, bowed(9))], { across: 52, pitch: 38, light: mirroring(false) });
  };

const edgeTile =
  (name: string): Scene =>
  async (desk) => {
    const card = await cardOf(desk, { stock: { texture: 'smooth', colour: '#fdfcf9' } });
    const painted = isNone(name) ? card : { ...card, edge: { colour: '#c40062' } };
    return taken(
      [{ kind: 'stack', ...painted, at: [0, 2, 0], turn: 32, count: 26, slip: 0.12, loose: 0.1 }],
      { across: 118, at: [0, 0, 6], pitch: 27 },
    );
  };

const shapes: readonly (readonly [RegExp, Partial<Piece>])[] = [
  [/arch/i, { shape: 'arch', widthMm: 54, heightMm: 58 }],
  [/custom/i, { shape: 'custom', widthMm: 74, heightMm: 58 }],
  [/cut corners/i, { shape: 'tag', widthMm: 74, heightMm: 50 }],
];

/** Rounded corners are shown close, whole shapes from afar. */
const dieCutTile =
  (name: string): Scene =>
  async (desk) => {
    const [, whole] = shapes.find(([said]) => said.test(name)) ?? [];
    const corner = millimetres(name);
    const piece: Partial<Piece> = whole ?? {
      shape: corner ? 'rounded' : 'rectangle',
      cornerMm: corner,
    };
    const width = piece.widthMm ?? blankPiece.widthMm;
    const height = piece.heightMm ?? blankPiece.heightMm;
    const card = await cardOf(desk, piece, () => ({
      print: whole
        ? [fill(words(width / 2 - 11, height / 2 - 3), '#8d8678')]
        : [fill(words(12, 12), '#8d8678')],
      foil: [],
      relief: '',
    }));
    return taken(
      [lying(card, whole ? -9 : -14)],
      whole ? { across: 92, pitch: 56 } : { across: 40, at: [-29, 21, 0.5], pitch: 56 },
    );
  };

interface Strand {
  colour: string;
  /** mm. */
  width: number;
  plies: number;
  hairs: number;
  rough?: number;
}

const strands: readonly (readonly [RegExp, Strand])[] = [
  [/black cotton/i, { colour: '#26231f', width: 1.3, plies: 3, hairs: 2 }],
  [/white cotton/i, { colour: '#f4f1e8', width: 1.3, plies: 3, hairs: 2 }],
  [/hemp/i, { colour: '#cdb78a', width: 1.6, plies: 3, hairs: 6 }],
  [/jute/i, { colour: '#8a6536', width: 2, plies: 3, hairs: 8 }],
  [/gold/i, { colour: '#c79a35', width: 1, plies: 1, hairs: 0, rough: 0.3 }],
  [/silver/i, { colour: '#b9bdc2', width: 1, plies: 1, hairs: 0, rough: 0.3 }],
  [/satin/i, { colour: '#1d1b19', width: 2.8, plies: 1, hairs: 0, rough: 0.32 }],
];

/** The head of a tag, with a hole in it and a string through that. */
async function tagHead(desk: Desk, diameterMm: number, strand?: Strand): Promise<Thing[]> {
  const [w, h, down] = [50, 90, 9];
  const tag = await cardOf(
    desk,
    {
      widthMm: w,
      heightMm: h,
      holes: diameterMm ? [{ diameterMm, x: w / 2, y: down }] : [],
    },
    () => ({ print: [fill(words(w / 2 - 8, 24), '#8d8678')], foil: [], relief: '' }),
  );
  const lift = 1.2;
  const things: Thing[] = [{ kind: 'sheet', ...tag, at: [0, 0, lift], turn: 0 }];
  if (!strand) return things;
  const y = h / 2 - down;
  const over = lift + cardThick + strand.width * 0.55;
  const under = strand.width * 0.5;
  things.push({
    kind: 'twine',
    ...strand,
    // Down on the front, through the hole, and back below the tag.
    path: [
      [-9, y + 52, under],
      [-8, y + 30, under],
      [-4.5, y + 17, over * 0.7],
      [-1.6, y + 10, over],
      [-0.4, y + 2.4, over],
      [0, y - 0.3, lift - 0.2],
      [0.5, y + 2.2, under * 0.7],
      [2.6, y + 12, under],
      [6.5, y + 28, under],
      [7, y + 52, under],
    ],
  });
  return things;
}

const holeTile =
  (name: string): Scene =>
  async (desk) =>
    taken(await tagHead(desk, isNone(name) ? 0 : millimetres(name) || 5), {
      across: 42,
      at: [0, 34, 1],
      pitch: 60,
      turn: -12,
    });

const stringTile =
  (name: string): Scene =>
  async (desk) =>
    taken(await tagHead(desk, 5, strands.find(([said]) => said.test(name))?.[1]), {
      across: 58,
      at: [0, 42, 1],
      pitch: 58,
      turn: -10,
      light: { window: { azimuth: -62, height: 32, strength: 10 }, room: 0.5 },
    });

const half = 30;
/** How far a panel stands up. */
const slope = 56;
const slopeSine = Math.sin((slope * Math.PI) / 180);

/** A card as it stands when it is half open, by how it is folded. */
const folds: Readonly<Record<string, (card: Sheet) => Thing>> = {
  none: (card) => lying(card),
  // Its left leaf lies, the right one stands.
  'fold in half': (card) =>
    lying(card, 22, { bend: { direction: 0, turns: [{ at: 0, over: 1.2, degrees: 66 }] } }),
  'tent fold': (card) =>
    lying(card, -20, {
      at: [0, 6, 8],
      tilt: [slope, 0],
      bend: { direction: 90, turns: [{ at: 0, over: 1.2, degrees: -2 * slope }] },
    }),
  'fold in thirds': (card) =>
    lying(card, -18, {
      bend: {
        direction: 0,
        turns: [
          { at: -15, over: 1.2, degrees: 48 },
          { at: 15, over: 1.2, degrees: -96 },
        ],
      },
    }),
  'gate fold': (card) =>
    lying(card, -8, {
      at: [0, 0, -slopeSine * (half * 0.75)],
      tilt: [0, slope],
      bend: {
        direction: 0,
        turns: [
          { at: -half * 0.75, over: 1.2, degrees: slope },
          { at: half * 0.75, over: 1.2, degrees: slope },
        ],
      },
    }),
};

const foldTile =
  (name: string): Scene =>
  async (desk) => {
    const isTent = /tent/i.test(name);
    const [w, h] = isTent ? [56, 76] : [90, 50];
    const inner: ArtworkMaker = () => ({
      print: [fill(words(isTent ? w / 2 - 8 : 6, isTent ? h * 0.68 : 14), '#c40062')],
      foil: [],
      relief: '',
    });
    const card = await cardOf(desk, { widthMm: w, heightMm: h, cornerMm: 0 }, inner, 0.31);
    const placed = (folds[name.toLowerCase()] ?? folds.none)?.(card);
    return taken(placed ? [placed] : [], { across: 108, at: [0, 2, 8], pitch: 36, turn: 6 });
  };

const featureTiles: Readonly<Record<string, (name: string) => Scene>> = {
  'foil-stamp': foilTile,
  'emboss-deboss': reliefTile,
  'die-cut': dieCutTile,
  'punch-holes2': holeTile,
  'tag-strings': stringTile,
  fold: foldTile,
  'spot-uv': spotUvTile,
  'edge-paint': edgeTile,
  perforation: (name) => perforationTile(!isNone(name)),
};

/** One item of a print feature. */
export function featureTile(code: string, name: string): Scene {
  const tile = featureTiles[code];
  if (!tile) throw new Error(`Nothing shows the print feature '${code}'.`);
  return tile(name);
}
