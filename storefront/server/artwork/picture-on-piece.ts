import sharp from 'sharp';

/** What a file may differ from its piece by, as a share, for what reaches beyond the cut. */
const beyondCut = 1.12;
const paper = '#ffffff';
/** A line round the piece, px: paper on a white page has no other edge. */
const edge = { width: 1, colour: '#b9b3a6' };

/**
 * A small picture of a file as its piece has it, which is so wide and high, mm: turned where it lies on its side, and whole on
 * the piece's paper, as proofs are made. As it is where it has the shape of its piece.
 */
export async function pictureOnPiece(
  picture: Buffer,
  piece: { width: number; height: number },
): Promise<Buffer> {
  const { width, height } = await sharp(picture).metadata();
  const ratio = piece.width / piece.height;
  const isTurned = (width - height) * (piece.width - piece.height) < 0;
  const own = isTurned ? height / width : width / height;
  const off = own / ratio;
  const isLike = Math.max(off, 1 / off) < beyondCut;
  if (isLike && !isTurned) return picture;
  const turned = isTurned ? await sharp(picture).rotate(90).toBuffer() : picture;
  if (isLike) return sharp(turned).jpeg().toBuffer();
  const longest = Math.max(1, Math.max(width, height) - 2 * edge.width);
  const size =
    ratio > 1
      ? { width: longest, height: Math.max(1, Math.round(longest / ratio)) }
      : { width: Math.max(1, Math.round(longest * ratio)), height: longest };
  return sharp(turned)
    .resize({ ...size, fit: 'contain', background: paper })
    .extend({
      top: edge.width,
      bottom: edge.width,
      left: edge.width,
      right: edge.width,
      background: edge.colour,
    })
    .jpeg()
    .toBuffer();
}
