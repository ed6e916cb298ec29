import { servicePromises } from '@kerf/sdk/rules';

/** What the shop promises with every order. `arrival` is how long one takes: '5-9 business days'. */
export function Promises({ arrival }: { arrival: string }) {
  return (
    <dl className="promises">
      {servicePromises(arrival).map(({ term, text }) => (
        <div key={text}>
          <dt>{term}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
