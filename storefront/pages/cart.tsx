import { Placed } from './placed.js';

/** The cart; everything in it is the widget's. */
export function CartPage({ cart }: { cart: string }) {
  return (
    <div className="hold">
      <div className="title section-head">
        <h1>Your cart</h1>
      </div>
      <noscript>
        <p className="no-script">Your cart is kept in this browser and needs JavaScript to show.</p>
      </noscript>
      <Placed className="widget-cart" markup={cart} />
    </div>
  );
}
