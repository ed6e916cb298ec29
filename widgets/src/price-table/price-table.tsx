/** Prices of the configuration by quantity: what each run costs, each piece, and what a larger run saves. */

import { chooseQuantity } from '@kerf/sdk/actions';
import {
  formatMoney,
  formatQuantity,
  formatUnitPrices,
  productLine,
  quantityOf,
  savingsPercent,
} from '@kerf/sdk/rules';
import type { ConfigurationState } from '@kerf/sdk/runtime';
import { ConfigurationProblem } from '../configuration/configuration-problem.js';
import { pricesProblem } from '../configuration/prices-problem.js';
import { useConfiguration } from '../configuration/use-configuration.js';
import type { WidgetAttributes } from '../element/widget-attributes.js';
import { useWidget } from '../element/widget-context.js';

/** Rows drawn while the first answer is on its way, so that nothing moves when it comes. */
const expectedRows = 12;

export function PriceTable(attributes: WidgetAttributes) {
  const { name, state, ...opening } = useConfiguration(attributes);
  const line = state?.range && productLine(state.range.item);
  const problem = opening.problem ?? (state && pricesProblem(state));
  // It is about to be opened, perhaps with prices that are there already: rows without any would be drawn in vain.
  if (attributes.item && !state && !problem) return null;
  if (!problem) return <Table name={name} state={state} />;
  return (
    <>
      <ConfigurationProblem name={name} problem={problem} />
      {line?.listsUnpriced && <Table name={name} state={state} />}
    </>
  );
}

function Table({ name, state }: { name: string; state: ConfigurationState | undefined }) {
  const { runtime } = useWidget();
  const { rows = [], range, selection } = state ?? {};
  const listed = range?.products.find(({ id }) => id === selection?.product_id)?.attributes.quantities;
  const chosen = selection?.quantity_index ?? 0;
  // One's own quantity stands where it belongs among the listed ones.
  const priced = [
    ...new Set(rows.flatMap((row) => (row.custom_qty && chosen >= 0 ? [] : row.quantity))),
  ].sort((one, other) => one - other);
  const quantities = rows.length ? priced : (listed ?? [...Array<undefined>(expectedRows)]);
  const chosenQuantity = range && selection && quantityOf(range, selection);
  const unitPrices = formatUnitPrices(rows);
  const indexOf = (quantity: number) => listed?.indexOf(quantity) ?? -1;
  const choose = (quantity: number) => {
    if (indexOf(quantity) >= 0) chooseQuantity(runtime, name, indexOf(quantity));
  };
  return (
    <table className="table" part="table" aria-busy={!range || state?.pricing === 'pending'}>
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
                      // As the panel's form has it, which takes it along before any script runs.
                      name="quantity_index"
                      value={indexOf(quantity)}
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
