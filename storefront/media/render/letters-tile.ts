/** The tile of letters that come without their tape: on their backing, one of them half lifted off it. */
import type { Piece } from '@kerf/sdk/drawing';
import { plainSheet } from './cut-letters.js';
import type { Scene } from './desk.js';
import { cut, words } from './lettering-scenes.js';
import { linerColour, thick } from './sticker-scenes.js';
import { lying, taken } from './tile.js';

export const lettersTile =
  (piece: Piece): Scene =>
  async (desk) => {
    const { letters } = await cut(piece, words('Bree Serif', 'Aa', 66, '#c40062'), 'a', desk);
    const backing = await plainSheet(
      [92, 62],
      { colour: linerColour, texture: 'smooth' },
      thick.liner,
      'backing',
      desk,
    );
    return taken(
      [
        lying(backing, -10),
        lying(letters, -10, {
          at: [0, 0, thick.liner + 0.06],
          bend: { direction: -24, turns: [{ at: 15, over: 18, degrees: 96 }] },
        }),
      ],
      { across: 100, pitch: 48 },
    );
  };
