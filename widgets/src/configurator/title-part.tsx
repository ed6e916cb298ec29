import { chosenProduct, shippingLine, totalCents } from '@kerf/sdk/rules';
import type { OpenConfiguration } from './open-configuration.js';

/** The product's name, the way to what others thought of it, and how it ships. */
export function TitlePart({ state, range, selection }: OpenConfiguration) {
  const { review_count: count } = range;
  return (
    <div className="title" part="title">
      <h2 className="name">{chosenProduct(range, selection).name}</h2>
      <p className="title-line">
        <a className="link" href="#reviews">
          {`${count} ${count === 1 ? 'review' : 'reviews'}`}
        </a>
        <span className="shipping">{shippingLine(totalCents(state))}</span>
      </p>
    </div>
  );
}
