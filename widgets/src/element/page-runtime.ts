import { type Runtime, sharedRuntime } from '@kerf/sdk/runtime';
import { readState } from './page-state.js';

/**
 * The one shop of this page. Without the loader's `data-api` its API is at `/api` on the origin that this module
 * came from.
 */
export function pageRuntime(): Runtime {
  return sharedRuntime({ api: new URL('/api', import.meta.url).href, initialState: readState });
}
