/** The tiles of how an order is packed. */
import type { ArtworkMaker } from '@kerf/sdk/drawing';
import { disc, fill, flood } from '../../artwork/strokes.js';
import type { Desk, Scene } from './desk.js';
import type { Picture } from './job.js';
import { bare, glassine, thick } from './sticker-scenes.js';
import { cardOf, lying, taken, words } from './tile.js';

const w = 66;
const h = 46;
const piece = { shape: 'rounded', cornerMm: 4, widthMm: w, heightMm: h, bleedMm: 1 } as const;

const label: ArtworkMaker = (shown) => ({
  print: [flood(shown, '#c40062'), fill(disc(18, 17, 8), '#f7d9a0'), fill(words(34, 12), '#ffffff')],
  foil: [],
  relief: '',
});

/** Fifty of them in a paper band. */
async function banded(desk: Desk): Promise<Picture> {
  const one = await cardOf(desk, piece, label, 0.36);
  const count = 50;
  const high = count * one.thick * 1.03;
  const turn = -24;
  return taken(
    [
      { kind: 'stack', ...one, at: [0, 0, 0], turn, count, slip: 0.1, loose: 0.12 },
      { kind: 'band', at: [0, 0, 0], turn, size: [w, 20, high], colour: '#c09a63' },
    ],
    { across: 96, at: [0, -2, high * 0.4], pitch: 32 },
  );
}

/** One in a clear bag that is shut with a flap. */
async function bagged(desk: Desk): Promise<Picture> {
  const one = await cardOf(desk, piece, label, 0.5);
  const turn = -12;
  return taken(
    [
      lying(one, turn, { at: [0, 0, 0.2] }),
      { kind: 'bag', at: [0, 0, 0], turn, size: [w + 16, h + 22], holds: [w, h, 0.7] },
    ],
    {
      across: 108,
      pitch: 48,
      light: {
        window: { azimuth: -40, height: 34, strength: 7, size: [420, 620] },
        cards: [{ azimuth: 18, height: 44, distance: 640, size: [420, 150], strength: 4 }],
        room: 0.5,
      },
    },
  );
}

/** One that lies on its face: its backing is slit, and one half of that is half off. */
async function split(desk: Desk): Promise<Picture> {
  const one = await cardOf(desk, piece, label, thick.sticker);
  const half = {
    ...piece,
    widthMm: w / 2 - 0.5,
    sides: [],
    stock: { texture: 'smooth', colour: glassine },
  } as const;
  const backing = await cardOf(desk, { ...half, shape: 'rectangle' }, bare, thick.liner, 'half');
  const turn = -14;
  const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
  const aside = w / 4 + 0.25;
  return taken(
    [
      lying(
        { ...one, back: { stock: { colour: '#f7f5f0', texture: 'smooth' }, surface: 'gloss', foils: [] } },
        turn,
        {
          side: 'back',
        },
      ),
      lying(backing, turn, { at: [-aside * cos, -aside * sin, thick.sticker] }),
      lying(backing, turn, {
        at: [aside * cos, aside * sin, thick.sticker],
        bend: { direction: 38, turns: [{ at: -2, over: 16, degrees: 118 }] },
      }),
    ],
    { across: 92, at: [0, 2, 4], pitch: 46 },
  );
}

const packings: readonly (readonly [RegExp, Scene])[] = [
  [/band/i, banded],
  [/bag/i, bagged],
  [/split/i, split],
];

/** A way of packing. */
export function packingTile(name: string): Scene {
  const [, scene] = packings.find(([said]) => said.test(name)) ?? [];
  if (!scene) throw new Error(`Nothing shows the packing '${name}'.`);
  return scene;
}
