import { freeShippingAmount } from '@kerf/sdk/rules';

/** What the shop promises with every order. `arrival` is how long one takes: '5-9 business days'. */
export function Promises({ arrival }: { arrival: string }) {
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
      term: <span className="arrival">{arrival}</span>,
      text: 'Printing and delivery together, for orders approved and paid before 6:00 PM.',
    },
  ];
  return (
    <dl className="promises">
      {promises.map((promise) => (
        <div key={promise.text}>
          <dt>{promise.term}</dt>
          <dd>{promise.text}</dd>
        </div>
      ))}
    </dl>
  );
}
