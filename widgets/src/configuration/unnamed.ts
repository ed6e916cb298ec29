import type { Problem } from '@kerf/sdk/runtime';

/** How long a widget waits for another one to say what the page is about, ms. */
export const patience = 5_000;

/** Mistakes of a page, said where they show. */
export const unnamed: Problem = {
  code: 'WIDGET_UNNAMED',
  message: 'No tag on this page names the item. Add item="…" to this one.',
  isRetryable: false,
};

export const nameTaken: Problem = {
  code: 'WIDGET_CONFIGURATION_TAKEN',
  message:
    'Another tag of this page has this configuration for another item. Give one of them a configuration of its own.',
  isRetryable: false,
};
