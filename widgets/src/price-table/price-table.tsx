/** Prices of the configuration by quantity: what each run costs, each piece, and what a larger run saves. */

import { chooseQuantity, retry } from '@kerf/sdk/actions';
import type { PricingRow } from '@kerf/sdk/contract';
import { formatMoney, formatUnitPrices, productLine, savingsPercent } from '@kerf/sdk/rules';
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

/** A line of the table: a listed quantity by its index, or one's own (-1), with its prices once they are there. */
interface Line {
  index: number;
  quantity: number | undefined;
  row?: PricingRow;
}

/** The lines in the order of their quantities; one's own stands among the listed ones, unless it is one of them. */
function linesOf(state: ConfigurationState | undefined): Line[] {
  const { rows = [], range, selection } = state ?? {};
  const listed = rows.filter((row) => !row.custom_qty);
  if (!listed.length) {
    const quantities = range?.products.find(({ id }) => id === selection?.product_id)?.attributes.quantities;
    const places = Array.from({ length: quantities?.length ?? expectedRows }, (_, index) => index);
    return places.map((index) => ({ index, quantity: quantities?.[index] }));
  }
  const isOwn = (row: PricingRow) =>
    row.custom_qty &&
    (selection?.quantity_index ?? 0) < 0 &&
    listed.every(({ quantity }) => quantity !== row.quantity);
  return rows
    .filter((row) => !row.custom_qty || isOwn(row))
    .map((row) => ({ index: listed.indexOf(row), quantity: row.quantity, row }))
    .sort((one, other) => one.quantity - other.quantity);
}

function Table({ name, state }: { name: string; state: ConfigurationState | undefined }) {
  const { runtime, host } = useWidget();
  const lines = linesOf(state);
  const rows = lines.flatMap(({ row }) => row ?? []);
  const unitPrices = formatUnitPrices(rows);
  const { quantity_index = 0, custom_quantity } = state?.selection ?? {};
  const isChosen = ({ index, quantity }: Line) =>
    quantity_index < 0 ? quantity === Number(custom_quantity) : index === quantity_index;
  const choose = ({ index, quantity }: Line) => {
    if (index < 0) return;
    chooseQuantity(runtime, name, index);
    host?.emit('kerf-quantity', { quantity });
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
        {lines.map((line, at) => (
          <Row
            key={at}
            line={line}
            first={rows[0]}
            unitPrice={unitPrices[at]}
            chosen={isChosen(line)}
            onChoose={() => choose(line)}
          />
        ))}
      </tbody>
    </table>
  );
}

interface RowProps {
  line: Line;
  first: PricingRow | undefined;
  unitPrice: string | undefined;
  chosen: boolean;
  onChoose: () => void;
}

/** A click there reaches the radio, which chooses by itself. */
const isInLabel = (target: EventTarget | null) =>
  target instanceof Element && target.closest('label') !== null;

function Row({ line: { index, quantity, row }, first, unitPrice, chosen, onChoose }: RowProps) {
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
            {index < 0 && <span className="own">Custom</span>}
          </label>
        )}
      </th>
      <td>
        {row && row.orig_price > row.price && <s>{formatMoney(row.orig_price)}</s>}{' '}
        {row && formatMoney(row.price)}
      </td>
      <td>{unitPrice}</td>
      <td>{savings > 0 && <span className="saving">{`${savings}%`}</span>}</td>
    </tr>
  );
}
