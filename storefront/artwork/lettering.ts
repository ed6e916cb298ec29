/** How the words of sample artwork get onto a piece: as outlines in a picture, as text on a page that has the fonts. */
import { mm, node, type SceneNode } from '@kerf/sdk/drawing';

/** The cuts of the shop's two typefaces that artwork is set in. */
export type Face = 'display' | 'heading' | 'text';

export interface TextStyle {
  /** Default text. */
  face?: Face;
  /** Where `x` is. Default start. */
  anchor?: 'start' | 'middle' | 'end';
  /** Between letters, in shares of the size. Default 0. */
  spacing?: number;
}

/** One line of words. */
interface Line {
  /** Closed path data for foil and relief; '' for text that is not outlined, which can only be printed. */
  d: string;
  /** The words in one ink. */
  inked: (colour: string) => SceneNode;
}

/** Sets one line whose baseline starts (or is centred, or ends) at x, y; lengths are mm of the piece. */
export type Lettering = (text: string, x: number, y: number, size: number, style?: TextStyle) => Line;

const weights: Readonly<Record<Face, number>> = { display: 800, heading: 600, text: 600 };

/** Text for a page's own fonts: a few bytes, and the page's style sheet knows the class. */
export const writtenLine: Lettering = (text, x, y, size, { face = 'text', anchor, spacing } = {}) => ({
  d: '',
  inked: (fill) =>
    node(
      'text',
      {
        ...(face === 'text' ? {} : { class: 'display' }),
        x: mm(x),
        y: mm(y),
        fill,
        'font-size': mm(size),
        'font-weight': weights[face],
        ...(anchor ? { 'text-anchor': anchor } : {}),
        ...(spacing ? { 'letter-spacing': mm(spacing * size) } : {}),
      },
      text,
    ),
});
