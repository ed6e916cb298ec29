import { KerfElement } from '../element/kerf-element.js';
import inLine from '../theme/in-line.css?inline';
import styles from './cart-link.css?inline';
import { CartLink } from './cart-link.js';

/**
 * A link to the shop's cart with the number of lines in it.
 *
 * @tag kerf-cart-link
 * @attr {'withheld' | 'granted'} consent - `withheld` keeps everything out of the browser's storage until it is `granted`:
 *   the cart is in memory until then, and is kept from then on. Default: granted.
 * @fires {CustomEvent<Record<string, never>>} kerf-ready - It leads to the cart.
 * @fires {CustomEvent<Problem>} kerf-error - The frame that the page is in opens no windows; the widget says so.
 * @csspart link - The link.
 * @csspart count - The number.
 */
export class CartLinkElement extends KerfElement {
  static override readonly component = CartLink;
  static override readonly styles = inLine + styles;
  // The number in it is this browser's, and the page is everybody's.
  static override readonly actsAlone = '.cart-link';
  static override readonly observedAttributes = ['consent'];
}
