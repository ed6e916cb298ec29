import { freeShippingAmount } from '@kerf/sdk/rules';

const promises = [
  {
    term: 'Free shipping Australia wide',
    text: `On orders of ${freeShippingAmount} or more. Below that, the delivery charge is shown in your cart.`,
  },
  {
    term: 'Free PDF proof after checkout',
    text: 'See your artwork with its cut line first. We print when you say yes.',
  },
  {
    term: '5–9 business days',
    text: 'Printing and delivery together, for orders approved and paid before 6:00 PM.',
  },
];

/** What the shop promises with every order. */
export function Promises() {
  return (
    <dl className="promises">
      {promises.map((promise) => (
        <div key={promise.term}>
          <dt>{promise.term}</dt>
          <dd>{promise.text}</dd>
        </div>
      ))}
    </dl>
  );
}
