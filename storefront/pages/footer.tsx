import { shippingPath } from '@kerf/sdk/contract';
import { freeShippingAmount } from '@kerf/sdk/rules';

/** A way to a page, as the footer lists it. */
export interface FooterLink {
  path: string;
  name: string;
}

/** A part of the range, as the footer lists it: its landing page and what is in it. */
export interface FooterRange {
  title: string;
  all: FooterLink;
  items: readonly FooterLink[];
}

interface FooterProps {
  ranges: readonly FooterRange[];
  /** How long most orders take. */
  arrival: string;
  /** What the shop says of itself. */
  house: readonly FooterLink[];
}

/** The foot of every page: what there is, what is promised, what the prices mean, and who sells. */
export function Footer({ ranges, arrival, house }: FooterProps) {
  return (
    <footer className="foot">
      <div className="hold">
        <div className="foot-parts">
          {ranges.map(({ title, all, items }) => (
            <div key={all.path}>
              <h2>{title}</h2>
              <ul>
                {[all, ...items].map((link) => (
                  <li key={link.path}>
                    <a href={link.path}>{link.name}</a>
                  </li>
                ))}
              </ul>
            </div>
          ))}
          <div>
            <h2>How we work</h2>
            <ul>
              <li>Free PDF proof after checkout</li>
              <li>
                <a href="/user-guide/artwork-guide">Artwork guide and templates</a>
              </li>
              <li>
                <a href="/vinyl-lettering-designer">Design vinyl lettering</a>
              </li>
              <li>
                <a href="/sample-pack">Free sample pack</a>
              </li>
              <li>
                <a href="/user-guide/latest-news">Latest news</a>
              </li>
              <li>Nothing is printed before you approve it</li>
              <li>{`Most orders: ${arrival} from approval to your door`}</li>
            </ul>
          </div>
          <div>
            <h2>Delivery</h2>
            <ul>
              <li>{`Free shipping Australia wide on orders of ${freeShippingAmount} or more`}</li>
              <li>Below that, delivery is added in your cart, before you pay</li>
              <li>
                <a href={shippingPath}>Shipping and turnaround times</a>
              </li>
              <li>
                <a href="/cart">Your cart</a>
              </li>
              <li>
                <a href="/mypage/orders">Your orders</a>
              </li>
            </ul>
          </div>
        </div>
        {house.length > 0 && (
          <ul className="foot-house">
            {house.map(({ path, name }) => (
              <li key={path}>
                <a href={path}>{name}</a>
              </li>
            ))}
          </ul>
        )}
        <div className="small">
          <p>Prices in Australian dollars, GST included. Sizes in millimetres, width × height.</p>
          <p>
            For developers: <a href="/docs">put Kerf on your site</a>
          </p>
        </div>
      </div>
    </footer>
  );
}
