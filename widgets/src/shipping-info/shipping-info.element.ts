import { KerfElement } from '../element/kerf-element.js';
import fields from '../theme/fields.css?inline';
import overPage from '../theme/over-page.css?inline';
import dialog from '../ui/dialog.css?inline';
import { deliveryDetails, fetchDeliveryDetails } from './details-on-demand.js';
import styles from './shipping-info.css?inline';
import { ShippingInfoView } from './shipping-info.js';

/**
 * What the shop promises with every order, and a dialog with when it arrives: how long each product takes, and a calendar
 * with the day on which printing starts, the days that count, the day of arrival and the days off on the way.
 *
 * @tag kerf-shipping-info
 * @attr {string} item - Slug of the featured item, such as `premium-business-card`.
 * @attr {string} product - Slug of the product to start with, where the item has several.
 * @attr {string} configuration - Ties widgets together: those with the same name share one configuration. Default: those of
 *   the same item do; one that names neither joins the page's first.
 * @attr {'page'} show - `page` shows at once, in its place, what the dialog has. Default: the promises, and a button.
 * @attr {'dialog'} open - Opens the dialog; taken away when it closes.
 * @fires {CustomEvent<Opened>} kerf-ready - It shows what it is for.
 * @fires {CustomEvent<Changed>} kerf-change - The configuration changed, by the visitor or by a script.
 * @fires {CustomEvent<Priced>} kerf-price - The total that stands now: in dollars, GST included, or null where there is none.
 * @fires {CustomEvent<Failed>} kerf-error - Something could not be had. The widget goes without it and shows no error.
 * @csspart services - What the shop promises.
 * @csspart open - The button that opens the dialog.
 * @csspart dialog - The dialog.
 * @csspart information - The text on shipping.
 * @csspart turnaround - The table of turnaround times.
 * @csspart product - The field that chooses a product.
 * @csspart estimate - The sentence that says when an order of now starts, ships and arrives.
 * @csspart calendar - The months, with what their marks mean.
 * @csspart day-start - The day on which printing starts.
 * @csspart day-range - A day that counts, from the first to the last.
 * @csspart day-end - The day of arrival.
 * @csspart day-regular - A public holiday.
 * @csspart day-special - A closure of the shop's own.
 * @csspart pager - The buttons that page through the months.
 */
export class ShippingInfoElement extends KerfElement {
  static override readonly component = ShippingInfoView;
  static override readonly styles = overPage + fields + dialog + styles;
  static override readonly canWait = true;
  static override readonly observedAttributes = ['item', 'product', 'configuration', 'show', 'open'];

  /** @internal A server drew the details. */
  override prepare(): Promise<void> | undefined {
    return this.getAttribute('show') === 'page' && !deliveryDetails() ? fetchDeliveryDetails() : undefined;
  }
}
