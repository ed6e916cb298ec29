import type { Dollars } from '@kerf/sdk/contract';
import type { Piece } from '@kerf/sdk/drawing';
import { formatMoney } from '@kerf/sdk/rules';
import { Picture } from './picture.js';
import { PieceDrawing } from './piece-drawing.js';

/** A featured item as the range lists it. `from` is the price of what its page opens with: `quantity` pieces. */
export interface RangeEntry {
  path: string;
  slug: string;
  name: string;
  line: string;
  /** As the item opens. */
  piece: Piece;
  from: Dollars;
  quantity: number | null;
  /** Path of its picture; null where it is drawn instead. */
  picture: string | null;
}

/** How wide a picture stands in the grid, whose columns are at least 19rem. */
const pictureSizes = '(min-width: 84rem) 26rem, (min-width: 64rem) 31vw, (min-width: 44rem) 46vw, 94vw';

interface RangeGridProps {
  entries: readonly RangeEntry[];
  /** How many pictures are in sight when the page opens. Default 0. */
  inSight?: number;
}

/** Featured items with their picture, words and price. All drawings share one scale. */
export function RangeGrid({ entries, inSight = 0 }: RangeGridProps) {
  return (
    <ul className="range">
      {entries.map((entry, index) => (
        <li className="piece" key={entry.slug}>
          <div className="piece-ground">
            {entry.picture ? (
              <Picture path={entry.picture} sizes={pictureSizes} isFirst={index < inSight} />
            ) : (
              <PieceDrawing {...entry} figures={5.6} />
            )}
          </div>
          <div className="piece-words">
            <h3>
              <a href={entry.path}>{entry.name}</a>
            </h3>
            <span className="from">
              <small>{entry.quantity && entry.quantity > 1 ? `${entry.quantity} for ` : 'from '}</small>
              {formatMoney(entry.from)}
            </span>
            <p className="muted">{entry.line}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
