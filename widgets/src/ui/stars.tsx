/** Stars, drawn, with words for who does not see them. Needs `stars.css` among the widget's styles. */
interface StarsProps {
  /** From 0 to 5, drawn in halves, and never as more than it is: only the tip of a star tells 4.7 from 5. */
  rate: number;
  /** What is heard: '4 out of 5 stars'. */
  words: string;
}

const side = 24;
/** Five of them in a row, each in a square of its own. */
const five = [0, 1, 2, 3, 4]
  .map((at) => `M${12 + at * side} 2l3 6.8 7.3.8-5.4 5 1.5 7.3-6.4-3.7-6.4 3.7 1.5-7.3-5.4-5 7.3-.8z`)
  .join('');

// Widths are attributes: a page's policy may allow no style in the markup.
export const Stars = ({ rate, words }: StarsProps) => (
  <svg className="stars" viewBox={`0 0 ${5 * side} ${side}`} role="img" aria-label={words}>
    <path d={five} />
    <svg className="given" width={(Math.floor(rate * 2) * side) / 2} height={side} aria-hidden="true">
      <path d={five} />
    </svg>
  </svg>
);
