import { type Runtime, sharedRuntime } from '@kerf/sdk/runtime';
import { readState } from './page-state.js';

/**
 * The one shop of this page. Without the loader's `data-api` its API is at `/api` on the origin that this module
 * came from. The npm package has a module of its own in place of this one, since it comes from anywhere.
 */
export function pageRuntime(_element?: object): Runtime | undefined {
  return sharedRuntime({ api: new URL('/api', import.meta.url).href, initialState: readState });
}
