import { clickEarlyTargets } from './early-clicks.js';
import { takeEarlyInput } from './early-input.js';

/**
 * Takes what a visitor chose and pressed in a server-rendered widget before its script ran, and returns the function
 * that does it again. Fetched by widgets that a server rendered; others never need it.
 */
export function takeEarly(shadow: ShadowRoot): () => void {
  const enter = takeEarlyInput(shadow);
  return () => {
    enter();
    clickEarlyTargets(shadow);
  };
}
