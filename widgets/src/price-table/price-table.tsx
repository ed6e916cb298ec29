/** Prices of the configuration by quantity: what each run costs, each piece, and what a larger run saves. */

import { chooseQuantity, retry } from '@kerf/sdk/actions';
import { formatMoney, formatQuantity, formatUnitPrices, productLine, savingsPercent } from '@kerf/sdk/rules';
import type { ConfigurationState } from '@kerf/sdk/runtime';
import { useConfiguration } from '../element/use-configuration.js';
import type { WidgetAttributes } from '../element/widget-attributes.js';
import { useWidget } from '../element/widget-context.js';
import { ErrorNotice } from '../ui/error-notice.js';

/** Rows drawn while the first answer is on its way, so that nothing moves when it comes. */
const expectedRows = 12;

export function PriceTable(attributes: WidgetAttributes) {
  const { name, state } = useConfiguration(attributes);
  const { runtime } = useWidget();
  const line = state?.range && productLine(state.range.item);
  const problem = state?.problem ?? (state && pricingProblemOf(state));
  if (!problem) return <Table name={name} state={state} />;
  return (
    <>
      <ErrorNotice
        message={problem.message}
        onRetry={problem.isRetryable ? () => retry(runtime, name) : undefined}
      />
      {line?.listsUnpriced && <Table name={name} state={state} />}
    </>
  );
}

/** Why there are no prices, unless somebody is typing what will be priced; the panel of a card says it in its field. */
const pricingProblemOf = ({ range, rows, typing, pricing, pricingProblem }: ConfigurationState) =>
  rows.length || typing.length || (range && productLine(range.item).listsUnpriced && pricing === 'idle')
    ? null
    : pricingProblem;

function Table({ name, state }: { name: string; state: ConfigurationState | undefined }) {
  const { runtime, host } = useWidget();
  const { rows = [], range, selection } = state ?? {};
  const listed = range?.products.find(({ id }) => id === selection?.product_id)?.attributes.quantities;
  const { quantity_index: chosen = 0, custom_quantity } = selection ?? {};
  // One's own quantity stands where it belongs among the listed ones.
  const priced = [
    ...new Set(rows.flatMap((row) => (row.custom_qty && chosen >= 0 ? [] : row.quantity))),
  ].sort((one, other) => one - other);
  const quantities = rows.length ? priced : (listed ?? Array.from<undefined>({ length: expectedRows }));
  const chosenQuantity = chosen < 0 ? Number(custom_quantity) : listed?.[chosen];
  const unitPrices = formatUnitPrices(rows);
  const choose = (quantity: number) => {
    const index = listed?.indexOf(quantity) ?? -1;
    if (index < 0) return;
    chooseQuantity(runtime, name, index);
    host?.emit('kerf-quantity', { quantity });
  };
  return (
    <table className="table" part="table" aria-busy={!state || state.pricing === 'pending'}>
      <caption className="out">Price by quantity, in Australian dollars with GST included</caption>
      <thead>
        <tr>
          <th scope="col">Quantity</th>
          <th scope="col">Total</th>
          <th scope="col">Unit price</th>
          <th scope="col">Savings</th>
        </tr>
      </thead>
      <tbody>
        {quantities.map((quantity, at) => {
          const place = rows.findIndex((row) => row.quantity === quantity);
          const row = rows[place];
          const savings = row && rows[0] ? savingsPercent(row, rows[0]) : 0;
          const isChosen = quantity !== undefined && quantity === chosenQuantity;
          return (
            <tr
              key={at}
              className={isChosen ? 'chosen' : undefined}
              part={isChosen ? 'row row-chosen' : 'row'}
              // In the label it reaches the radio, which chooses by itself.
              onClick={({ target }) => quantity && !(target as Element).closest('label') && choose(quantity)}
            >
              <th scope="row">
                {quantity && (
                  <label className="pick">
                    <input
                      type="radio"
                      name="quantity"
                      checked={isChosen}
                      onChange={() => choose(quantity)}
                    />
                    {formatQuantity(quantity)}
                    {row?.custom_qty && <small>Custom</small>}
                  </label>
                )}
              </th>
              <td>
                {row && row.orig_price > row.price && <s>{formatMoney(row.orig_price)}</s>}{' '}
                {row && formatMoney(row.price)}
              </td>
              <td>{unitPrices[place]}</td>
              <td className="saving">{savings > 0 && `${savings}%`}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
