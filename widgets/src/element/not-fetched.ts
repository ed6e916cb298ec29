import type { Problem } from '@kerf/sdk/runtime';

/** What is said, and told to the page, when somebody needed code in vain that is fetched on demand. */
export const notFetched: Problem = {
  code: 'LOADER_CHUNK_FAILED',
  message: 'That did not load. Try again.',
  isRetryable: true,
};
