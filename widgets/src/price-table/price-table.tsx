/** Prices of the configuration by quantity: what each run costs, each piece, and what a larger run saves. */

import { chooseQuantity, retry } from '@kerf/sdk/actions';
import type { PricingRow } from '@kerf/sdk/contract';
import { formatMoney, productLine, savingsPercent, unitPrice } from '@kerf/sdk/rules';
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
  const quantities = state?.range?.products.find(({ id }) => id === state.selection?.product_id)?.attributes
    .quantities;
  const rows = state?.rows.filter((row) => !row.custom_qty) ?? [];
  const count = rows.length || quantities?.length || expectedRows;
  const choose = (index: number) => {
    chooseQuantity(runtime, name, index);
    host?.emit('kerf-quantity', { quantity: rows[index]?.quantity });
  };
  return (
    <table className="table" part="table" aria-busy={state?.pricing === 'pending' || !state}>
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
        {Array.from({ length: count }, (_, index) => (
          <Row
            key={index}
            quantity={rows[index]?.quantity ?? quantities?.[index]}
            row={rows[index]}
            first={rows[0]}
            chosen={state?.selection?.quantity_index === index}
            onChoose={() => choose(index)}
          />
        ))}
      </tbody>
    </table>
  );
}

interface RowProps {
  quantity: number | undefined;
  row: PricingRow | undefined;
  first: PricingRow | undefined;
  chosen: boolean;
  onChoose: () => void;
}

/** A click there reaches the radio, which chooses by itself. */
const isInLabel = (target: EventTarget | null) =>
  target instanceof Element && target.closest('label') !== null;

function Row({ quantity, row, first, chosen, onChoose }: RowProps) {
  const savings = row && first ? savingsPercent(row, first) : 0;
  return (
    <tr
      className={chosen ? 'chosen' : undefined}
      part={chosen ? 'row row-chosen' : 'row'}
      onClick={(event) => quantity && !isInLabel(event.target) && onChoose()}
    >
      <th scope="row">
        {quantity && (
          <label className="pick">
            <input type="radio" name="quantity" checked={chosen} onChange={onChoose} />
            {quantity.toLocaleString('en-AU')}
          </label>
        )}
      </th>
      <td>
        {row && row.orig_price > row.price && <s>{formatMoney(row.orig_price)}</s>}{' '}
        {row && formatMoney(row.price)}
      </td>
      <td>{row && formatMoney(unitPrice(row))}</td>
      <td>{savings > 0 && <span className="saving">{`${savings}%`}</span>}</td>
    </tr>
  );
}
