import type { Runtime } from '@kerf/sdk/runtime';

const isAbsolute = /^[a-z][a-z\d+.-]*:/i;

/**
 * Where a page or a file of the shop is, from wherever a widget stands. On the shop's own pages its path is right as
 * it is, also while a server draws them.
 */
export const shopUrl = ({ api, shop = api }: Pick<Runtime, 'api' | 'shop'>, path: string): string =>
  isAbsolute.test(shop) ? new URL(path, shop).href : path;

/** Where links to the shop open: it lets nobody show it in a frame, so that a framed page needs a window for it. */
export const shopTarget = globalThis.top && globalThis.top !== globalThis.self ? '_blank' : undefined;
