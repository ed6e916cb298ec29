import { type ArtworkMaker, outlinePath, type Piece } from '@kerf/sdk/drawing';
import type { ReactNode } from 'react';

interface SpecialProcessProps {
  piece: Piece;
  artwork: ArtworkMaker;
  title: string;
  children: ReactNode;
}

/** What stands on the layer of a special process: nothing but the places, in magenta. */
export function SpecialProcessFigure({ piece, artwork, title, children }: SpecialProcessProps) {
  const { foil, relief } = artwork(piece, 'front');
  const { widthMm, heightMm } = piece;
  return (
    <figure className="guide-figure">
      <svg viewBox={`-3 -3 ${widthMm + 6} ${heightMm + 6}`} role="img">
        <title>{title}</title>
        <path className="guide-size" d={outlinePath(piece)} />
        <path className="guide-magenta" fillRule="evenodd" d={foil[0] ?? relief} />
      </svg>
      <figcaption>{children}</figcaption>
    </figure>
  );
}
