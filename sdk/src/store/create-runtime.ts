import { proxy, snapshot, subscribe } from 'valtio/vanilla';
import { createSend, type SendOptions } from '../client/create-send.js';
import { version } from '../version.js';
import { opaque } from './opaque.js';
import type { Runtime } from './runtime.js';
import type { CartState, ConfigurationState, ShopState } from './shop-state.js';

/** `api` is the base of the API without a trailing slash, `timeout` in ms (default 10 000). */
export interface RuntimeOptions {
  api: string;
  /** Address of the shop's pages and pictures. Default: the origin of `api`. */
  shop?: string | undefined;
  fetch?: typeof globalThis.fetch | undefined;
  timeout?: number | undefined;
  storage?: Runtime['storage'] | undefined;
  /** @internal What was asked for before the runtime was there. */
  early?: SendOptions['early'];
  /** What is known from the start, such as the state that a server rendered with. */
  initialState?: (() => Partial<ShopState> | null) | undefined;
}

const openFields = <T extends object>(state: T): T =>
  Object.fromEntries(Object.entries(state).map(([key, value]) => [key, opaque(value)])) as T;

const emptyCart: CartState = { status: 'idle', problem: null, token: null, cart: null, busy: [] };

/** Makes a shop's runtime: its state, and the door to its API. One per page; one per request on a server. */
export function createRuntime({
  api,
  shop,
  fetch,
  timeout,
  storage = null,
  early,
  initialState,
}: RuntimeOptions): Runtime {
  const given = initialState?.();
  const known = given ?? {};
  // Of no prototype, as every record that pages name the keys of: 'constructor' is a name like any other.
  const configurations: Record<string, ConfigurationState> = Object.create(null);
  for (const [name, state] of Object.entries(known.configurations ?? {}))
    configurations[name] = openFields(state);
  const state: ShopState = proxy({
    ...known,
    configurations,
    cart: openFields(known.cart ?? emptyCart),
  });
  return {
    version,
    api,
    shop,
    state,
    subscribe: (listener) => subscribe(state, listener),
    snapshot: () => snapshot(state) as ShopState,
    send: createSend({ api, fetch, timeout, early, isSoon: !early && !given }),
    storage,
    pending: new Map(),
    retries: new Map(),
    namers: new Map(),
    speakers: new Map(),
  };
}
