/** Stars, drawn, with words for who does not see them. Needs `stars.css` among the widget's styles. */
interface StarsProps {
  /** From 0 to 5, of which a part is drawn as that part of a star's width: never as more than it is. */
  rate: number;
  /** What is heard: '4 out of 5 stars'. */
  words: string;
}

const side = 24;
/** Five of them in a row, each in a square of its own. */
const five = [0, 1, 2, 3, 4]
  .map((at) => `M${12 + at * side} 2l3 6.8 7.3.8-5.4 5 1.5 7.3-6.4-3.7-6.4 3.7 1.5-7.3-5.4-5 7.3-.8z`)
  .join('');

/** From where a star begins in its square to where it ends: of the room between two, no part is given. */
const [begins, ends] = [2.3, 21.7];

function drawnWidth(rate: number): number {
  const part = rate % 1;
  return Math.floor(rate) * side + (part > 0 ? begins + part * (ends - begins) : 0);
}

// Widths are attributes: a page's policy may allow no style in the markup.
export const Stars = ({ rate, words }: StarsProps) => (
  <svg className="stars" viewBox={`0 0 ${5 * side} ${side}`} role="img" aria-label={words}>
    <path d={five} />
    <svg className="given" width={drawnWidth(rate)} height={side} aria-hidden="true">
      <path d={five} />
    </svg>
  </svg>
);
