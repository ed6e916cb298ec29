/** How long each product of an item takes, and when an order of now arrives. */
import { shippingPath } from '@kerf/sdk/contract';
import { businessDays, estimateWords } from '@kerf/sdk/rules';
import type { ShippingState } from '@kerf/sdk/runtime';
import { type ComponentType, useState } from 'react';
import { shopUrl } from '../element/shop-url.js';
import { useWidget } from '../element/widget-context.js';
import type { PagerProps } from '../ui/pager.js';
import { DeliveryCalendar } from './delivery-calendar.js';

export interface DeliveryDetailsProps {
  /** Slug of the item that they are of. */
  item: string;
  shipping: ShippingState;
  /** Id of the product that is configured, which it begins with. */
  chosen: number | null;
  /** Whether it is a page's own content, where without script its form posts. Default: that of a dialog. */
  isPage: boolean;
  /** Handed in: a part that is lost can be fetched again, what it imports can't be. */
  Pager: ComponentType<PagerProps>;
}

export function DeliveryDetails({ item, shipping, chosen, isPage, Pager }: DeliveryDetailsProps) {
  const { runtime } = useWidget();
  const [picked, setPicked] = useState<number | null>(null);
  const { products, holidays } = shipping;
  const shown = products.find(({ id }) => id === (picked ?? chosen)) ?? products[0];
  const Heading = isPage ? 'h2' : 'h3';
  if (!shown) return null;
  return (
    <>
      <Heading className="head">Turnaround Time</Heading>
      <table className="turnaround" part="turnaround">
        <caption className="out">Turnaround time by product, in business days</caption>
        <thead>
          <tr>
            <th scope="col">Product</th>
            <th scope="col">Printing days</th>
            <th scope="col">Shipping days</th>
            <th scope="col">Total business days</th>
          </tr>
        </thead>
        <tbody>
          {products.map((info) => (
            <tr
              key={info.id}
              className={info === shown ? 'chosen' : undefined}
              aria-current={info === shown ? 'true' : undefined}
            >
              <th scope="row">{info.product}</th>
              <td>{info.printing_days}</td>
              <td>{info.shipping_days}</td>
              <td>{businessDays(info)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <Heading className="head">Delivery calendar</Heading>
      <form
        className="choose"
        method="get"
        action={shopUrl(runtime, shippingPath)}
        onSubmit={(event) => event.preventDefault()}
      >
        <input type="hidden" name="item" value={item} />
        <label className="number-label" htmlFor="product">
          Product
        </label>
        <select
          className="select"
          part="product"
          id="product"
          name="product_id"
          value={shown.id}
          onChange={({ currentTarget }) => setPicked(Number(currentTarget.value))}
        >
          {products.map(({ id, product }) => (
            <option key={id} value={id}>
              {product}
            </option>
          ))}
        </select>
        {isPage && (
          <button className="button" type="submit">
            Show
          </button>
        )}
      </form>
      <p className="estimate" part="estimate" role="status">
        {estimateWords(shown)}
      </p>
      <DeliveryCalendar key={shown.id} info={shown} holidays={holidays} Pager={Pager} />
    </>
  );
}
