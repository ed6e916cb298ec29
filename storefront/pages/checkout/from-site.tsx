/** The way from another site's page to the checkout: its script takes the cart out of the address, and goes on. */
export function FromSite() {
  return (
    <div className="hold checkout">
      <div className="title section-head">
        <h1>Your cart is on its way</h1>
      </div>
      <form className="fields" method="post" action="/checkout/from-site" data-take-cart>
        <input type="hidden" name="token" value="" />
        <div>
          <button className="act first" type="submit">
            Go on to the checkout
          </button>
        </div>
      </form>
    </div>
  );
}
