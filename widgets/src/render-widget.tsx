/** Renders widgets on the server, into declarative shadow roots that hydrate in place. */
import { drawPiece } from '@kerf/sdk/drawing';
import type { LetterFont } from '@kerf/sdk/lettering';
import { type Runtime, version } from '@kerf/sdk/runtime';
import { renderToString } from 'react-dom/server';
import { AuthElement } from './auth/auth.element.js';
import { OwnAuth } from './auth/own-auth.js';
import { drawFormsWith } from './auth/own-forms.js';
import { CartElement } from './cart/cart.element.js';
import { CartLinkElement } from './cart-link/cart-link.element.js';
import { CompareElement } from './compare/compare.element.js';
import { ConfiguratorElement } from './configurator/configurator.element.js';
import { styleTexts } from './element/adopt-styles.js';
import { earlyClickScript } from './element/early-clicks.js';
import { type KerfElement, readAttributes } from './element/kerf-element.js';
import { stateId } from './element/page-state.js';
import { serverMark, WidgetContext } from './element/widget-context.js';
import { GalleryElement } from './gallery/gallery.element.js';
import * as letterEngine from './lettering-designer/letter-engine.js';
import { setLettersWith } from './lettering-designer/letter-fonts.js';
import { LetteringDesignerElement } from './lettering-designer/lettering-designer.element.js';
import { openedOrder } from './orders/opened-order.js';
import { OrderPart } from './orders/order-part.js';
import { OrdersElement } from './orders/orders.element.js';
import { ownReview } from './orders/own-review.js';
import { OwnReviewPart } from './orders/review-form.js';
import { drawEveryPieceWith } from './preview/drawer.js';
import { PreviewElement } from './preview/preview.element.js';
import { PriceTableElement } from './price-table/price-table.element.js';
import { ProductInfoElement } from './product-info/product-info.element.js';
import { QuoteRequestElement } from './quote-request/quote-request.element.js';
import { ReviewsElement } from './reviews/reviews.element.js';
import { SavingsElement } from './savings/savings.element.js';
import { DeliveryDetails } from './shipping-info/delivery-details.js';
import { drawDetailsWith } from './shipping-info/details-on-demand.js';
import { ShippingInfoElement } from './shipping-info/shipping-info.element.js';
import { SpecialProcessingElement } from './special-processing/special-processing.element.js';
import withoutScript from './theme/without-script.css?inline';

const widgets: Record<string, typeof KerfElement> = {
  'kerf-auth': AuthElement,
  'kerf-cart': CartElement,
  'kerf-cart-link': CartLinkElement,
  'kerf-compare': CompareElement,
  'kerf-configurator': ConfiguratorElement,
  'kerf-gallery': GalleryElement,
  'kerf-lettering-designer': LetteringDesignerElement,
  'kerf-orders': OrdersElement,
  'kerf-preview': PreviewElement,
  'kerf-price-table': PriceTableElement,
  'kerf-product-info': ProductInfoElement,
  'kerf-quote-request': QuoteRequestElement,
  'kerf-reviews': ReviewsElement,
  'kerf-savings': SavingsElement,
  'kerf-shipping-info': ShippingInfoElement,
  'kerf-special-processing': SpecialProcessingElement,
};

drawEveryPieceWith(drawPiece);
drawFormsWith(OwnAuth);
drawDetailsWith(DeliveryDetails);
openedOrder.part = OrderPart;
ownReview.part = OwnReviewPart;

/** Has designs drawn in the fonts that `open` gives for a text; null for those that it lacks. Without it their place is kept. */
export const drawLettersIn = (open: (name: string, text: string) => LetterFont | null): void =>
  setLettersWith(letterEngine, open);

const escapeAttribute = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** All styles of a widget as one text: where a page arrives in pieces, it is never drawn with a part of them. */
const styleText = ({ styles }: { styles: string }): string => styleTexts(styles).join('');

/**
 * A widget as HTML: its tag with a declarative shadow root drawn from the runtime's present state. Throws for a tag
 * that is no widget.
 */
export function renderWidget(tag: string, attributes: Record<string, string>, runtime: Runtime): string {
  const widget = widgets[tag];
  if (!widget) throw new Error(`WIDGET_UNKNOWN: <${tag}> is no Kerf widget.`);
  const Component = widget.component;
  const content = renderToString(
    <WidgetContext.Provider value={{ runtime, host: null }}>
      <Component {...readAttributes(widget.observedAttributes, (name) => attributes[name] ?? null)} />
    </WidgetContext.Provider>,
  );
  const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${escapeAttribute(value)}"`);
  return (
    `<${tag}${written.join('')} ${serverMark}="${version}"><template shadowrootmode="open">` +
    `<style>${styleText(widget)}</style>` +
    `<noscript><style>${withoutScript}</style></noscript>` +
    `<div class="root">${content}</div></template></${tag}>`
  );
}

/** The runtime's state as a JSON script, to be put before the page's first widget. */
export function renderState(runtime: Runtime): string {
  const json = JSON.stringify(runtime.snapshot()).replaceAll('<', '\\u003c');
  return `<script type="application/json" id="${stateId}">${json}</script>`;
}

/** Remembers clicks made before the widgets' scripts run; to be put before the first widget. */
export const renderEarlyClicks = (): string => `<script>${earlyClickScript}</script>`;

/** Texts that a page with widgets has inline, which its policy has to allow: scripts, and the styles of every widget. */
export const inlineTexts = (): { scripts: string[]; styles: string[] } => ({
  scripts: [earlyClickScript],
  styles: [...new Set(Object.values(widgets).map(styleText)), withoutScript],
});
