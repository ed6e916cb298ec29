/** Stands in for `element/page-runtime.ts` in the npm package, whose modules do not come from the shop. */
import { type Problem, type Runtime, type SharedShop, sharedRuntime } from '@kerf/sdk/runtime';
import { createRoot } from 'react-dom/client';
import { adoptStyles } from '../element/adopt-styles.js';
import type { ConnectedShop, KerfElement } from '../element/kerf-element.js';
import { readState } from '../element/page-state.js';
import { ErrorNotice } from '../ui/error-notice.js';
import { connectedEvent } from './connect-shop.js';

/** How long a widget waits for the page to say which shop it belongs to, ms. */
const patience = 2_000;

/** A page's mistake, said where it shows. */
const unconnected: Problem = {
  code: 'WIDGET_UNCONNECTED',
  message:
    'Nothing can be shown here: this page does not say which shop it belongs to. Call connectShop({ url }) of @kerf/widgets.',
  isRetryable: false,
};

/** Widgets that wait, so that one that is moved waits once. */
const waiting = new WeakSet<KerfElement>();

/**
 * The shop that an element was given before its tag was defined, else the one of this page; undefined until the page has
 * said which that is, and then the element is connected again.
 */
export function pageRuntime(element: KerfElement): Runtime | undefined {
  const given = Object.getOwnPropertyDescriptor(element, 'shop')?.value as ConnectedShop | undefined;
  if (given) {
    // It would hide the property of the class.
    delete (element as Partial<KerfElement>).shop;
    return given.runtime;
  }
  const { runtime, options } =
    (globalThis as { [key: symbol]: SharedShop | undefined })[Symbol.for('kerf.shop')] ?? {};
  const api = runtime?.api ?? options?.api;
  if (api !== undefined) {
    const shared = sharedRuntime({ api, initialState: readState });
    if (options?.consent) shared.state.cart.consent ??= options.consent;
    return shared;
  }
  if (!waiting.has(element)) wait(element);
  return undefined;
}

function wait(element: KerfElement): void {
  waiting.add(element);
  const timer = setTimeout(() => {
    // Another script may have said it for the page meanwhile, or the page for this element.
    if (element.runtime ?? pageRuntime(element)) connect();
    else if (element.isConnected) showNotice(element);
  }, patience);
  const connect = () => {
    clearTimeout(timer);
    document.removeEventListener(connectedEvent, connect);
    waiting.delete(element);
    if (element.isConnected) element.connectedCallback();
  };
  document.addEventListener(connectedEvent, connect);
}

/** Says it to the page and where the widget will be drawn, which then takes its place. */
function showNotice(element: KerfElement): void {
  const shadow = element.shadowRoot ?? element.attachShadow({ mode: 'open' });
  adoptStyles(shadow, (element.constructor as typeof KerfElement).styles);
  const container = shadow.querySelector('.root') ?? shadow.appendChild(document.createElement('div'));
  container.className = 'root';
  createRoot(container).render(<ErrorNotice message={unconnected.message} />);
  element.emit('kerf-error', unconnected);
}
