/** The tiles of stocks and of what is done to their surface. */
import { type ArtworkMaker, blankPiece, bleedBox, metalOf, type Piece, shapePath } from '@kerf/sdk/drawing';
import { disc, fill, flood } from '../../artwork/strokes.js';
import type { Ground } from './card-scenes.js';
import type { Scene } from './desk.js';
import { softbox } from './loose-stickers.js';
import { bare, domeMm, linerColour, peeling, thick } from './sticker-scenes.js';
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
        light: { ...windowLight, cards: [softbox] },
      });
    }
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

/** The same on film that dims what lies under it. */
const frosted: ArtworkMaker = (piece, side) => {
  const { print, ...rest } = named(piece, side);
  return { ...rest, print: [fill(shapePath('rectangle', bleedBox(piece)), '#ffffff', 0.42), ...print] };
};

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
    const film = await cardOf(desk, piece, /frost/i.test(name) ? frosted : named, 0.16);
    const liner = await cardOf(
      desk,
      { ...plainCard, sides: [], stock: { texture: 'smooth', colour: linerColour } },
      bare,
      thick.liner,
      'liner',
    );
    return taken(
      isClear
        ? [lying(film, -12, { at: [0, 0, 0.1] })]
        : [lying(liner, -12), lying(film, -12, { at: [0, 0, thick.liner], ...peeling(55, 0.4) })],
      { across: 104, pitch: 46, ...(isClear ? { ground: cloth } : {}) },
    );
  };
