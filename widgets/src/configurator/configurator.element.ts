import { KerfElement } from '../element/kerf-element.js';
import fields from '../theme/fields.css?inline';
import overPage from '../theme/over-page.css?inline';
import dialog from '../ui/dialog.css?inline';
import selectors from '../ui/selectors.css?inline';
import tabs from '../ui/tabs.css?inline';
import styles from './configurator.css?inline';
import { Configurator } from './configurator.js';
import priceBar from './price-bar.css?inline';

/**
 * The configuration panel of a product: size, sides, holes, quantity, sets and special features, with the live price
 * and the buttons that add it to the cart, keep it for comparing and print it.
 *
 * @tag kerf-configurator
 * @attr {string} item - Slug of the featured item, such as `premium-business-card`.
 * @attr {string} product - Slug of the product to start with, where the item has several.
 * @attr {string} configuration - Ties widgets together: those with the same name share one configuration. Default: those of
 *   the same item do; one that names neither joins the page's first.
 * @attr {'window'} bar - `window` keeps price and button at the foot of the window, wherever the page is scrolled.
 *   Default: in sight while the panel is.
 * @attr {'follow'} address - `follow` keeps the page's address in step with the configuration, for a page that the shop
 *   renders from its address. Default: the address is left alone.
 * @attr {string} line - Id of the line of the cart that is being changed: what is added takes its place.
 * @attr {'withheld' | 'granted'} consent - `withheld` keeps everything out of the browser's storage until it is `granted`:
 *   the cart is in memory until then, and is kept from then on. Default: granted.
 * @fires {CustomEvent<Opened>} kerf-ready - It shows what it is for.
 * @fires {CustomEvent<Changed>} kerf-change - The configuration changed, by the visitor or by a script.
 * @fires {CustomEvent<Priced>} kerf-price - The total that stands now: in dollars, GST included, or null where there is none.
 * @fires {CustomEvent<Failed>} kerf-error - Something did not work; the widget already says so. Where several tags show one
 *   configuration, one of them tells for all: listen on the document.
 * @fires {CustomEvent<Adding>} kerf-before-add-to-cart - Ahead of adding to the cart, or of changing its `line`. Prevent it
 *   and nothing is done.
 * @fires {CustomEvent<Added>} kerf-add-to-cart - It is in the cart, as that line.
 * @fires {CustomEvent<Changed>} kerf-quote-request - The visitor asks for a quote. Prevent it to show a form of your own;
 *   otherwise that of `<kerf-quote-request>` opens, or the shop's own page.
 * @fires {CustomEvent<Changed>} kerf-before-compare - Ahead of keeping the configuration for comparing. Prevent it and
 *   nothing is kept.
 * @fires {CustomEvent<Compared>} kerf-compare - The configuration was kept for comparing.
 * @fires {CustomEvent<Changed>} kerf-print-quote - The visitor prints the quote. Prevent it to print your own.
 * @fires {CustomEvent<Quoting>} kerf-before-quotation - Ahead of making a quotation. Prevent it and none is made.
 * @fires {CustomEvent<Quoted>} kerf-quotation - A quotation was made, and is shown.
 * @fires {CustomEvent<QuotationChanged>} kerf-before-quotation-change - Ahead of saying whom it is for, or of putting it
 *   into the cart. Prevent it and nothing is done.
 * @fires {CustomEvent<QuotationChanged>} kerf-quotation-change - That was done.
 * @csspart panel - The whole panel.
 * @csspart title - Name, reviews and shipping line.
 * @csspart product - The product switcher.
 * @csspart material - The material switcher.
 * @csspart size - Preset and custom sizes.
 * @csspart sides - Printed sides.
 * @csspart shape_id - A sticker's shape.
 * @csspart cutting_id - What it is supplied as.
 * @csspart finishing_id - Its finishing.
 * @csspart adhesive_id - Its adhesive.
 * @csspart color_id - The colour of a sheet.
 * @csspart orientation_id - Which way a roll is wound.
 * @csspart install_ready - Whether letters come ready to be put up.
 * @csspart premium_processing - The coating of a premium sticker.
 * @csspart addon-9 - Its packing.
 * @csspart punch-holes2 - A group of punch holes.
 * @csspart foil-stamp - Foil of a card, and so on: each special feature is a part by its code.
 * @csspart emboss-deboss - Raised or pressed in.
 * @csspart die-cut - The card's outline.
 * @csspart fold - How it is folded.
 * @csspart spot-uv - Gloss on some of it.
 * @csspart edge-paint - Painted edges.
 * @csspart perforation - A line to tear along.
 * @csspart tag-strings - The string of a tag.
 * @csspart quantity - Quantities.
 * @csspart sets - Number of sets.
 * @csspart features - Special features.
 * @csspart selectors - The groups of a sticker's options.
 * @csspart selector - One group: its head and, unfolded, its options.
 * @csspart drawer - The drawer that a group opens in on a narrow screen.
 * @csspart cut_per_shape - The number of cuts.
 * @csspart ea - The stickers per sheet.
 * @csspart changing - Says which line of the cart is being changed.
 * @csspart summary - Summary and shipping date.
 * @csspart actions - The buttons that compare and print.
 * @csspart price-bar - What is chosen, the total and the button that goes on.
 * @csspart notice - What came of the last press.
 * @csspart chosen - What is chosen, in a line.
 * @csspart total - The total.
 * @csspart submit - The button that adds to the cart or asks for a quote.
 * @csspart quotation - The dialog of a quotation.
 * @csspart bill-to - In it, whom the quotation is for.
 * @csspart item - In it, something that is quoted.
 * @csspart error - An error slot under a field.
 * @csspart size-error - The error slot of the size.
 * @csspart quantity-error - The error slot of the quantity.
 * @csspart sets-error - The error slot of the sets.
 * @csspart cut_per_shape-error - The error slot of the number of cuts.
 * @csspart ea-error - The error slot of the stickers per sheet.
 * @csspart error-notice - What is shown instead when the product can't be loaded.
 */
export class ConfiguratorElement extends KerfElement {
  static override readonly component = Configurator;
  static override readonly styles = overPage + fields + dialog + tabs + selectors + styles + priceBar;
  static override readonly observedAttributes = [
    'item',
    'product',
    'configuration',
    'address',
    'line',
    'consent',
  ];
}
