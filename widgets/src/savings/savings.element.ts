import { KerfElement } from '../element/kerf-element.js';
import styles from './savings.css?inline';
import { Savings } from './savings.js';

/**
 * What larger runs of the configuration save against the first, two cards at a time. Choosing a card chooses its
 * quantity.
 *
 * @tag kerf-savings
 * @attr {string} item - Slug of the featured item. Not needed when another widget of the same configuration names it.
 * @attr {string} product - Slug of the product to start with, where the item has several.
 * @attr {string} configuration - Ties widgets together: those with the same name share one configuration. Default: those of
 *   the same item do; one that names neither joins the page's first.
 * @fires {CustomEvent<Opened>} kerf-ready - It shows what it is for.
 * @fires {CustomEvent<Changed>} kerf-change - The configuration changed, by the visitor or by a script.
 * @fires {CustomEvent<Priced>} kerf-price - The total that stands now: in dollars, GST included, or null where there is none.
 * @fires {CustomEvent<Failed>} kerf-error - Something did not work; the widget already says so. Where several tags show one
 *   configuration, one of them tells for all: listen on the document.
 * @csspart savings - The cards and their pager.
 * @csspart card - One card.
 * @csspart pager - The buttons that page.
 * @csspart error-notice - What is shown instead when there are no prices.
 */
export class SavingsElement extends KerfElement {
  static override readonly component = Savings;
  static override readonly styles = styles;
  static override readonly canWait = true;
  static override readonly observedAttributes = ['item', 'product', 'configuration'];
}
