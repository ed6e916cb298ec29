import type { Runtime, ShopState } from '@kerf/sdk/runtime';
import { repeatEarly } from './early-clicks.js';
import { hasEarlyInput, takeEarlyInput } from './early-input.js';
import { keepEarlySubmit } from './early-submit.js';
import { onFirstSign } from './first-sign.js';
import { notFetched } from './not-fetched.js';
import { sayLost } from './say-lost.js';
import { serverMark } from './widget-context.js';

/** A widget that a server drew. */
interface DrawnWidget extends HTMLElement {
  runtime: Runtime;
  prepare?(): Promise<unknown> | undefined;
  emit(type: string, detail: unknown): boolean;
  /** Draws it again, once it is drawn. */
  attributeChangedCallback(): void;
}

/** Draws a widget at once; over what a server has drawn it takes that to be what it would draw. */
export type Draw = (isDrawn?: boolean) => void;

/** What a server drew the widgets of a page from: some of them are fetched only once somebody has changed it. */
const drawnFroms = new WeakMap<Runtime, ShopState>();

/** What does something by itself where it is pressed, and is taken over by itself. */
const controls = 'button, label, input, select, a, summary';

/**
 * Has a widget taken over in a task of its own, so that a page with several of them answers in between. That is once a
 * person gave a first sign of being there; of one that can wait, once it is near what is in sight as well, or has focus.
 * At once where it has something to do that nobody asks for, or is no longer right because a configuration or an
 * attribute changed. What takes it over may not come: what was drawn stays as it is then, and that is said beside it. Fetched
 * by widgets that a server rendered alone.
 */
export const whenNeeded = (element: DrawnWidget, draw: Draw): unknown => setTimeout(wait, 0, element, draw);

function wait(element: DrawnWidget, draw: Draw): void {
  const { runtime, shadowRoot: shadow } = element;
  if (!shadow) return;
  const { actsAlone, canWait } = element.constructor as { actsAlone?: string; canWait?: true };
  const drawnFrom = drawnFroms.get(runtime) ?? runtime.snapshot();
  drawnFroms.set(runtime, drawnFrom);
  const isChanged = () => runtime.snapshot().configurations !== drawnFrom.configurations;
  let isNeeded = false;
  let pressed: HTMLElement | null = null;
  let lost: ReturnType<typeof sayLost> | undefined;
  const press = ({ target }: Event) => {
    if (target instanceof HTMLElement && !target.closest(controls)) pressed = target;
  };
  /**
   * Sent as a form it would leave the page. What was typed too early is known to the form alone, which goes then, and so it
   * does where no script comes; without a connection all would be lost with it.
   */
  const hold = (event: SubmitEvent) => {
    if (!event.submitter || (navigator.onLine && (lost || hasEarlyInput(shadow)))) return;
    event.preventDefault();
    pressed = event.submitter;
    if (lost) prepare();
    else need();
  };
  const start = () => {
    lost?.end();
    // One that was moved meanwhile has waited twice.
    if (!element.isConnected || !element.hasAttribute(serverMark)) return;
    const entered = takeEarlyInput(shadow);
    if (isChanged()) {
      // What changed since is drawn afterwards, so that what stays the same stays where it is.
      element.runtime = { ...runtime, snapshot: () => drawnFrom };
      draw(true);
      element.runtime = runtime;
      element.attributeChangedCallback();
    } else draw(true);
    shadow.removeEventListener('click', press);
    shadow.removeEventListener('submit', hold as EventListener);
    repeatEarly(shadow, entered).then(() => pressed?.click());
  };
  const need = () => {
    if (isNeeded) return;
    isNeeded = true;
    near.disconnect();
    attributes.disconnect();
    unsubscribe();
    element.removeEventListener('focusin', need);
    prepare();
  };
  const prepare = () => Promise.resolve(element.prepare?.()).then(() => setTimeout(start), lose);
  const lose = () => {
    // Whoever still wants it presses again: who comes back later may have forgotten it.
    pressed = null;
    lost ??= sayLost(shadow, prepare);
    lost.again();
    element.emit('kerf-error', notFetched);
  };
  // Told of several places at once where the page moved before anybody listened: it was near if it was so in any.
  const near = new IntersectionObserver(
    (places) => places.some(({ isIntersecting }) => isIntersecting) && need(),
    { rootMargin: '50%' },
  );
  const attributes = new MutationObserver(need);
  const unsubscribe = runtime.subscribe(() => isChanged() && need());
  attributes.observe(element, { attributes: true });
  // On the others a press brings the focus, and they wait for its end.
  if (canWait) element.addEventListener('focusin', need);
  shadow.addEventListener('click', press);
  shadow.addEventListener('submit', hold as EventListener);
  keepEarlySubmit(shadow);
  if (isChanged() || (actsAlone && shadow.querySelector(actsAlone))) {
    need();
    return;
  }
  onFirstSign(element, () => (canWait ? isNeeded || near.observe(element) : need()));
}
