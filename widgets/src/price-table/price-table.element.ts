import { KerfElement } from '../element/kerf-element.js';
import styles from './price-table.css?inline';
import { PriceTable } from './price-table.js';

/**
 * Prices of a configuration by quantity: total, unit price and saving of each run. Choosing a row chooses the
 * quantity of the configuration.
 *
 * @tag kerf-price-table
 * @attr {string} item - Slug of the featured item, such as `premium-business-card`. Not needed when another widget
 *   of the same configuration names it.
 * @attr {string} product - Slug of the product to start with, where the item has several.
 * @attr {string} configuration - Ties widgets together: those with the same name share one configuration. Default: those of
 *   the same item do; one that names neither joins the page's first.
 * @fires {CustomEvent<Opened>} kerf-ready - It shows what it is for.
 * @fires {CustomEvent<Changed>} kerf-change - The configuration changed, by the visitor or by a script.
 * @fires {CustomEvent<Priced>} kerf-price - The total that stands now: in dollars, GST included, or null where there is none.
 * @fires {CustomEvent<Failed>} kerf-error - Something did not work; the widget already says so. Where several tags show one
 *   configuration, one of them tells for all: listen on the document.
 * @csspart table - The table.
 * @csspart row - A row; the chosen one is also `row-chosen`.
 * @csspart row-chosen - The row of the chosen quantity.
 * @csspart error-notice - What is shown instead when there are no prices.
 */
export class PriceTableElement extends KerfElement {
  static override readonly component = PriceTable;
  static override readonly styles = styles;
  static override readonly canWait = true;
  static override readonly observedAttributes = ['item', 'product', 'configuration'];
}
