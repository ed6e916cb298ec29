/** The tile of a coating that lies on a part of the artwork. */
import { type ArtworkMaker, blankPiece } from '@kerf/sdk/drawing';
import { disc, fill, flood } from '../../artwork/strokes.js';
import type { Scene } from './desk.js';
import type { Coating, Picture } from './job.js';
import { bowed, cardOf, lying, taken } from './tile.js';

const coatings: readonly (readonly [RegExp, Coating])[] = [
  [/glitter/i, 'glitter'],
  [/textured/i, 'textured'],
];

const spot = disc(blankPiece.widthMm / 2, blankPiece.heightMm / 2, 17);

const spotted: ArtworkMaker = (piece) => ({
  print: [flood(piece, '#123c5a'), fill(spot, '#ef6a4c')],
  foil: [],
  relief: spot,
});

/** The window stands aside, and a tall lamp is mirrored as one stripe. */
const light: Picture['light'] = {
  window: { azimuth: -66, height: 34, strength: 8 },
  cards: [{ azimuth: 5, height: 38, distance: 620, size: [44, 420], strength: 12 }],
  room: 0.5,
};

/** On a round part of a card that is dull beside it; the light runs out across it. */
export const coatingTile =
  (name: string): Scene =>
  async (desk) => {
    const [, of] = coatings.find(([said]) => said.test(name)) ?? [];
    const { front, ...card } = await cardOf(
      desk,
      { spotCoating: 'gloss', surface: 'matte', bleedMm: 1 },
      spotted,
    );
    return taken(
      [lying({ ...card, front: { ...front, ...(of ? { coatedWith: of } : {}) } }, -12, bowed(9))],
      {
        across: 52,
        pitch: 38,
        light,
      },
    );
  };
