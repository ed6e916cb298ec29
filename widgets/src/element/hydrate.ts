import type { ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { clickEarlyTargets } from './early-clicks.js';
import { takeEarlyInput } from './early-input.js';

/**
 * Takes over what a server rendered: the same drawing, now heard. What was chosen and pressed before is done again.
 * Fetched by pages that a server rendered; others never need it.
 */
export function hydrate(
  shadow: ShadowRoot,
  container: HTMLElement,
  view: ReactNode,
): [ReturnType<typeof hydrateRoot>, () => void] {
  const replay = takeEarlyInput(shadow);
  const root = hydrateRoot(container, view);
  return [
    root,
    () => {
      replay();
      clickEarlyTargets(shadow);
    },
  ];
}
