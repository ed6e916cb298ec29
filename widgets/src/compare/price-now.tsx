import { formatMoney, formatUnitPrices } from '@kerf/sdk/rules';
import type { ComparePrice, KeptType } from '@kerf/sdk/runtime';

interface PriceNowProps {
  type: KeptType;
  /** What it costs now, as far as that is known. */
  price: ComparePrice | undefined;
}

/** What one of them costs, and how far that is to be relied on: a price that nobody asked about today is never shown as one. */
export function PriceNow({ type, price }: PriceNowProps) {
  const isKnown = price?.status === 'ready';
  const [each] = isKnown ? formatUnitPrices([price.row]) : [];
  const kept = formatMoney(type.price);
  if (price?.status === 'failed')
    return (
      <div className="price-now" part="price">
        <p className="failed">{price.problem.message}</p>
        <p className="muted">{`It was ${kept} when it was kept.`}</p>
      </div>
    );
  return (
    <div className="price-now" part="price" aria-busy={!isKnown}>
      <p className={isKnown ? 'price' : 'price muted'}>{kept}</p>
      <p className="muted">{isKnown ? `${each} each, GST included` : 'Asking what it costs now…'}</p>
      {type.was !== null && (
        <p className="moved">{`The price has moved: it was ${formatMoney(type.was)}.`}</p>
      )}
    </div>
  );
}
