import type { Runtime } from '@kerf/sdk/runtime';
import { clickEarlyTargets } from './early-clicks.js';
import { takeEarlyInput } from './early-input.js';

/** A widget that a server drew. */
interface DrawnWidget extends HTMLElement {
  readonly runtime: Runtime;
  prepare?(): Promise<unknown> | undefined;
}

/**
 * Draws a widget at once, over what a server has drawn where there is that: taken over where it is still as it was
 * drawn, else compared with it attribute by attribute.
 */
export type Draw = (isAsDrawn?: boolean) => void;

/**
 * Has a widget taken over in a task of its own, so that a page with several of them answers in between. At once; one
 * that can wait, once it is near what is in sight, has focus, or is no longer right because a configuration or an
 * attribute changed. Fetched by widgets that a server rendered alone.
 */
export const whenNeeded = (element: DrawnWidget, draw: Draw): unknown => setTimeout(wait, 0, element, draw);

function wait(element: DrawnWidget, draw: Draw): void {
  const { runtime } = element;
  const { canWait } = element.constructor as { canWait?: true };
  const { configurations } = runtime.snapshot();
  let isAsDrawn = true;
  let isNeeded = false;
  const start = () =>
    setTimeout(() => {
      if (element.shadowRoot && element.isConnected) replaying(element.shadowRoot, () => draw(isAsDrawn));
    });
  const need = () => {
    if (isNeeded) return;
    isNeeded = true;
    near.disconnect();
    attributes.disconnect();
    unsubscribe();
    element.removeEventListener('focusin', need);
    Promise.resolve(element.prepare?.()).then(start, start);
  };
  const change = () => {
    isAsDrawn = false;
    need();
  };
  const near = new IntersectionObserver(([entry]) => entry?.isIntersecting && need(), { rootMargin: '50%' });
  const attributes = new MutationObserver(change);
  const unsubscribe = runtime.subscribe(
    () => runtime.snapshot().configurations !== configurations && change(),
  );
  near.observe(element);
  attributes.observe(element, { attributes: true });
  element.addEventListener('focusin', need);
  if (!canWait) need();
}

/** Does again what a visitor chose and pressed before the script ran. */
function replaying(shadow: ShadowRoot, draw: () => void): void {
  const enter = takeEarlyInput(shadow);
  draw();
  enter();
  clickEarlyTargets(shadow);
}
