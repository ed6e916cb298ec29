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
 * @attr {string} configuration - Ties widgets together: those with the same name share one configuration. Default `main`.
 * @fires {CustomEvent<{ quantity: number }>} kerf-quantity - A card was chosen by the visitor.
 * @csspart savings - The cards and their pager.
 * @csspart card - One card.
 * @csspart pager - The buttons that page.
 */
export class SavingsElement extends KerfElement {
  static override readonly component = Savings;
  static override readonly styles = styles;
  static override readonly canWait = true;
  static override readonly observedAttributes = ['item', 'product', 'configuration'];
}
