import { formatMoney, gstIncluded, summaryParts, toDollars, totalCents } from '@kerf/sdk/rules';
import type { OpenConfiguration } from './open-configuration.js';

const styles = `body{font:14px/1.6 system-ui,sans-serif;margin:20mm}h1{font-size:24px;margin:0 0 4px}
dl{display:grid;grid-template-columns:max-content 1fr;gap:4px 24px;margin:24px 0}dd{margin:0;font-variant-numeric:tabular-nums}
ul{padding-inline-start:20px}`;

/**
 * Prints the present configuration and its price through a frame inside the widget, so that the page around it is
 * left as it is.
 */
export function printQuote({ state, range, selection }: OpenConfiguration, shadow: ShadowRoot): void {
  const frame = document.createElement('iframe');
  frame.className = 'print-frame';
  // Out of sight, not out of the layout: a frame that is not laid out can't be printed everywhere.
  frame.style.cssText = 'position:fixed;inset:0 auto auto 0;width:0;height:0;border:0;visibility:hidden';
  frame.title = 'Quotation';
  shadow.querySelector('.print-frame')?.remove();
  shadow.append(frame);
  const view = frame.contentWindow as (Window & typeof globalThis) | null;
  if (!view) return;
  const sheet = new view.CSSStyleSheet();
  sheet.replaceSync(styles);
  view.document.adoptedStyleSheets = [sheet];
  view.document.title = `Quotation – ${range.item.name}`;
  view.document.body.append(...quotation(view.document, { state, range, selection }));
  view.print();
}

function quotation(page: Document, { state, range, selection }: Omit<OpenConfiguration, 'name'>): Node[] {
  const make = (tag: string, ...content: (Node | string)[]) => {
    const element = page.createElement(tag);
    element.append(...content);
    return element;
  };
  const total = totalCents(state);
  const facts: [string, string][] = [
    ['Total Price', formatMoney(toDollars(total))],
    ['GST included', formatMoney(toDollars(gstIncluded(total)))],
    ['Date', new Date().toLocaleDateString('en-AU', { dateStyle: 'long' })],
  ];
  return [
    make('h1', 'Quotation'),
    make('p', range.item.name),
    make('ul', ...summaryParts(range, selection).map((part) => make('li', part))),
    make('dl', ...facts.flatMap(([term, value]) => [make('dt', term), make('dd', value)])),
    make('p', 'Prices in Australian dollars (AUD), as of the date above.'),
  ];
}
