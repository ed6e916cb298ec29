/** The tabs of a browser tell each other when the cart changed. */
import { storageOf } from './page-storage.js';
import type { Runtime } from './runtime.js';

const name = 'kerf-cart';

/** What this tab hears the others by. What is said through it, it does not hear itself. */
let heard: BroadcastChannel | null = null;
let listeners = 0;

/**
 * Tells the other tabs, where they have the same cart: where nothing is kept, each tab has its own. `removed` is the line
 * that it has no more because somebody removed it.
 */
export function tellOtherTabs(rt: Runtime, removed: string | null): void {
  if (!storageOf(rt) || !globalThis.BroadcastChannel) return;
  const channel = heard ?? new BroadcastChannel(name);
  channel.postMessage(removed);
  if (channel !== heard) channel.close();
}

/** Calls back when another tab changed the cart, with the line that was removed there; returns the function that stops it. */
export function hearOtherTabs(listener: (removed: string | null) => void): () => void {
  if (!globalThis.BroadcastChannel) return () => {};
  heard ??= new BroadcastChannel(name);
  // Whatever runs on this origin may say something there.
  const hear = ({ data }: MessageEvent) => listener(typeof data === 'string' ? data : null);
  heard.addEventListener('message', hear);
  listeners++;
  return () => {
    heard?.removeEventListener('message', hear);
    listeners--;
    if (listeners > 0) return;
    heard?.close();
    heard = null;
  };
}
