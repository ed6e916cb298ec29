/**
 * What every widget on a page shares, whichever copy of the library created it. Kept to plain functions over plain
 * data, because a proxy made by one copy of valtio can't be read by another.
 */
import type { Send } from '../client/send.js';
import type { ShopState } from './shop-state.js';

/** What keeps a text under a name between visits. */
export type KeptIn = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export interface Runtime {
  /** Version of the copy that created it; copies of the same major share it. */
  readonly version: string;
  /** Base of the API, absolute or rooted, without a trailing slash. */
  readonly api: string;
  /** Where the shop's pages and pictures are, where that is not the origin of `api`. */
  readonly shop: string | undefined;
  /** The writable state. For actions alone: everybody else reads {@link Runtime.snapshot}. */
  readonly state: ShopState;
  /** Calls back after a change, batched; returns the function that stops it. */
  subscribe(listener: () => void): () => void;
  /** An immutable picture of the state, identical (===) while nothing changed, part by part. */
  snapshot(): ShopState;
  readonly send: Send;
  /** Where the cart token rests between visits: the browser's storage as far as page and visitor let it, another one, or nowhere. */
  readonly storage: 'page' | KeptIn | null;
  /** Timers and requests under way, by purpose, so that a later one replaces an earlier one. */
  readonly pending: Map<string, () => void>;
  /** What fetches again what failed of a configuration, or prices that wait for the end of typing, by its name. */
  readonly retries: Map<string, () => void>;
  /** How many widgets say what a configuration is of, by its name. */
  readonly namers: Map<string, number>;
  /** What tells the page of a configuration, by its name: one, whichever copies of the library its widgets came with. */
  readonly speakers: Map<string, unknown>;
}
