/** The tabs of a browser tell each other when the cart changed. */
import type { Runtime } from './runtime.js';

const name = 'kerf-cart';

/** Tells the other tabs, where they have the same cart: where nothing is kept, each tab has its own. */
export function tellOtherTabs(rt: Runtime): void {
  if (!rt.storage || !globalThis.BroadcastChannel) return;
  const channel = new BroadcastChannel(name);
  channel.postMessage(null);
  channel.close();
}

/** Calls back when another tab changed the cart; returns the function that stops it. */
export function hearOtherTabs(listener: () => void): () => void {
  if (!globalThis.BroadcastChannel) return () => {};
  const channel = new BroadcastChannel(name);
  channel.onmessage = listener;
  return () => channel.close();
}
