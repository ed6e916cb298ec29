/** The tiles of stocks and of what is done to their surface. */
import { type ArtworkMaker, blankPiece, metalOf, type Piece, shapePath } from '@kerf/sdk/drawing';
import { disc, fill, flood } from '../../artwork/strokes.js';
import { onFrosted } from '../artwork/on-film.js';
import type { Ground } from './card-scenes.js';
import { coinRelief } from './coin-relief.js';
import type { Desk, Scene } from './desk.js';
import type { Picture, Sheet } from './job.js';
import { domeCards } from './loose-stickers.js';
import { bare, domeMm, linerColour, thick } from './sticker-scenes.js';
import { bowed, cardOf, lying, mirroring, raking, taken, windowLight, words } from './tile.js';

/** What is seen through clear film. */
const cloth: Ground = { kind: 'ground', of: 'woven', colour: '#8593a0', turn: 12 };

/** Colours to lay a surface over. */
const coloured: ArtworkMaker = (piece) => ({
  print: [flood(piece, '#12708c'), fill(disc(52, 20, 15), '#ef6a4c'), fill('M-3 38L93 50V60H-3Z', '#123c5a')],
  foil: [],
  relief: '',
});

const plainCard = { ...blankPiece, bleedMm: 1 } as const;

/** The same within a white border, as a press leaves it. */
const bordered: ArtworkMaker = (piece) => ({
  print: [
    fill(
      shapePath('rectangle', { x: 5, y: 5, width: piece.widthMm - 10, height: piece.heightMm - 10 }),
      '#12708c',
    ),
    fill(disc(54, 23, 13), '#ef6a4c'),
    fill('M5 38L85 46V50H5Z', '#123c5a'),
  ],
  foil: [],
  relief: '',
});

/** Varnish is laid on printed paper: a few of them, thin as paper is. */
const varnished = async (desk: Desk, piece: Piece): Promise<Picture> => {
  const sheet = await cardOf(desk, piece, bordered, 0.16);
  return taken([{ kind: 'stack', ...sheet, at: [0, 0, 0], turn: -14, count: 14, slip: 0.9, loose: 2.2 }], {
    across: 100,
    at: [0, -1, 1],
    pitch: 40,
    light: mirroring(false),
  });
};

/** Vinyl that letters are cut from has one colour throughout: a strip of it that rolls up again. */
const rolledUp = async (desk: Desk, piece: Piece): Promise<Picture> => {
  const strip = await cardOf(
    desk,
    { ...piece, sides: [], stock: { texture: 'smooth', colour: '#c40062' }, widthMm: 120, heightMm: 58 },
    bare,
    0.16,
  );
  return taken(
    [
      lying(strip, -18, {
        at: [-4, 0, 0],
        bend: { direction: 0, turns: [{ at: 34, over: 70, degrees: 250 }] },
      }),
    ],
    { across: 104, at: [-4, 0, 12], pitch: 34, light: mirroring(false) },
  );
};

/** A coin lies on laminate that coins do nothing to. */
const withCoin = async (desk: Desk, piece: Piece): Promise<Picture> => {
  const sheet = await cardOf(desk, piece, coloured, 0.2);
  const relief = await desk.pixels('coin', coinRelief(), (image) => image.blur(3).greyscale());
  return taken([lying(sheet, -12), { kind: 'coin', at: [-13, -4, 0.22], turn: 24, relief }], {
    across: 74,
    at: [-4, -2, 1],
    pitch: 40,
    light: mirroring(false),
  });
};

/** What is done to a surface shows in what it is done to. */
const coats: readonly (readonly [RegExp, (desk: Desk, piece: Piece) => Promise<Picture>])[] = [
  [/varnish/i, varnished],
  [/vinyl/i, rolledUp],
  [/scratch/i, withCoin],
];

/** A finishing, on a piece of a product that has it: laminates and varnishes over print, papers by themselves. */
export const finishingTile =
  (name: string, { stock, surface }: Piece): Scene =>
  async (desk) => {
    if (/dome/i.test(name)) {
      const round = await cardOf(
        desk,
        { shape: 'circle', widthMm: 50, heightMm: 50, bleedMm: 1, surface: 'dome' },
        (piece) => ({
          print: [flood(piece, '#12708c'), fill(disc(32, 20, 10), '#ef6a4c')],
          foil: [],
          relief: '',
        }),
      );
      return taken([lying(round, 0, { dome: domeMm })], {
        across: 72,
        pitch: 44,
        light: { ...windowLight, cards: domeCards },
      });
    }
    const [, seen] = coats.find(([said]) => said.test(name)) ?? [];
    if (seen) return seen(desk, { ...plainCard, stock, surface });
    const isPaper = /paper/i.test(name);
    const bareSurface = /uncoated/i.test(name) ? ({ surface: 'uncoated' } as const) : {};
    const sheet = await cardOf(
      desk,
      { ...plainCard, stock, surface, ...bareSurface },
      isPaper ? bare : coloured,
      0.2,
    );
    const isMetal = metalOf(stock.texture) !== undefined;
    if (isPaper && !isMetal)
      return taken([lying(sheet, -14, bowed(2))], {
        across: 42,
        at: [-22, 10, 0.5],
        pitch: 50,
        light: raking,
        exposure: 0.1,
      });
    // Foil turns away from one narrow light, which runs out across it.
    if (isPaper)
      return taken([lying(sheet, -12, bowed(44))], {
        across: 92,
        at: [0, 0, 5],
        pitch: 40,
        light: {
          window: { azimuth: -62, height: 30, strength: 4, size: [420, 700] },
          cards: [{ azimuth: -28, height: 27, distance: 620, size: [80, 420], strength: 2.4 }],
          room: 0.52,
        },
      });
    return taken([lying(sheet, -12, bowed(16))], {
      across: 88,
      pitch: 40,
      light: mirroring(false),
    });
  };

const named: ArtworkMaker = () => ({
  print: [fill(disc(26, 24, 11), '#c40062'), fill(words(46, 18), '#26231f')],
  foil: [],
  relief: '',
});

const mug = { radius: 41, height: 94 } as const;

/** What film is for, where its name says so: it comes off a wall and leaves nothing; it lies close on what is round. */
const films: readonly (readonly [RegExp, (film: Sheet) => Picture])[] = [
  [
    /removable/i,
    (film) =>
      taken(
        [
          lying(film, -12, {
            at: [0, 0, 0.1],
            bend: { direction: -42, turns: [{ at: 17, over: 18, degrees: 124 }] },
          }),
        ],
        {
          across: 104,
          pitch: 50,
          ground: { kind: 'ground', of: 'wall', colour: '#c58a68' },
        },
      ),
  ],
  [
    /cast/i,
    (film) =>
      taken(
        [
          { kind: 'mug', at: [0, 0, 0], turn: 74, colour: '#2f5566' },
          { kind: 'sheet', ...film, at: [0, 0, mug.height * 0.5], turn: -6, round: mug.radius + 0.08 },
        ],
        { across: 118, at: [0, -mug.radius, mug.height * 0.47], pitch: 14 },
      ),
  ],
];

/** A stock: board as a small stack with its weight at the edge, film as it comes off its backing. */
export const materialTile =
  (name: string, { stock, surface }: Piece): Scene =>
  async (desk) => {
    const piece = { ...plainCard, stock, surface };
    const isMagnet = /magnetic/i.test(name);
    const weight = Number(/(\d+)gsm/i.exec(name)?.[1] ?? 0);
    if (!/vinyl/i.test(name)) {
      // A sheet of so many grams is about so thick, mm.
      const sheet = await cardOf(desk, piece, named, isMagnet ? 0.6 : weight ? weight / 760 : 0.2);
      // Its lines are seen from near, in light that rakes over them.
      if (stock.texture === 'laid')
        return taken([lying(sheet, -14, bowed(2))], {
          across: 46,
          at: [-21, 8, 0.5],
          pitch: 50,
          light: raking,
          exposure: 0.1,
        });
      return taken(
        [
          {
            kind: 'stack',
            ...sheet,
            ...(isMagnet ? { edge: { colour: '#3a3532' } } : {}),
            at: [0, 0, 0],
            turn: -16,
            count: 12,
            slip: 0.3,
            loose: 0.3,
          },
        ],
        {
          across: 84,
          at: [-12, -6, 2],
          pitch: 34,
          light: { window: { azimuth: -72, height: 26, strength: 11 }, room: 0.45 },
        },
      );
    }
    const isClear = stock.texture === 'clear';
    const film = await cardOf(desk, piece, /frost/i.test(name) ? onFrosted(named) : named, 0.16);
    if (isClear)
      return taken([lying(film, -12, { at: [0, 0, 0.1] })], { across: 104, pitch: 46, ground: cloth });
    const [, put] = films.find(([said]) => said.test(name)) ?? [];
    if (put) return put(film);
    const liner = await cardOf(
      desk,
      { ...plainCard, sides: [], stock: { texture: 'smooth', colour: linerColour } },
      bare,
      thick.liner,
      'liner',
    );
    // Thicker film is stiffer: it stands up where thinner film falls over.
    const isStiff = Number(/(\d+) micron/i.exec(name)?.[1] ?? 0) >= 100;
    const bend = isStiff
      ? { direction: -42, turns: [{ at: 20, over: 40, degrees: 74 }] }
      : { direction: -42, turns: [{ at: 24, over: 11, degrees: 158 }] };
    return taken([lying(liner, -12), lying(film, -12, { at: [0, 0, thick.liner], bend })], {
      across: 104,
      pitch: 46,
    });
  };
