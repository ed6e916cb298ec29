import type { ArtworkMaker, Piece } from '@kerf/sdk/drawing';
import { faceOf } from './placed-piece.js';
import { roundShadow, type Standing } from './roll-object.js';
import { cap, type Solid, turned } from './solid.js';
import { sample } from './texture.js';

/** What is labelled: glass with something in it, a tin, or a dark bottle. */
export type Vessel = 'honey' | 'jam' | 'tin' | 'bottle' | 'soap';

interface Look {
  /** Of what is in it, at the foot and at the head. */
  body: readonly [readonly number[], readonly number[]];
  lid: readonly number[];
  /** Whether light goes through it. */
  isGlass: boolean;
}

const looks: Readonly<Record<Vessel, Look>> = {
  honey: {
    body: [
      [0.72, 0.36, 0.05],
      [0.93, 0.6, 0.12],
    ],
    lid: [0.83, 0.66, 0.33],
    isGlass: true,
  },
  jam: {
    body: [
      [0.42, 0.06, 0.1],
      [0.66, 0.13, 0.18],
    ],
    lid: [0.92, 0.9, 0.86],
    isGlass: true,
  },
  tin: {
    body: [
      [0.9, 0.89, 0.86],
      [0.95, 0.94, 0.92],
    ],
    lid: [0.8, 0.8, 0.79],
    isGlass: false,
  },
  bottle: {
    body: [
      [0.16, 0.09, 0.04],
      [0.3, 0.17, 0.07],
    ],
    lid: [0.14, 0.13, 0.12],
    isGlass: true,
  },
  soap: {
    body: [
      [0.75, 0.82, 0.78],
      [0.86, 0.9, 0.87],
    ],
    lid: [0.2, 0.2, 0.2],
    isGlass: false,
  },
};

export interface JarPlacement {
  piece: Piece;
  artwork: ArtworkMaker;
  vessel: Vessel;
  /** Middle of its foot, mm. */
  x: number;
  y: number;
  /** Radius and height of the body, mm. */
  radius: number;
  height: number;
  /** How far the label is turned from the viewer, turns. Default 0. */
  turn?: number;
  id: string;
}

/** A jar with its label: the label bends round it at its true size. */
export async function labelledJar(placement: JarPlacement): Promise<Standing> {
  const { piece, artwork, vessel, x, y, radius, height, turn = 0, id } = placement;
  const label = await faceOf(piece, artwork, { id: `${id}l` });
  const { body, lid, isGlass } = looks[vessel];
  const [low, high] = body;
  const colour = new Float32Array(4);
  const round = 2 * Math.PI * radius;
  const skin = (isLabelled: boolean) => (turns: number, share: number, facing: number, out: Float32Array) => {
    // Glass shows the window as an upright bar, and gets darker where it is seen from the side.
    const bar = Math.exp(-(((turns + 0.115) * 34) ** 2)) + 0.35 * Math.exp(-(((turns - 0.14) * 40) ** 2));
    const depth = isGlass ? 0.45 + 0.62 * facing : 0.8 + 0.2 * facing;
    for (let n = 0; n < 3; n += 1)
      out[n] = ((low[n] ?? 0) * (1 - share) + (high[n] ?? 0) * share) * depth + bar * (isGlass ? 0.5 : 0.12);
    out[3] = 1;
    if (!isLabelled) return;
    const z = (1 - share) * height - (height - piece.heightMm) / 2;
    sample(label, ((turns - turn) * round) / piece.widthMm + 0.5, z / piece.heightMm, colour);
    const cover = colour[3] ?? 0;
    for (let n = 0; n < 3; n += 1)
      out[n] = (out[n] ?? 0) * (1 - cover) + ((colour[n] ?? 0) + bar * 0.1) * cover;
  };
  const metal = (turns: number, _: number, facing: number, out: Float32Array) => {
    const shine = Math.exp(-(((turns + 0.1) * 26) ** 2)) * 0.4;
    const ridge = 0.94 + 0.06 * Math.sin(turns * 2 * Math.PI * 60);
    for (let n = 0; n < 3; n += 1) out[n] = (lid[n] ?? 0) * (0.6 + 0.4 * facing) * ridge + shine;
    out[3] = 1;
  };
  const neck = radius * 0.86;
  const shoulder = radius * 0.28;
  const top = height + shoulder;
  const lidHeight = Math.max(9, radius * 0.36);
  const solids: Solid[] = [
    turned({ x, y, foot: [radius, 0], head: [radius, height], skin: skin(true) }),
    turned({ x, y, foot: [radius, height], head: [neck, top], skin: skin(false) }),
    turned({ x, y, foot: [neck * 1.04, top], head: [neck * 1.04, top + lidHeight], skin: metal }),
    cap({
      x,
      y,
      z: top + lidHeight,
      radius: neck * 1.04,
      skin: (share, turns, out) => {
        const light = 0.94 + 0.05 * Math.sin(turns * 2 * Math.PI + 0.6) + (share > 0.93 ? 0.1 : 0);
        for (let n = 0; n < 3; n += 1) out[n] = (lid[n] ?? 0) * light;
      },
    }),
  ];
  return { solids, flat: roundShadow(x, y, radius, top + lidHeight) };
}
