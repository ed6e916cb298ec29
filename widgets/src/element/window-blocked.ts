import type { Problem } from '@kerf/sdk/runtime';

/** The browser opened no window of the shop. */
export const windowBlocked: Problem = {
  code: 'WIDGET_WINDOW_BLOCKED',
  message: 'This page may open no windows. Copy the address of the link, and open it yourself.',
  isRetryable: false,
};
