/** What a picture is of, and from where it is looked at. Lengths are those of the real thing, mm. */
import type { ArtworkMaker, Piece } from '@kerf/sdk/drawing';
import type { Camera } from './camera.js';
import type { Ground } from './ground.js';
import type { Vessel } from './jar.js';

/** What a piece is for, with the piece on it. */
export type Prop = Vessel | 'laptop' | 'notebook' | 'panel' | 'window';

export interface Subject {
  piece: Piece;
  artwork: ArtworkMaker;
  ground: Ground;
  /** Default: it lies on the ground. */
  prop?: Prop | undefined;
  /** Lays everything the other way round, so that neighbouring pictures differ. */
  isMirrored?: boolean;
}

export type View = 'front' | 'stacked' | 'close' | 'main';

/** The lens sees so many millimetres across for each that it is away. */
const field = 0.52;

/** A camera that has `across` mm in view where it looks at. */
export const camera = (across: number, pitch: number, place: Partial<Camera> = {}): Camera => ({
  x: 0,
  y: 0,
  distance: across / field,
  pitch,
  ...place,
});

/** A place and a turn, or those of the mirrored arrangement. */
export const spot = ({ isMirrored = false }: Subject, x: number, y: number, turn: number) =>
  isMirrored ? { x: -x, y, turn: -turn } : { x, y, turn };
