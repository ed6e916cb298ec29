/** The tiles of what is done to a sticker or a card with a tool of its own: a line of holes, a die that presses it. */
import { type ArtworkMaker, bleedBox, type Piece, shapePath } from '@kerf/sdk/drawing';
import { disc, fill, ring, star } from '../../artwork/strokes.js';
import type { Scene } from './desk.js';
import { cardOf, lying, raking, taken, words } from './tile.js';

const w = 84;
const h = 46;
/** Where it is torn, mm from its left. */
const torn = 60;

const holes: Piece['holes'] = Array.from({ length: 23 }, (_, n) => ({
  diameterMm: 1,
  x: torn,
  y: n * 2 + 1,
}));

const ticket: ArtworkMaker = (piece) => ({
  print: [
    fill(shapePath('rectangle', { ...bleedBox(piece), width: torn - 5 + piece.bleedMm }), '#12708c'),
    fill(disc(17, h / 2, 9), '#f7d9a0'),
    fill(words(32, h / 2 - 5), '#ffffff'),
    fill('M70 13h3.4v20h-3.4Z', '#c40062'),
  ],
  foil: [],
  relief: '',
});

/** A ticket whose stub is half folded back along a line of holes; whole and flat without them. */
export const perforationTile =
  (isPerforated: boolean): Scene =>
  async (desk) => {
    const card = await cardOf(
      desk,
      {
        widthMm: w,
        heightMm: h,
        cornerMm: 3,
        shape: 'rounded',
        bleedMm: 1,
        holes: isPerforated ? holes : [],
      },
      ticket,
      0.3,
    );
    const bend = { direction: 0, turns: [{ at: torn - w / 2, over: 1.2, degrees: 34 }] } as const;
    return taken([lying(card, -10, isPerforated ? { bend } : {})], { across: 100, at: [0, 0, 2], pitch: 50 });
  };

const seal: ArtworkMaker = () => ({
  print: [],
  foil: [],
  relief: star(30, 30, 14) + ring(30, 30, 24.5, 22),
});

/** A round one that a die pressed its figure into from behind. */
export const reliefDieTile: Scene = async (desk) => {
  const round = await cardOf(
    desk,
    {
      shape: 'circle',
      widthMm: 60,
      heightMm: 60,
      bleedMm: 1,
      stock: { texture: 'gold', colour: '#d9a441' },
      surface: 'matte',
      relief: { front: 'emboss', back: null },
    },
    seal,
  );
  return taken([lying(round, 0)], { across: 82, pitch: 52, light: raking, exposure: 0.6 });
};
