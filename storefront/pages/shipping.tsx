import { shippingPath } from '@kerf/sdk/contract';
import { businessDays, etaText, standardTurnaround } from '@kerf/sdk/rules';
import { Placed } from './placed.js';
import { Promises } from './promises.js';

/** Every item, by its slug and its name. */
type Items = readonly { slug: string; name: string }[];

interface ItemShippingPageProps {
  /** What it says the times of. */
  item: string;
  /** The widget that says them, rendered. */
  information: string;
  items: Items;
}

/** When an order arrives, of each product of an item, and the way to the same of every other item. */
export function ItemShippingPage({ item, information, items }: ItemShippingPageProps) {
  return (
    <>
      <div className="hold">
        <div className="title section-head">
          <h1>Shipping Information</h1>
          <p className="muted">
            {`Times are those of ${item}.`} <a href={shippingPath}>Times of everything we sell</a>
          </p>
        </div>
        <Placed className="widget-shipping-details" markup={information} />
      </div>
      <ItemList title="Times of something else" items={items} />
    </>
  );
}

/** How long a product takes, days. */
export interface ProductTimes {
  name: string;
  /** Its times with its calendar. */
  path: string;
  printing_days: number;
  shipping_days: number;
}

/** How long everything takes that the shop sells, and the way to the calendar of each. */
export function ShippingPage({ products, items }: { products: readonly ProductTimes[]; items: Items }) {
  return (
    <>
      <div className="hold">
        <div className="title section-head">
          <h1>Shipping Information</h1>
          <p className="muted">Times of everything we sell. Each leads to the calendar of an order of now.</p>
        </div>
        <Promises arrival={etaText(standardTurnaround)} />
        <h2 className="times" id="turnaround">
          Turnaround Time
        </h2>
        <table className="turnaround" aria-labelledby="turnaround">
          <thead>
            <tr>
              <th scope="col">Product</th>
              <th scope="col">Printing days</th>
              <th scope="col">Shipping days</th>
              <th scope="col">Total business days</th>
            </tr>
          </thead>
          <tbody>
            {products.map(({ name, path, ...days }) => (
              <tr key={path}>
                <th scope="row">
                  <a href={path}>{name}</a>
                </th>
                <td>{days.printing_days}</td>
                <td>{days.shipping_days}</td>
                <td>{businessDays(days)}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <p className="muted times-note">
          Orders approved and paid after 6:00 PM, Sydney time, are processed the next business day. Weekends,
          public holidays and days on which we are closed don’t count. All dates are estimates: there is no
          delivery guarantee.
        </p>
      </div>
      <ItemList title="Delivery calendars" items={items} />
    </>
  );
}

function ItemList({ title, items }: { title: string; items: Items }) {
  return (
    <nav className="hold shipping-items" aria-labelledby="other-items">
      <div className="section-head">
        <h2 id="other-items">{title}</h2>
      </div>
      <ul>
        {items.map(({ slug, name }) => (
          <li key={slug}>
            <a href={`${shippingPath}?item=${slug}`}>{name}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
