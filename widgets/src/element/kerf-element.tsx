/** How a component becomes an element: shadow root, styles, attributes, hydration, events. */
import type { Runtime } from '@kerf/sdk/runtime';
import type { ComponentType } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { adoptStyles } from './adopt-styles.js';
import { keepTyping } from './keep-typing.js';
import { pageRuntime } from './page-runtime.js';
import type { WidgetAttributes } from './widget-attributes.js';
import { WidgetContext } from './widget-context.js';

/** Marks a host that the server rendered, so that its declarative shadow root is waited for. */
export const serverMark = 'data-kerf-ssr';

const Base: typeof HTMLElement = globalThis.HTMLElement ?? (class {} as typeof HTMLElement);

/**
 * Base of every widget. Nothing is defined by importing it; see the `.define` module beside each widget.
 * It renders when connected, survives being moved, and lets go of everything a task after it was removed.
 */
export abstract class KerfElement extends Base {
  /** The component drawn in the shadow root. */
  declare static readonly component: ComponentType<WidgetAttributes>;
  /** Its style sheet, without the shared base. */
  declare static readonly styles: string;
  declare static readonly observedAttributes: readonly string[];

  #root: ReturnType<typeof createRoot> | undefined;
  #runtime: Runtime | undefined;
  #waiting = false;

  /** Set before the element is connected to use another shop than the page's. */
  get runtime(): Runtime {
    this.#runtime ??= pageRuntime();
    return this.#runtime;
  }
  set runtime(runtime: Runtime) {
    this.#runtime = runtime;
  }

  connectedCallback(): void {
    if (this.#root) {
      this.#render();
      return;
    }
    // While the parser is inside the tag its template may not be there yet.
    if (this.hasAttribute(serverMark) && document.readyState === 'loading') {
      if (!this.#waiting) {
        this.#waiting = true;
        document.addEventListener('DOMContentLoaded', () => this.isConnected && this.#mount(), {
          once: true,
        });
      }
      return;
    }
    this.#mount();
  }

  disconnectedCallback(): void {
    queueMicrotask(() => {
      if (this.isConnected || !this.#root) return;
      this.#root.unmount();
      this.#root = undefined;
    });
  }

  adoptedCallback(): void {
    if (this.shadowRoot) adoptStyles(this.shadowRoot, this.#class.styles);
  }

  attributeChangedCallback(): void {
    if (this.#root) this.#render();
  }

  /** Sends a typed event out of the shadow root. Returns false when the page prevented its default. */
  emit(type: string, detail: unknown, cancelable = false): boolean {
    return this.dispatchEvent(new CustomEvent(type, { detail, cancelable, bubbles: true, composed: true }));
  }

  get #class() {
    return this.constructor as typeof KerfElement;
  }

  #mount(): void {
    const shadow = this.shadowRoot ?? this.attachShadow({ mode: 'open' });
    const container = shadow.querySelector<HTMLElement>('.root');
    if (container && this.hasAttribute(serverMark))
      import('./early.js').then(
        ({ takeEarly }) => this.#draw(shadow, container, takeEarly),
        () => this.#draw(shadow, container),
      );
    else this.#draw(shadow, container);
  }

  /** Draws, or takes over what a server has drawn. */
  #draw(
    shadow: ShadowRoot,
    drawn: HTMLElement | null,
    takeEarly?: typeof import('./early.js').takeEarly,
  ): void {
    if (this.#root || !this.isConnected) return;
    keepTyping(shadow);
    adoptStyles(shadow, this.#class.styles);
    const container = drawn ?? shadow.appendChild(document.createElement('div'));
    container.className = 'root';
    const replay = takeEarly?.(shadow);
    this.#root = takeEarly ? hydrateRoot(container, this.#view()) : createRoot(container);
    this.removeAttribute(serverMark);
    if (!takeEarly) this.#render();
    replay?.();
  }

  #render(): void {
    this.#root?.render(this.#view());
  }

  #view() {
    const Component = this.#class.component;
    return (
      <WidgetContext.Provider value={{ runtime: this.runtime, host: this }}>
        <Component {...readAttributes(this.#class.observedAttributes, (name) => this.getAttribute(name))} />
      </WidgetContext.Provider>
    );
  }
}

/** Attributes as the component's properties: every observed one is there. */
export function readAttributes(
  names: readonly string[],
  read: (name: string) => string | null,
): WidgetAttributes {
  return Object.fromEntries(names.map((name) => [name, read(name) ?? '']));
}
