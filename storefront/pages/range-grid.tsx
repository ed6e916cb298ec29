import { formatMoney } from '@kerf/sdk/rules/money';
import { PieceDrawing } from './piece-drawing.js';

/** A featured item as the range lists it. Lengths mm; `from` is the lowest price in dollars. */
export interface RangeEntry {
  path: string;
  slug: string;
  name: string;
  line: string;
  width: number;
  height: number;
  from: number;
  quantity: number | null;
}

/** Featured items with their picture, words and lowest price. All pictures are drawn at one scale. */
export function RangeGrid({ entries }: { entries: readonly RangeEntry[] }) {
  return (
    <ul className="range">
      {entries.map((entry) => (
        <li className="piece" key={entry.slug}>
          <div className="piece-ground">
            <PieceDrawing {...entry} figures={5.6} />
          </div>
          <div className="piece-words">
            <h3>
              <a href={entry.path}>{entry.name}</a>
            </h3>
            <span className="from">
              <small>from </small>
              {formatMoney(entry.from)}
            </span>
            <p className="muted">{entry.line}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
