import type { Runtime } from '@kerf/sdk/runtime';

/** Whether a widget stands on a page of the shop itself, where alone passwords are typed. Servers draw no other pages. */
export const isOwnShop = ({ api }: Pick<Runtime, 'api'>, host: object | null): boolean =>
  host === null || new URL(api, location.href).origin === location.origin;
