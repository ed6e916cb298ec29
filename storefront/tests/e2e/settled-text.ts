import type { Locator } from '@playwright/test';

/** Frames that a count of prices takes at most, and some more. */
const frames = 24;

/**
 * The text of an element once it stands still. Told by the frames that the page has drawn, in which a count goes on:
 * a clock of our own would take a page that is kept waiting for one that is done.
 */
export async function settledText(element: Locator): Promise<string> {
  const text = await element.evaluate(async (node, count) => {
    let last = node.textContent;
    for (let still = 0; still < count; still++) {
      await new Promise(requestAnimationFrame);
      if (node.textContent !== last) still = 0;
      last = node.textContent;
    }
    return last;
  }, frames);
  return text?.trim() ?? '';
}
