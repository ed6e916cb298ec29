/** Stickers where they end up, beside something of known size. */
import type { Ground } from './card-scenes.js';
import type { Desk } from './desk.js';
import type { Picture, Sheet } from './job.js';
import { type StickerSubject, stickerOf } from './sticker-scenes.js';

interface Made extends StickerSubject {
  sticker: Sheet;
}

const desktop: Ground = { kind: 'ground', of: 'paint', colour: '#c3a988', turn: 12 };

/** From behind: its lid is half open, a mug and a pencil beside it. */
function onLaptop({ sticker, pencil }: Made): Picture {
  const open = 68;
  const angle = (open * Math.PI) / 180;
  // From the middle of the hinge, on the outside of the lid.
  const onLid = (x: number, up: number): [number, number, number] => {
    const out = 4.4 + 0.02;
    return [
      x,
      up * Math.cos(angle) - out * Math.sin(angle),
      9.6 + up * Math.sin(angle) + out * Math.cos(angle),
    ];
  };
  return {
    things: [
      desktop,
      { kind: 'laptop', at: [0, 0, 0], open },
      { kind: 'sheet', ...sticker, at: onLid(-82, 134), spin: 7, tilt: [open, 0] },
      { kind: 'mug', at: [-202, 40, 0], turn: 215, colour: '#5f7a80' },
      { kind: 'pencil', at: [-40, -40, 0], turn: 187, colour: pencil },
    ],
    light: {
      window: { azimuth: -112, height: 36, strength: 8, size: [900, 900] },
      cards: [{ azimuth: 158, height: 46, distance: 900, size: [420, 900], strength: 1.6 }],
      room: 0.62,
    },
    camera: { at: [-86, 10, 95], across: 334, pitch: 15, turn: -20, fstop: 7, focus: onLid(-82, 134) },
    exposure: 0.4,
  };
}

/** One picture of a sticker on a laptop. */
export async function inUseScene(subject: StickerSubject, desk: Desk): Promise<Picture> {
  return onLaptop({ ...subject, sticker: await stickerOf(subject, 'sticker', desk) });
}
