import type { ConfigurationState } from '@kerf/sdk/runtime';

type State = ConfigurationState | undefined;

const wait = (ms?: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * What the panel draws a change after; undefined: at once. Prices stand in a table of them first, which has all of them,
 * where the panel says one. So does a table of the page, where a panel is about to be drawn for the first time: the table is
 * little, and the panel much. It has two frames to be seen; one whose code does not come holds the panel up for 500 ms.
 */
export function turnOf(before: State, now: State): Promise<unknown> | undefined {
  if (before?.range) {
    if (before.range === now?.range && before.selection === now.selection) return wait();
  } else if (now?.range && document.querySelector('kerf-price-table'))
    return Promise.race([customElements.whenDefined('kerf-price-table').then(() => wait(32)), wait(500)]);
}
