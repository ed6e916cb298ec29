import type { ArtworkBox } from '../../contract/artwork.js';
import {
  type Extent,
  inside,
  isAbout,
  type OrderedPiece,
  proportionOff,
  proportionTolerance,
  type ReadPage,
  turnedLike,
} from './check-artwork.js';

/** Where a page of artwork lies on its piece: from the top left of where it is cut, mm. */
export interface PlacedArtwork {
  box: ArtworkBox;
  /** Whether it lies on its side, turned to the right. */
  isTurned: boolean;
  /** How large it is against its own size; 1 for as large, and for what has no size of its own. */
  scale: number;
  /** Whether it fills its box whatever its proportions are, or keeps them, in the middle of it. */
  fit: 'fill' | 'contain';
}

const inMiddle = ({ width, height }: Extent, piece: Extent): ArtworkBox => ({
  x: (piece.width - width) / 2,
  y: (piece.height - height) / 2,
  width,
  height,
});

/**
 * Where a page goes that is printed on a piece. What has the size of the piece, with bleed or without, stays as large as
 * it is; what has not is fitted; pixels are spread over the piece and its bleed.
 */
export function placeArtwork(
  { size, pixels, bleed }: Pick<ReadPage, 'size' | 'pixels' | 'bleed'>,
  piece: Pick<OrderedPiece, 'width' | 'height' | 'bleed'>,
): PlacedArtwork {
  const withBleed = { width: piece.width + 2 * piece.bleed, height: piece.height + 2 * piece.bleed };
  const own = size ?? pixels;
  if (!own) return { box: inMiddle(withBleed, piece), isTurned: false, scale: 1, fit: 'contain' };
  const lying = turnedLike(own, size ? piece : withBleed);
  const isTurned = lying !== own;
  if (!size) {
    const isAlike = proportionOff(lying, withBleed) <= proportionTolerance;
    const { width, height } = isAlike ? withBleed : inside(lying, withBleed);
    return { box: inMiddle({ width, height }, piece), isTurned, scale: 1, fit: 'fill' };
  }
  if (isAbout(lying, piece) || (bleed === null && isAbout(lying, withBleed)))
    return { box: inMiddle(lying, piece), isTurned, scale: 1, fit: 'fill' };
  // A page that says where it is cut has its bleed beyond that.
  const isWithBleed = bleed === null && proportionOff(lying, withBleed) < proportionOff(lying, piece);
  const { scale, width, height } = inside(lying, isWithBleed ? withBleed : piece);
  return { box: inMiddle({ width, height }, piece), isTurned, scale, fit: 'fill' };
}
