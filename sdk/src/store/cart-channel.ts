/** The tabs of a browser tell each other when the cart changed. */
import { storageOf } from './page-storage.js';
import type { Runtime } from './runtime.js';

const name = 'kerf-cart';

/** What this tab hears the others by. What is said through it, it does not hear itself. */
let heard: BroadcastChannel | null = null;
let listeners = 0;

/** Tells the other tabs, where they have the same cart: where nothing is kept, each tab has its own. */
export function tellOtherTabs(rt: Runtime): void {
  if (!storageOf(rt) || !globalThis.BroadcastChannel) return;
  const channel = heard ?? new BroadcastChannel(name);
  channel.postMessage(null);
  if (channel !== heard) channel.close();
}

/** Calls back when another tab changed the cart; returns the function that stops it. */
export function hearOtherTabs(listener: () => void): () => void {
  if (!globalThis.BroadcastChannel) return () => {};
  heard ??= new BroadcastChannel(name);
  heard.addEventListener('message', listener);
  listeners++;
  return () => {
    heard?.removeEventListener('message', listener);
    listeners--;
    if (listeners > 0) return;
    heard?.close();
    heard = null;
  };
}
