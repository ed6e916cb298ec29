import { KerfElement } from '../element/kerf-element.js';
import { Compare } from './compare.js';

/**
 * What the visitor keeps for comparing, by the button of `<kerf-configurator>`: a tray with a few at a time, and a dialog
 * with their details side by side, what differs between them marked, the price of each as it is now, and the ways to
 * order it, to open it and to copy its address. Nothing is shown before something is kept. It goes with the tab.
 *
 * @tag kerf-compare
 * @attr {'withheld' | 'granted'} consent - `withheld` keeps everything out of the browser's storage until it is `granted`:
 *   what is compared is in memory until then, and is kept from then on. Default: granted.
 * @fires {CustomEvent<Record<string, never>>} kerf-ready - It is there for what is kept.
 * @fires {CustomEvent<CompareChanged>} kerf-before-compare-change - Ahead of taking one out. Prevent it and it stays.
 * @fires {CustomEvent<CompareChanged>} kerf-compare-change - One was taken out.
 * @fires {CustomEvent<Adding>} kerf-before-add-to-cart - Ahead of adding one to the cart. Prevent it and nothing is done.
 * @fires {CustomEvent<Added>} kerf-add-to-cart - It is in the cart, as that line.
 * @fires {CustomEvent<Problem>} kerf-error - Something did not work; the widget already says so.
 * @csspart tray - What is kept, a few at a time.
 * @csspart type - One of them in the tray.
 * @csspart pager - The buttons that page.
 * @csspart dialog - The dialog.
 * @csspart card - One of them in the dialog.
 * @csspart fact - A thing that is known of it.
 * @csspart price - What it costs.
 * @csspart link - The address that opens it, where it could not be copied.
 * @csspart error-notice - What is shown when something did not load.
 */
export class CompareElement extends KerfElement {
  static override readonly component = Compare;
  static override readonly styles = '';
  static override readonly observedAttributes = ['consent'];
}
