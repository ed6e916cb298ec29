import { type ArtworkMaker, defaultPalette, drawPiece, type Piece, toSvgText } from '@kerf/sdk/drawing';
import type { ReactNode } from 'react';

interface GuideFigureProps {
  /** Keeps the drawing's own references apart from those of another on the page. */
  id: string;
  piece: Piece;
  /** What is to be seen, for who can't. */
  title: string;
  artwork?: ArtworkMaker;
  /** Whether bleed, safety and cut line are drawn. Default true. */
  hasGuides?: boolean;
  /** What the drawing shows, under it. */
  children: ReactNode;
}

const palette = { ...defaultPalette, ink: 'currentColor', ground: 'var(--kerf-color-wash)' };

/** A piece as the shop draws it everywhere, with what artwork has to keep to. */
export function GuideFigure({ id, piece, title, artwork, hasGuides = true, children }: GuideFigureProps) {
  const { root } = drawPiece(piece, {
    id: `${id}-`,
    guides: hasGuides,
    title,
    palette,
    isOnScreen: true,
    ...(artwork && { artwork }),
  });
  return (
    <figure className="guide-figure">
      <div dangerouslySetInnerHTML={{ __html: toSvgText(root) }} />
      <figcaption>{children}</figcaption>
    </figure>
  );
}
