import { KerfElement } from '../element/kerf-element.js';
import fields from '../theme/fields.css?inline';
import { configuredPiece } from './configured-piece.js';
import { drawerOf, fetchDrawer } from './drawer.js';
import styles from './preview.css?inline';
import { Preview } from './preview.js';

/**
 * The configured piece drawn to scale, as it will be made: shape, size, stock, foil, holes, strings, folds, winding,
 * sheets and inner cuts, each side that there is to see, with rulers in mm and, unless switched off, those of cut line,
 * bleed and safety that it has. It follows every choice and can be read from 280 px on.
 *
 * @tag kerf-preview
 * @attr {string} item - Slug of the featured item. Not needed when another widget of the same configuration names it.
 * @attr {string} product - Slug of the product to start with, where the item has several.
 * @attr {string} configuration - Ties widgets together: those with the same name share one configuration. Default: those of
 *   the same item do; one that names neither joins the page's first.
 * @fires {CustomEvent<Opened>} kerf-ready - It shows what it is for.
 * @fires {CustomEvent<Changed>} kerf-change - The configuration changed, by the visitor or by a script.
 * @fires {CustomEvent<Priced>} kerf-price - The total that stands now: in dollars, GST included, or null where there is none.
 * @fires {CustomEvent<Failed>} kerf-error - Something did not work; the widget already says so. Where several tags show one
 *   configuration, one of them tells for all: listen on the document.
 * @csspart preview - The drawing with its controls.
 * @csspart stage - The ground that the piece lies on.
 * @csspart caption - The sentence below.
 * @csspart side - The choice of the side that is shown.
 * @csspart error-notice - What is shown instead when there is nothing to draw.
 */
export class PreviewElement extends KerfElement {
  static override readonly component = Preview;
  static override readonly styles = fields + styles;
  static override readonly canWait = true;
  static override readonly observedAttributes = ['item', 'product', 'configuration'];

  override prepare(): Promise<void> | undefined {
    const isLacking = Object.values(this.runtime.snapshot().configurations).some((state) => {
      const piece = configuredPiece(state);
      return piece && !drawerOf(piece);
    });
    return isLacking ? fetchDrawer() : undefined;
  }
}
