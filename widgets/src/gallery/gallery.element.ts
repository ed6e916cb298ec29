import { KerfElement } from '../element/kerf-element.js';
import overPage from '../theme/over-page.css?inline';
import dialog from '../ui/dialog.css?inline';
import styles from './gallery.css?inline';
import { Gallery } from './gallery.js';

/**
 * Pictures and films of the configured product, one at a time, with a picker below. It follows the configuration:
 * stock, finishing, coating and supply each show pictures of their own, rolls also the roll dispenser. Nothing turns
 * by itself; films play only where the visitor's system does not ask for less motion.
 *
 * @tag kerf-gallery
 * @attr {string} item - Slug of the featured item, such as `roll`. Not needed when another widget of the same
 *   configuration names it.
 * @attr {string} product - Slug of the product to start with, where the item has several.
 * @attr {string} configuration - Ties widgets together: those with the same name share one configuration. Default: those of
 *   the same item do; one that names neither joins the page's first.
 * @attr {string} designer-url - Where the page has a lettering designer. What was chosen of letters goes along as its query,
 *   unless it has one. Without it the slide about the designer has no link.
 * @fires {CustomEvent<Opened>} kerf-ready - It shows what it is for.
 * @fires {CustomEvent<Changed>} kerf-change - The configuration changed, by the visitor or by a script.
 * @fires {CustomEvent<Priced>} kerf-price - The total that stands now: in dollars, GST included, or null where there is none.
 * @fires {CustomEvent<Failed>} kerf-error - Something did not work; the widget already says so. Where several tags show one
 *   configuration, one of them tells for all: listen on the document.
 * @fires {CustomEvent<{ index: number }>} kerf-slide - The visitor moved to another slide. -1 is the main picture, -0.5
 *   the roll dispenser, -0.4 the film of lettering under its tape, -0.2 the way to the designer, 0 and above the gallery's
 *   pictures.
 * @csspart gallery - The whole gallery.
 * @csspart stage - Where the slide in view is.
 * @csspart slide - A slide.
 * @csspart previous - The button to the slide before.
 * @csspart next - The button to the next slide.
 * @csspart play - The button that plays and pauses a film.
 * @csspart caption - The caption over a film, or over a picture that shows more than the price buys.
 * @csspart picker - The row of small pictures.
 * @csspart thumbnail - A small picture; that of the slide in view is also `thumbnail-current`.
 * @csspart thumbnail-current - The small picture of the slide in view.
 * @csspart promo - The line about the roll dispenser.
 * @csspart dialog - The dialog about the roll dispenser.
 * @csspart error-notice - What is shown instead when the product can't be loaded.
 */
export class GalleryElement extends KerfElement {
  static override readonly component = Gallery;
  static override readonly styles = overPage + dialog + styles;
  // Films play by themselves, and a page may open on one.
  static override readonly actsAlone = 'video';
  static override readonly observedAttributes = ['item', 'product', 'configuration', 'designer-url'];
}
