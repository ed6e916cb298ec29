import type { Runtime } from '@kerf/sdk/runtime';

/** A page of the shop, from wherever a widget stands: the shop is where its API is. */
export const shopUrl = (runtime: Runtime, path: string): string =>
  new URL(path, new URL(runtime.api, document.baseURI)).href;
