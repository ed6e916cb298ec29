/** Renders widgets on the server, into declarative shadow roots that hydrate in place. */
import { createHash } from 'node:crypto';
import type { Runtime } from '@kerf/sdk/store/runtime';
import { renderToString } from 'react-dom/server';
import { CartElement } from '../cart/cart.element.js';
import { CartLinkElement } from '../cart-link/cart-link.element.js';
import { ConfiguratorElement } from '../configurator/configurator.element.js';
import { GalleryElement } from '../gallery/gallery.element.js';
import { PreviewElement } from '../preview/preview.element.js';
import { PriceTableElement } from '../price-table/price-table.element.js';
import { SavingsElement } from '../savings/savings.element.js';
import { styleTexts } from './adopt-styles.js';
import { earlyClickScript } from './early-clicks.js';
import { type KerfElement, readAttributes, serverMark } from './kerf-element.js';
import { stateId } from './page-state.js';
import { WidgetContext } from './widget-context.js';

const widgets: Record<string, typeof KerfElement> = {
  'kerf-cart': CartElement,
  'kerf-cart-link': CartLinkElement,
  'kerf-configurator': ConfiguratorElement,
  'kerf-gallery': GalleryElement,
  'kerf-preview': PreviewElement,
  'kerf-price-table': PriceTableElement,
  'kerf-savings': SavingsElement,
};

const escapeAttribute = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

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
  const styles = styleTexts(widget.styles).map((text) => `<style>${text}</style>`);
  return (
    `<${tag}${written.join('')} ${serverMark}><template shadowrootmode="open">${styles.join('')}` +
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

/** The CSP source that stands for an inline element with exactly this text. */
export const hashSource = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** CSP source of the script that {@link renderEarlyClicks} writes. */
export const widgetScriptHash = (): string => hashSource(earlyClickScript);

/** CSP sources of every style that {@link renderWidget} inlines. */
export function widgetStyleHashes(): string[] {
  const texts = new Set(Object.values(widgets).flatMap((widget) => styleTexts(widget.styles)));
  return [...texts].map(hashSource);
}
