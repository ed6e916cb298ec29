import type { Problem } from '@kerf/sdk/runtime';

/** How long a widget waits for another one to say what the page is about, ms. */
export const patience = 5_000;

/** A page's mistake, said where it shows. */
export const unnamed: Problem = {
  code: 'WIDGET_UNNAMED',
  message: 'No tag on this page names the item. Add item="…" to this one.',
  isRetryable: false,
};
