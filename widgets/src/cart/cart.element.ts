import { KerfElement } from '../element/kerf-element.js';
import fields from '../theme/fields.css?inline';
import styles from './cart.css?inline';
import { CartView } from './cart.js';

/**
 * The cart of this browser at this shop: lines with their summary, quantity, sets and price; change and remove;
 * subtotal, shipping, total and the GST in it.
 *
 * @tag kerf-cart
 * @attr {'withheld' | 'granted'} consent - `withheld` keeps everything out of the browser's storage until it is `granted`:
 *   the cart is in memory until then, and is kept from then on. Default: granted.
 * @fires {CustomEvent<Record<string, never>>} kerf-ready - It shows the cart.
 * @fires {CustomEvent<CartChanging>} kerf-before-cart-change - Ahead of changing, removing or putting back a line. Prevent it
 *   and nothing is done.
 * @fires {CustomEvent<CartChanged>} kerf-cart-change - A line was changed, removed or put back.
 * @fires {CustomEvent<Quoting>} kerf-before-quotation - Ahead of making a quotation of the cart. Prevent it and none is made.
 * @fires {CustomEvent<Quoted>} kerf-quotation - A quotation was made, and is shown.
 * @fires {CustomEvent<QuotationChanged>} kerf-before-quotation-change - Ahead of saying whom it is for, or of putting it
 *   into the cart. Prevent it and nothing is done.
 * @fires {CustomEvent<QuotationChanged>} kerf-quotation-change - That was done.
 * @fires {CustomEvent<Problem>} kerf-error - Something did not work; the widget already says so.
 * @csspart cart - Lines and sums.
 * @csspart line - One line.
 * @csspart removed - What stands in place of a line that was just removed, with the way back.
 * @csspart sums - Subtotal, shipping, total.
 * @csspart checkout - The link to the checkout.
 * @csspart quotation - The dialog of a quotation.
 * @csspart bill-to - In it, whom the quotation is for.
 * @csspart item - In it, something that is quoted.
 * @csspart empty - What is shown when there are no lines.
 * @csspart error - An error slot under a field.
 * @csspart error-notice - What is shown when the cart can't be read, or a line not be changed now.
 */
export class CartElement extends KerfElement {
  static override readonly component = CartView;
  static override readonly styles = fields + styles;
  // Which cart it is may be known to the script alone.
  static override readonly actsAlone = '*';
  static override readonly observedAttributes = ['consent'];
}
