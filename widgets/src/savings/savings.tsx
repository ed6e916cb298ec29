/** What larger runs save, two cards at a time. */

import { chooseQuantity } from '@kerf/sdk/actions';
import { formatMoney, formatQuantity, formatUnitPrices, savingsPercent } from '@kerf/sdk/rules';
import { useState } from 'react';
import { ConfigurationProblem } from '../configuration/configuration-problem.js';
import { pricesProblem } from '../configuration/prices-problem.js';
import { useConfiguration } from '../configuration/use-configuration.js';
import type { WidgetAttributes } from '../element/widget-attributes.js';
import { useWidget } from '../element/widget-context.js';
import { Pager } from '../ui/pager.js';

const cardsPerPage = 2;

export function Savings(attributes: WidgetAttributes) {
  const { name, state, ...opening } = useConfiguration(attributes);
  const { runtime } = useWidget();
  const [askedPage, setAskedPage] = useState(0);
  const rows = state?.rows.filter((row) => !row.custom_qty) ?? [];
  const [first] = rows;
  const each = formatUnitPrices(rows);
  const cards = rows
    .map((row, index) => ({ row, index, each: each[index], percent: first ? savingsPercent(row, first) : 0 }))
    .filter(({ percent }) => percent > 0);
  const pages = Math.ceil(cards.length / cardsPerPage);
  // Prices may come back with fewer savings than the page that was being read.
  const page = Math.max(0, Math.min(askedPage, pages - 1));
  const problem = opening.problem ?? (state && pricesProblem(state));
  if (problem) return <ConfigurationProblem name={name} problem={problem} />;
  if (!cards.length)
    return rows.length ? (
      <p>A piece costs the same however many you order.</p>
    ) : (
      <div className="savings none" aria-busy="true" />
    );
  return (
    // biome-ignore lint/a11y/useSemanticElements: no landmark of the page, and no fields.
    <div className="savings" part="savings" role="group" aria-label="Savings">
      <ul className="cards">
        {cards.slice(page * cardsPerPage, (page + 1) * cardsPerPage).map(({ row, index, each, percent }) => (
          <li className="card" part="card" key={row.quantity}>
            <p className="percent">{`Save ${percent}%`}</p>
            <p>{`${formatQuantity(row.quantity)} for ${formatMoney(row.price)}`}</p>
            <p className="each">{`${each} each`}</p>
            <button
              className={state?.selection?.quantity_index === index ? 'button chosen' : 'button'}
              type="button"
              onClick={() => chooseQuantity(runtime, name, index)}
            >
              {state?.selection?.quantity_index === index ? 'Chosen' : 'Choose'}
              <span className="out">{` ${row.quantity}`}</span>
            </button>
          </li>
        ))}
      </ul>
      <Pager label="Savings" page={page} pages={pages} onPage={setAskedPage} />
    </div>
  );
}
