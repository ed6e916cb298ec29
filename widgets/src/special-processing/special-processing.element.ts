import { KerfElement } from '../element/kerf-element.js';
import fields from '../theme/fields.css?inline';
import inLine from '../theme/in-line.css?inline';
import { SpecialProcessingView } from './special-processing.js';

/**
 * Asks the shop for work that is made to quotation alone, with files: a button, and what "Request a Quote" of the panel
 * opens where the supply is of that kind. Members and guests see the form; others sign in first, or go on without an
 * account.
 *
 * @tag kerf-special-processing
 * @attr {string} item - Slug of the featured item, such as `die-cut`.
 * @attr {string} product - Slug of the product to start with, where the item has several.
 * @attr {string} configuration - Ties widgets together: those with the same name share one configuration. Default: those of
 *   the same item do; one that names neither joins the page's first.
 * @attr {'none'} button - `none` shows no button: the panel's, or `open`, opens the form. Default: there is one.
 * @attr {'form'} open - Opens the form; taken away when it closes.
 * @attr {string} social - Which providers of social sign-in there are, of `facebook` and `google`. Default: none.
 * @attr {'withheld' | 'granted'} consent - `withheld` keeps everything out of the browser's storage until it is `granted`.
 *   Default: granted.
 * @fires {CustomEvent<Opened>} kerf-ready - It shows what it is for.
 * @fires {CustomEvent<Changed>} kerf-change - The configuration changed, by the visitor or by a script.
 * @fires {CustomEvent<Priced>} kerf-price - The total that stands now: in dollars, GST included, or null where there is none.
 * @fires {CustomEvent<QuoteAsked>} kerf-before-quote - Ahead of sending the request. Prevent it and nothing is sent.
 * @fires {CustomEvent<QuoteSent>} kerf-quote - The shop has the request, under that number.
 * @fires {CustomEvent<SignedInUser>} kerf-signed-in - Somebody signed in or registered, to ask.
 * @fires {CustomEvent<Failed>} kerf-error - Something did not work; the widget already says so. Where several tags show one
 *   configuration, one of them tells for all: listen on the document.
 * @csspart open - The button.
 * @csspart dialog - The dialog.
 * @csspart form - The form.
 * @csspart attachments - The field for files, which they can be dropped on.
 * @csspart attachments-error - What is wrong with a file, beneath that field.
 * @csspart toast - What is said of the files for a moment.
 * @csspart uploads - The files on their way.
 * @csspart asker - To whom the quote goes, where that is known.
 * @csspart submit - The button that sends it.
 * @csspart thanks - What stands in its place afterwards.
 * @csspart error - An error slot under a field.
 * @csspart form-error - That beneath the form.
 * @csspart error-notice - What is shown instead when something can't be loaded.
 */
export class SpecialProcessingElement extends KerfElement {
  static override readonly component = SpecialProcessingView;
  static override readonly styles = fields + inLine;
  static override readonly observedAttributes = [
    'item',
    'product',
    'configuration',
    'button',
    'open',
    'social',
    'consent',
  ];
}
