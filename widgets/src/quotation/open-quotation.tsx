/** Opens the quotation dialog over a widget, in the widget's own shadow root. Fetched once somebody prints a quotation. */
import type { Cart, NewQuotation } from '@kerf/sdk/contract';
import { quoteCart } from '@kerf/sdk/rules';
import { createRoot } from 'react-dom/client';
import { addStyles } from '../element/add-styles.js';
import { goneEvent, type Widget, WidgetContext } from '../element/widget-context.js';
import overPage from '../theme/over-page.css?inline';
import dialogStyles from '../ui/dialog.css?inline';
import styles from './quotation.css?inline';
import { QuotationDialog } from './quotation-dialog.js';

/** Makes a quotation of what is named, or of a whole cart, and shows it, unless the page prevents it. One at a time in each widget. */
export function openQuotation({ runtime, host }: Widget, of: NewQuotation | Cart | null): void {
  const isOfCart = of !== null && 'lines' in of;
  const content = isOfCart ? quoteCart(of) : of;
  const shadow = host?.shadowRoot;
  if (!content || !shadow || shadow.querySelector('.quotation-root')) return;
  if (!host.emit('kerf-before-quotation', { total: content.total_price }, true)) return;
  addStyles(shadow, overPage + dialogStyles + styles);
  const container = shadow.ownerDocument.createElement('div');
  container.className = 'root quotation-root';
  shadow.append(container);
  const root = createRoot(container);
  const close = () => {
    root.unmount();
    container.remove();
  };
  shadow.addEventListener(goneEvent, close, { once: true });
  root.render(
    <WidgetContext.Provider value={{ runtime, host }}>
      <QuotationDialog content={content} isOfCart={isOfCart} onGone={close} />
    </WidgetContext.Provider>,
  );
}
