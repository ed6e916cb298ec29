/** Letters, as they end up on a window. Lengths in mm. */
import { metalGradient, metalOf, node } from '@kerf/sdk/drawing';
import type { Setting } from './photograph.js';
import { placedPiece } from './placed-piece.js';
import { pencil, shopWindow } from './props.js';
import { camera, type Subject, type View } from './subject.js';
import { wordLetters } from './word-letters.js';

/** Letters on a shop's window, or under their tape on a table. */
export function lettering(view: View, { piece, artwork, ground }: Subject): Setting {
  const at = (
    words: string,
    x: number,
    y: number,
    wide: number,
    id: string,
    ink: string | null,
    turn = 0,
  ) => {
    const letters = wordLetters(words);
    const shape = { ...piece, ink, widthMm: wide, heightMm: (wide * letters.height) / letters.width };
    return placedPiece({ piece: shape, artwork, letters, x, y, turn, id });
  };
  const { behind, over } = shopWindow(440, 330);
  if (view === 'stacked')
    return {
      ground,
      camera: camera(430, 58),
      flat: [
        at('Bakehouse', -26, -92, 260, 'a', '#d0202e', -4),
        at('Surf school', 8, 0, 290, 'b', 'Gold', -4),
        at('Book shop', 34, 88, 260, 'c', '#1c57b5', -4),
        pencil(150, 128, -24, 'pencil'),
      ],
    };
  if (view === 'close')
    return {
      ground,
      camera: camera(230, 50),
      blur: 1.6,
      flat: [at('Open late', 30, 0, 290, 'a', piece.ink, -9)],
    };
  // On the glass only the letters are left: the tape is off.
  const letters = wordLetters(view === 'main' ? 'Corner store' : 'Open late');
  const scale = (view === 'main' ? 320 : 260) / letters.width;
  const onGlass = (dx: number, dy: number) =>
    `translate(${dx - (letters.width * scale) / 2} ${dy - 14 - (letters.height * scale) / 2}) scale(${scale})`;
  const metal = piece.ink === null ? undefined : metalOf(piece.ink);
  return {
    ground,
    camera: camera(430, 90),
    blur: 0,
    flat: [
      ...(metal ? [node('defs', {}, metalGradient('vinyl', metal))] : []),
      ...behind,
      node('path', { d: letters.d, transform: onGlass(1.4, 1.6), fill: '#0b0805', 'fill-opacity': 0.42 }),
      node('path', {
        d: letters.d,
        transform: onGlass(0, 0),
        fill: metal ? 'url(#vinyl)' : (piece.ink ?? '#ffffff'),
      }),
      ...over,
    ],
  };
}
