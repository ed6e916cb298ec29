import { etaText, freeShippingAmount, standardTurnaround } from '@kerf/sdk/rules';

/** What holds for every order, whatever it is of. */
export const ShippingText = () => (
  <div className="words" part="information">
    <p>
      {`Free shipping Australia wide on orders of ${freeShippingAmount} or more. Below that, the delivery charge is shown in your cart.`}
    </p>
    <p>
      {`Our standard ETA is ${etaText(standardTurnaround)}, printing and delivery together. Parcels usually arrive within 3 business days after shipping; the dates here allow for longer.`}
    </p>
    <p>
      Orders approved and paid after 6:00 PM, Sydney time, are processed the next business day. Weekends,
      public holidays and days on which we are closed don’t count.
    </p>
    <p>
      All dates are estimates: there is no delivery guarantee. If you need it for a certain day, please order
      early.
    </p>
  </div>
);
