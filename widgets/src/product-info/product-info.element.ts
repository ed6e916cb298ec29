import { KerfElement } from '../element/kerf-element.js';
import tabs from '../ui/tabs.css?inline';
import styles from './product-info.css?inline';
import { ProductInfo } from './product-info.js';

/**
 * What there is to read about the product of the configuration: what it is good for, its stocks, its special features,
 * and answers to what buyers ask. It follows the product and the stock that are chosen. Nothing is drawn where there is
 * nothing to read, or where the words did not load; where the item itself did not, it says so, with a way to try again.
 *
 * @tag kerf-product-info
 * @attr {string} item - Slug of the featured item. Not needed when another widget of the same configuration names it.
 * @attr {string} product - Slug of the product to start with, where the item has several.
 * @attr {string} configuration - Ties widgets together: those with the same name share one configuration. Default: those of
 *   the same item do; one that names neither joins the page's first.
 * @attr {string} show - Which sections it has, of `product`, `features` and `more`. Default: all of them.
 * @attr {'designer'} view - `designer` has the header of the lettering designer above it. Default: the item's own.
 * @fires {CustomEvent<Opened>} kerf-ready - It shows what it is for.
 * @fires {CustomEvent<Changed>} kerf-change - The configuration changed, by the visitor or by a script.
 * @fires {CustomEvent<Priced>} kerf-price - The total that stands now: in dollars, GST included, or null where there is none.
 * @fires {CustomEvent<Failed>} kerf-error - Something did not work. Where the words did not load, nothing is drawn, and nobody else says so.
 * @csspart section - A section.
 * @csspart header - The header above a choice of products or stocks.
 * @csspart info - What is read about one product, stock or feature.
 * @csspart video - The film about it.
 * @csspart stock - Finishing, thickness, whiteness, and what writes on a stock.
 * @csspart faq - A question with its answer.
 * @csspart error-notice - What is shown instead when the item itself can't be had.
 */
export class ProductInfoElement extends KerfElement {
  static override readonly component = ProductInfo;
  static override readonly styles = tabs + styles;
  static override readonly canWait = true;
  static override readonly observedAttributes = ['item', 'product', 'configuration', 'show', 'view'];
}
