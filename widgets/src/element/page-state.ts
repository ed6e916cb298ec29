import type { ShopState } from '@kerf/sdk/runtime';

/** Id of the JSON script that a server-rendered page puts before its first widget. */
export const stateId = 'kerf-state';

/** The state that the server rendered with, or null on a page that it did not render. */
export function readState(): Partial<ShopState> | null {
  const text = document.getElementById(stateId)?.textContent;
  return text ? JSON.parse(text) : null;
}
