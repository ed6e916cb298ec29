import { shippingLine, totalCents } from '@kerf/sdk/rules';
import { Stars } from '../ui/stars.js';
import type { OpenConfiguration } from './open-configuration.js';

/** The product's name, what others thought of it, and how it ships. */
export function TitlePart({ state, range, selection }: OpenConfiguration) {
  const product = range.products.find(({ id }) => id === selection.product_id);
  const { review_count: count, review_average: average } = range;
  return (
    <header className="title" part="title">
      <h2 className="name">{product?.name}</h2>
      <p className="title-line">
        {/* Five empty stars would read as a bad name, not as none yet. */}
        {count > 0 && <Stars rate={average} />}
        <a className="link" href="#reviews">
          {`${count} ${count === 1 ? 'review' : 'reviews'}`}
        </a>
        <span className="shipping">{shippingLine(totalCents(state))}</span>
      </p>
    </header>
  );
}
