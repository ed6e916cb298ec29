import { shippingPath } from '@kerf/sdk/contract';
import { Placed } from './placed.js';

interface ShippingPageProps {
  /** What it says the times of. */
  item: string;
  /** The widget that says them, rendered. */
  information: string;
  /** Every item, by its slug and its name. */
  items: readonly { slug: string; name: string }[];
}

/** When an order arrives, of each product of an item, and the way to the same of every other item. */
export function ShippingPage({ item, information, items }: ShippingPageProps) {
  return (
    <>
      <div className="hold">
        <div className="title section-head">
          <h1>Shipping Information</h1>
          <p className="muted">{`Times are those of ${item}.`}</p>
        </div>
        <Placed className="widget-shipping-details" markup={information} />
      </div>
      <nav className="hold shipping-items" aria-labelledby="other-items">
        <div className="section-head">
          <h2 id="other-items">Times of something else</h2>
        </div>
        <ul>
          {items.map(({ slug, name }) => (
            <li key={slug}>
              <a href={`${shippingPath}?item=${slug}`}>{name}</a>
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
}
