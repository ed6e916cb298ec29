import { KerfElement } from '../element/kerf-element.js';
import fields from '../theme/fields.css?inline';
import stars from '../ui/stars.css?inline';
import uploads from '../uploads/uploads.css?inline';
import { openedOrder } from './opened-order.js';
import styles from './orders.css?inline';
import { OrdersView } from './orders.js';
import { ownReview } from './own-review.js';

/**
 * The orders of who uses the page: a list of them, or one with its pieces, how far each has come and what it waits for,
 * proofs to approve, reviews of what was delivered, and the thread of messages with the shop. On pages of other sites they are those of the member who
 * is signed in there.
 *
 * @tag kerf-orders
 * @attr {string} order - The id of the order to show. Default: the list.
 * @attr {string} piece - The id of the piece of it to begin with.
 * @attr {'artwork' | 'proof' | 'messages'} open - The part of it to begin with.
 * @attr {'withheld' | 'granted'} consent - `withheld` keeps everything out of the browser's storage until it is `granted`: a
 *   sign-in of an earlier visit is not read, and an upload that breaks off begins anew. Default: granted.
 * @fires {CustomEvent<Record<string, never>>} kerf-ready - It shows the orders, or asks to sign in.
 * @fires {CustomEvent<OrderChanged>} kerf-order-change - A proof was answered, a message written, a piece cancelled.
 * @fires {CustomEvent<OrderProgress>} kerf-order-progress - An order that is shown was paid, or a piece of it is at another stage.
 * @fires {CustomEvent<Reordering>} kerf-reorder - A piece was put into the cart once more.
 * @fires {CustomEvent<Reviewed>} kerf-review - A delivered piece was reviewed.
 * @fires {CustomEvent<Problem>} kerf-error - Something did not work; the widget already says so.
 * @csspart list - The list of orders.
 * @csspart order - One order.
 * @csspart files - The files that were sent for a piece.
 * @csspart uploads - The files that are on their way.
 * @csspart piece - A piece of it.
 * @csspart proof - The proof of a piece.
 * @csspart review - What was said of a delivered piece.
 * @csspart review-form - The form for that.
 * @csspart messages - The thread with the shop.
 * @csspart error - An error slot under a field.
 * @csspart error-notice - What is shown when orders can't be read.
 */
export class OrdersElement extends KerfElement {
  static override readonly component = OrdersView;
  static override readonly styles = fields + uploads + stars + styles;
  static override readonly observedAttributes = ['order', 'piece', 'open', 'consent'];

  /** @internal A server drew an order, and perhaps what is said of a delivered piece. */
  override prepare(): Promise<unknown> {
    const has = (parts: string) => this.shadowRoot?.querySelector(parts);
    return Promise.all([
      has('.order') && openedOrder.fetch(),
      has('.own-review, .review-form') && ownReview.fetch(),
    ]);
  }
}
