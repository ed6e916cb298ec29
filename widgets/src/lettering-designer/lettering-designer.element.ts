import { KerfElement } from '../element/kerf-element.js';
import fields from '../theme/fields.css?inline';
import overPage from '../theme/over-page.css?inline';
import dialog from '../ui/dialog.css?inline';
import { fetchLetterFont, isFontHere } from './letter-fonts.js';
import styles from './lettering-designer.css?inline';
import { LetteringDesigner } from './lettering-designer.js';

/**
 * Designs vinyl lettering: words are typed and drawn to scale with each key, in one of the shop's fonts, at a width and a
 * height, in a colour, on a surface for show; characters that are too small to be cut are marked. What it is priced at
 * follows. Quantity and the button that goes on are those of a `kerf-configurator` beside it.
 *
 * @tag kerf-lettering-designer
 * @attr {string} item - Slug of the featured item. Not needed when another widget of the same configuration names it.
 * @attr {string} product - Slug of the product to start with, where the item has several.
 * @attr {string} configuration - Ties widgets together: those with the same name share one configuration. Default: those of
 *   the same item do; one that names neither joins the page's first.
 * @attr {string} line - Id of the line of a cart that is being changed; the form of a page without script goes on with it.
 * @fires {CustomEvent<Opened>} kerf-ready - It shows what it is for.
 * @fires {CustomEvent<Changed>} kerf-change - The configuration changed, by the visitor or by a script.
 * @fires {CustomEvent<Priced>} kerf-price - The total that stands now: in dollars, GST included, or null where there is none.
 * @fires {CustomEvent<Changed>} kerf-quote-request - The visitor asks for a quote of letters that have no price. Prevent it to
 *   show a form of your own; otherwise that of `<kerf-quote-request>` opens, or the shop's own page.
 * @fires {CustomEvent<Failed>} kerf-error - Something did not work; the widget already says so. Where several tags show one
 *   configuration, one of them tells for all: listen on the document.
 * @csspart designer - Everything in it.
 * @csspart drawing - The letters on their surface.
 * @csspart sum - What it costs.
 * @csspart words - The field of the text.
 * @csspart lettering_align - The choice of where lines are aligned, of more than one.
 * @csspart fonts - The choice of a font.
 * @csspart size - Width and height.
 * @csspart natural-height - What is said of the height that the font gives.
 * @csspart colours - The choice of vinyl.
 * @csspart install_ready - Whether the letters come ready to be put up.
 * @csspart surfaces - The choice of a surface.
 * @csspart way-out - The button that makes letters large enough, and the link that asks for a quote of those that have no price.
 * @csspart notes - What is to be known of colours and letters.
 * @csspart see-it-there - The dialog with the letters where they will be.
 * @csspart place - The place that they are shown at.
 * @csspart letters - The letters there.
 * @csspart point - One of the two points whose distance is known, on a photograph.
 * @csspart transfer-decals - What such letters are, and the ways to more.
 * @csspart size-guide - The dialog that tells of sizes.
 * @csspart how-to - A dialog that tells how letters go up.
 * @csspart other-product - What is shown where another product is chosen.
 * @csspart error - An error slot under a field.
 * @csspart words-error - That beneath the text.
 * @csspart size-error - That beneath width and height.
 * @csspart photograph-error - That beneath the choice of a photograph.
 * @csspart error-notice - What is shown instead when there is nothing to design, or a part of it did not come.
 */
export class LetteringDesignerElement extends KerfElement {
  static override readonly component = LetteringDesigner;
  static override readonly styles = overPage + fields + dialog + styles;
  static override readonly observedAttributes = ['item', 'product', 'configuration', 'line'];

  override prepare(): Promise<unknown> | undefined {
    const lacking = Object.values(this.runtime.snapshot().configurations).flatMap(({ selection }) => {
      const design = selection?.lettering;
      return design && !isFontHere(design.font, design.text) ? design : [];
    });
    return lacking.length
      ? Promise.all(lacking.map(({ font, text }) => fetchLetterFont(this.runtime, font, text))).catch(
          () => {},
        )
      : undefined;
  }
}
