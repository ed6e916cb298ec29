import { KerfElement } from '../element/kerf-element.js';
import fields from '../theme/fields.css?inline';
import styles from './preview.css?inline';
import { Preview } from './preview.js';

/**
 * The configured piece drawn to scale: shape, size, stock, foil, holes, strings, folds and winding, front and back,
 * with rulers in mm and, unless switched off, the cut line, the bleed and the safety zone. It follows every choice.
 *
 * @tag kerf-preview
 * @attr {string} item - Slug of the featured item. Not needed when another widget of the same configuration names it.
 * @attr {string} product - Slug of the product to start with, where the item has several.
 * @attr {string} configuration - Ties widgets together: those with the same name share one configuration. Default `main`.
 * @csspart preview - The drawing with its controls.
 * @csspart stage - The ground that the piece lies on.
 * @csspart caption - The sentence below.
 * @csspart side - The choice of the side that is shown.
 */
export class PreviewElement extends KerfElement {
  static override readonly component = Preview;
  static override readonly styles = fields + styles;
  static override readonly observedAttributes = ['item', 'product', 'configuration'];
}
