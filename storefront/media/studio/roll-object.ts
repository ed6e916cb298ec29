import type { ArtworkMaker, Piece, SceneNode } from '@kerf/sdk/drawing';
import { shapePath } from '@kerf/sdk/drawing';
import { faceOf, softShadow } from './placed-piece.js';
import { cap, type Solid, turned } from './solid.js';
import { sample } from './texture.js';

export interface RollPlacement {
  piece: Piece;
  artwork: ArtworkMaker;
  /** Middle of the roll on the table, mm. */
  x: number;
  y: number;
  /** Radius of the roll, mm. */
  radius: number;
  /** How far the first label is turned from the viewer, turns. Default 0. */
  turn?: number;
  id: string;
}

export interface Standing {
  solids: Solid[];
  /** Its shadow on the table. */
  flat: SceneNode[];
}

const linerEdge = 3;
const gap = 3;
const coreRadius = 19;

/** The shadow of something round that stands on the table. */
export function roundShadow(x: number, y: number, radius: number, height: number): SceneNode[] {
  const disc = (r: number) => shapePath('circle', { x: -r, y: -r, width: 2 * r, height: 2 * r });
  return [
    ...softShadow(
      disc(radius * 0.98),
      `translate(${x + height * 0.16} ${y + height * 0.1}) scale(1.06)`,
      height * 0.14,
      0.8,
    ),
    ...softShadow(disc(radius), `translate(${x} ${y})`, 1.6, 0.9),
  ];
}

/** A roll of labels that lies on its side: cardboard core, windings, and labels round it at their true distance. */
export async function standingRoll({
  piece,
  artwork,
  x,
  y,
  radius,
  turn = 0,
  id,
}: RollPlacement): Promise<Standing> {
  const label = await faceOf({ ...piece, cutKind: 'die' }, artwork, { id: `${id}l` });
  const height = piece.heightMm + 2 * linerEdge;
  const round = 2 * Math.PI * radius;
  const pitch = piece.widthMm + gap;
  const colour = new Float32Array(4);
  return {
    flat: roundShadow(x, y, radius, height),
    solids: [
      turned({
        x,
        y,
        foot: [radius, 0],
        head: [radius, height],
        skin: (turns, share, facing, out) => {
          const along = (turns - turn) * round;
          const from = along - Math.round(along / pitch) * pitch;
          const z = (1 - share) * height;
          out[0] = 0.98;
          out[1] = 0.965;
          out[2] = 0.93;
          out[3] = 1;
          sample(label, from / piece.widthMm + 0.5, (z - linerEdge) / piece.heightMm, colour);
          const cover = colour[3] ?? 0;
          // Labels have a gloss that the liner has not: it shows where the side turns away from the window.
          const sheen = cover * 0.1 * Math.max(0, 1 - Math.abs(turns + 0.1) * 14);
          for (let n = 0; n < 3; n += 1)
            out[n] = (out[n] ?? 0) * (1 - cover) + (colour[n] ?? 0) * cover + sheen + (1 - facing) * 0.02;
        },
      }),
      turned({
        x,
        y,
        foot: [coreRadius, 0],
        head: [coreRadius, height],
        isInside: true,
        skin: (_, share, __, out) => {
          const light = 0.28 + 0.5 * share;
          out[0] = 0.72 * light;
          out[1] = 0.56 * light;
          out[2] = 0.36 * light;
          out[3] = 1;
        },
      }),
      cap({
        x,
        y,
        z: height,
        radius,
        opening: coreRadius,
        skin: (share, turns, out) => {
          const r = share * radius;
          const isCore = r < coreRadius + 2.6;
          // Windings of liner and label take turns, and never lie quite even.
          const wave = Math.sin(r * 9.2 + Math.sin(turns * 40 + r) * 0.4);
          const tone = 0.93 + 0.035 * wave + 0.02 * Math.sin(r * 1.7);
          out[0] = isCore ? 0.74 : tone;
          out[1] = isCore ? 0.58 : tone * 0.985;
          out[2] = isCore ? 0.39 : tone * 0.945;
        },
      }),
    ],
  };
}
