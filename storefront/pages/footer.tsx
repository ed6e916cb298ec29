/** A way to a product page, as the footer lists it. */
export interface FooterLink {
  path: string;
  name: string;
}

/** The foot of every page: what there is, what is promised, and what the prices mean. */
export function Footer({ items }: { items: readonly FooterLink[] }) {
  return (
    <footer className="foot">
      <div className="hold">
        <div className="foot-parts">
          <div>
            <h2>What we print</h2>
            <ul>
              <li>
                <a href="/business-cards">All business cards</a>
              </li>
              {items.map((item) => (
                <li key={item.path}>
                  <a href={item.path}>{item.name}</a>
                </li>
              ))}
            </ul>
          </div>
          <div>
            <h2>How we work</h2>
            <ul>
              <li>Free PDF proof after checkout</li>
              <li>Nothing is printed before you approve it</li>
              <li>5–9 business days from approval to your door</li>
            </ul>
          </div>
          <div>
            <h2>Delivery</h2>
            <ul>
              <li>Free shipping Australia wide on orders of $100 or more</li>
              <li>Below that, delivery is added in your cart, before you pay</li>
              <li>
                <a href="/cart">Your cart</a>
              </li>
            </ul>
          </div>
        </div>
        <p className="small">
          Prices in Australian dollars, GST included. Sizes in millimetres, width × height.
        </p>
      </div>
    </footer>
  );
}
