import { expect, it } from 'vitest';
import { cdp } from 'vitest/browser';
import { place, ready } from '../testing/contract-suite.js';
import { drawn } from '../testing/draw.js';
import { useTestShop } from '../testing/test-shop.js';

useTestShop();

/** Shows a preview, removes it, and returns what tells whether anything still keeps it. */
async function showAndRemove(item: string): Promise<WeakRef<HTMLElement>> {
  const element = place('kerf-preview', { item });
  await ready(element, (shadow) => expect(shadow.querySelector('[clip-path]')).not.toBeNull());
  // Chromium keeps the styles of what it has painted.
  await drawn();
  element.remove();
  return new WeakRef(element);
}

// A roll clips what is wound on it as well; what is printed on either is moved into its place.
it.each(['premium-business-card', 'roll'])('lets go of everything once it is removed: %s', async (item) => {
  await import('./preview.define.js');
  const removed: WeakRef<HTMLElement>[] = [];
  while (removed.length < 10) removed.push(await showAndRemove(item));
  await drawn();
  await cdp().send('HeapProfiler.collectGarbage');
  const kept = removed.filter((one) => one.deref()).length;
  // The first lends its styles to those that follow, and the last may be in use yet.
  expect(kept).toBeLessThanOrEqual(2);
});
