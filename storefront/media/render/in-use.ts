/** Stickers where they end up: on a laptop's lid, on a jar, on a parcel; beside them something of known size. */
import type { Put } from '../gallery-pictures.js';
import type { Ground } from './card-scenes.js';
import { coinRelief } from './coin-relief.js';
import type { Desk } from './desk.js';
import type { Picture, Sheet } from './job.js';
import { type StickerSubject, stickerOf } from './sticker-scenes.js';

interface Made extends StickerSubject {
  sticker: Sheet;
  desk: Desk;
}

const coin = (desk: Desk): Promise<string> =>
  desk.pixels('coin', coinRelief(), (image) => image.blur(3).greyscale());

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

/** Round a jar of honey, its lid on; a second one behind it, a coin before it. */
async function onJar({ sticker, ground, desk }: Made): Promise<Picture> {
  const [radius, height] = [35, 88];
  const jar = { kind: 'jar', radius, height, colour: '#cc7d12', deep: '#702f05', lid: '#23272b' } as const;
  const label = (x: number, y: number, turn: number) =>
    ({ kind: 'sheet', ...sticker, at: [x, y, 35], turn, round: radius + 0.06 }) as const;
  return {
    things: [
      ground,
      { ...jar, at: [0, 0, 0] },
      label(0, 0, 5),
      { ...jar, at: [88, 74, 0] },
      label(88, 74, -22),
      { kind: 'coin', at: [52, -38, 0], turn: -16, relief: await coin(desk) },
    ],
    light: {
      window: { azimuth: -98, height: 36, strength: 8.5 },
      cards: [{ azimuth: 62, height: 30, distance: 700, size: [260, 420], strength: 1.6 }],
      room: 0.62,
    },
    camera: { at: [27, 0, 40], across: 182, pitch: 16, turn: 4, fstop: 11, focus: [0, -35, 38] },
    exposure: 0.62,
  };
}

/** On a parcel's flap, beside its tape; a pencil and a coin lie by it. */
async function onParcel({ sticker, pencil, desk }: Made): Promise<Picture> {
  const [wide, deep, high] = [220, 176, 82] as const;
  return {
    things: [
      { kind: 'ground', of: 'paint', colour: '#9fae9c', turn: -14 },
      { kind: 'parcel', at: [0, 0, 0], size: [wide, deep, high], colour: '#e9e6df', tape: '#b8946a' },
      { kind: 'sheet', ...sticker, at: [44, -55, high + 0.06], turn: -5 },
      { kind: 'coin', at: [148, -62, 0], turn: 20, relief: await coin(desk) },
      { kind: 'pencil', at: [30, -126, 0], turn: 17, colour: pencil },
    ],
    light: { window: { azimuth: -98, height: 34, strength: 8 }, room: 0.6 },
    camera: { at: [34, -46, 42], across: 276, pitch: 40, turn: 23, fstop: 10, focus: [44, -55, high] },
    exposure: 0.42,
  };
}

/** One picture of a sticker on what it was made for. */
export async function inUseScene(
  put: Exclude<Put, 'van'>,
  subject: StickerSubject,
  desk: Desk,
): Promise<Picture> {
  const made: Made = { ...subject, sticker: await stickerOf(subject, 'sticker', desk), desk };
  if (put === 'laptop') return onLaptop(made);
  return put === 'jar' ? onJar(made) : onParcel(made);
}
