import type { FactRow } from '@kerf/sdk/rules';
import type { ComparePrice, KeptType } from '@kerf/sdk/runtime';
import { PieceThumb } from '../element/piece-thumb.js';
import { CardActions } from './card-actions.js';
import { PriceNow } from './price-now.js';

export interface CompareCardProps {
  type: KeptType;
  /** Its place among all that are compared, from 0. */
  at: number;
  /** What there is to compare of all of them. */
  rows: readonly FactRow[];
  price: ComparePrice | undefined;
  onRemove: () => void;
  /** Asks for its price again. */
  onRetry: () => void;
}

/** One configuration: what it is, what is known of it, what it costs, and what can be done with it. */
export function CompareCard({ type, at, rows, price, onRemove, onRetry }: CompareCardProps) {
  const nameId = `card-${type.key}`;
  return (
    <li className="card" part="card">
      <PieceThumb of={type.request} />
      {/* Its number tells two of one product apart, also where they are spoken of. */}
      <h3 className="name" id={nameId} tabIndex={-1}>
        {`${at + 1}. ${type.product}`}
      </h3>
      <PriceNow type={type} price={price} />
      <dl className="facts">
        {rows.map(({ label, words, differs }) => (
          <div className={differs ? 'fact differs' : 'fact'} part="fact" key={label}>
            <dt>
              {label}
              {differs && (
                <>
                  <span className="mark" aria-hidden="true">
                    {' ≠'}
                  </span>
                  <span className="out">, differs</span>
                </>
              )}
            </dt>
            <dd>
              {words[at] || (
                <>
                  <span aria-hidden="true">–</span>
                  <span className="out">none</span>
                </>
              )}
            </dd>
          </div>
        ))}
      </dl>
      <CardActions type={type} price={price} nameId={nameId} onRemove={onRemove} onRetry={onRetry} />
    </li>
  );
}
