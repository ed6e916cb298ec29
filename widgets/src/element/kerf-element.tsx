/** How a component becomes an element: shadow root, styles, attributes, hydration, events. */
import type { Runtime } from '@kerf/sdk/runtime';
import type { ComponentType } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { adoptStyles } from './adopt-styles.js';
import type { Draw } from './early.js';
import { pageRuntime } from './page-runtime.js';
import type { WidgetAttributes } from './widget-attributes.js';
import { goneEvent, serverMark, WidgetContext } from './widget-context.js';

const Base: typeof HTMLElement =
  typeof HTMLElement === 'undefined' ? (class {} as typeof HTMLElement) : HTMLElement;

/** A shop of one's own, as `createShop` of the SDK makes it, or what an element is with. */
export interface ConnectedShop {
  readonly runtime: Runtime;
}

/**
 * Base of every widget. Nothing is defined by importing it; see the `.define` module beside each widget.
 * It renders when connected, survives being moved, and lets go of everything a task after it was removed.
 */
export abstract class KerfElement extends Base {
  /** The component drawn in the shadow root. */
  declare static readonly component: ComponentType<WidgetAttributes>;
  /** Its style sheet, without the shared base. */
  declare static readonly styles: string;
  /** Of the copy that claimed the tag. */
  declare static readonly version?: string;
  declare static readonly observedAttributes: readonly string[];
  /** Labels of the page belong to it as they do to a field. */
  static readonly formAssociated = true;
  /**
   * Selector of what has something to do that nobody asks for: over a server's drawing with that in it, it starts at once.
   * Default: with the first sign of a person.
   */
  declare static readonly actsAlone?: string;
  /** Whether it only shows what is configured, so that over a server's drawing it also waits to come near what is in sight. */
  declare static readonly canWait?: true;

  /** @internal Fetches what has to be there before it takes over what a server drew. */
  prepare?(): Promise<unknown> | undefined;

  #root: ReturnType<typeof createRoot> | undefined;

  /** @internal What the element's shop is for its components, from when it is connected. */
  declare runtime: Runtime;

  /**
   * The shop that this element is with: default the page's. Set it to what `createShop` of the SDK made, for a page with
   * two shops, or one whose own interface and widgets share one.
   */
  get shop(): ConnectedShop {
    return this;
  }
  set shop({ runtime }: ConnectedShop) {
    this.runtime = runtime;
    this.#letGo();
    if (this.isConnected) this.connectedCallback();
  }

  connectedCallback(): void {
    if (this.#root) {
      this.#render();
      this.#reopen();
    }
    // While the parser is inside the tag its template may not be there yet.
    else if (this.hasAttribute(serverMark) && document.readyState === 'loading')
      document.addEventListener('DOMContentLoaded', () => this.#mount(), { once: true });
    else this.#mount();
  }

  disconnectedCallback(): void {
    queueMicrotask(() => {
      if (!this.isConnected) this.#letGo();
    });
  }

  adoptedCallback(): void {
    if (this.shadowRoot) adoptStyles(this.shadowRoot, this.#class.styles);
  }

  attributeChangedCallback(): void {
    this.#render();
  }

  /** @internal Sends a typed event out of the shadow root. Returns false when the page prevented its default. */
  emit(type: string, detail: unknown, cancelable = false): boolean {
    return this.dispatchEvent(new CustomEvent(type, { detail, cancelable, bubbles: true, composed: true }));
  }

  get #class() {
    return this.constructor as typeof KerfElement;
  }

  /** A dialog that was open while the page moved the widget is open still, and over the page no more. */
  #reopen(): void {
    for (const dialog of this.shadowRoot?.querySelectorAll<HTMLDialogElement>('dialog[open]') ?? []) {
      dialog.close();
      dialog.showModal();
    }
  }

  #letGo(): void {
    // For what stands over the widget, in its shadow root, and is drawn by itself.
    this.shadowRoot?.dispatchEvent(new Event(goneEvent));
    this.#root?.unmount();
    this.#root = undefined;
  }

  /** Draws, or takes over what a server has drawn. */
  #mount(): void {
    // In the npm package, a page may yet have to say which shop it is with.
    const runtime = this.runtime ?? pageRuntime(this);
    if (!runtime) return;
    this.runtime = runtime;
    const shadow = this.shadowRoot ?? this.attachShadow({ mode: 'open' });
    const drawn = shadow.querySelector<HTMLElement>('.root');
    const draw: Draw = (isDrawn) => {
      if (this.#root || !this.isConnected) return;
      // Those that a server of this version put there apply already: to parse them again would hold up the page.
      if (this.getAttribute(serverMark) !== this.#class.version) adoptStyles(shadow, this.#class.styles);
      const container = drawn ?? shadow.appendChild(document.createElement('div'));
      container.className = 'root';
      this.#root = isDrawn ? hydrateRoot(container, this.#view()) : createRoot(container);
      this.removeAttribute(serverMark);
      if (!isDrawn) this.#render();
    };
    if (drawn && this.hasAttribute(serverMark))
      import('./early.js').then(
        ({ whenNeeded }) => whenNeeded(this, draw),
        () => draw(),
      );
    else draw();
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
  return Object.fromEntries(names.map((name) => [name, read(name)?.trim() ?? '']));
}
