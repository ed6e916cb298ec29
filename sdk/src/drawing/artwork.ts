import type { Piece, Side } from './piece.js';
import type { SceneNode } from './scene-node.js';

/** What is printed on one side. Everything is mm from the trim's top left and reaches the bleed where it should. */
export interface Artwork {
  /** Drawn with ordinary ink, lowest first. */
  print: readonly SceneNode[];
  /** Path data of the areas that foils are stamped on, one for each foil. */
  foil: readonly string[];
  /** Path data of what is raised, sunk or spot-coated. */
  relief: string;
}

/** Makes the artwork for a piece, filling it whatever its size. */
export type ArtworkMaker = (piece: Piece, side: Side) => Artwork;
