import type { Dollars } from '@kerf/sdk/contract';
import { formatMoney } from '@kerf/sdk/rules';
import { Picture } from './picture.js';

/**
 * A featured item as the range lists it. `from` is the price of what its page opens with: `quantity` pieces, or sheets
 * where it `isBySheet`. Without a live price `quantity` is null, and `from` is what the item promises.
 */
export interface RangeEntry {
  path: string;
  slug: string;
  name: string;
  line: string;
  from: Dollars;
  quantity: number | null;
  isBySheet: boolean;
  /** Path of its picture: what the page opens with, and nothing more. */
  picture: string;
}

/** How wide a picture stands in the grid, whose columns are at least 19rem. */
const pictureSizes = '(min-width: 84rem) 26rem, (min-width: 64rem) 31vw, (min-width: 44rem) 46vw, 94vw';

/** What stands before the price. */
export const priceLead = ({ quantity, isBySheet }: Pick<RangeEntry, 'quantity' | 'isBySheet'>): string =>
  quantity ? `${quantity}${isBySheet ? ' sheets' : ''} for ` : 'from ';

interface RangeGridProps {
  entries: readonly RangeEntry[];
  /** How many pictures are in sight when the page opens. Default 0. */
  inSight?: number;
}

/** Featured items with their picture, words and price. */
export function RangeGrid({ entries, inSight = 0 }: RangeGridProps) {
  return (
    <ul className="range">
      {entries.map((entry, index) => (
        <li className="piece" key={entry.slug}>
          <div className="piece-ground">
            <Picture path={entry.picture} sizes={pictureSizes} isFirst={index < inSight} />
          </div>
          <div className="piece-words">
            <h3>
              <a href={entry.path}>{entry.name}</a>
            </h3>
            <span className="from">
              <small>{priceLead(entry)}</small>
              {formatMoney(entry.from)}
            </span>
            <p className="muted">{entry.line}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
