import { hearOtherTabs } from '../cart-channel.js';
import type { Runtime } from '../runtime.js';
import { loadCart } from './load-cart.js';

/** How many follow the cart of a page, and what ends it. */
interface Following {
  count: number;
  end: () => void;
}

const followed = /* @__PURE__ */ new WeakMap<Runtime, Following>();

/**
 * Shows what other tabs do to the cart, from now until the returned function is called. However many follow, each change is
 * read once. `onRemoved` hears of a line that was removed there, while the cart still has it.
 */
export function followCart(rt: Runtime, onRemoved?: (line: string) => void): () => void {
  const following = followed.get(rt) ?? { count: 0, end: hearOtherTabs(() => loadCart(rt)) };
  followed.set(rt, following);
  following.count++;
  const stopHearing = hearOtherTabs((removed) => removed !== null && onRemoved?.(removed));
  return () => {
    stopHearing();
    following.count--;
    if (following.count > 0) return;
    following.end();
    followed.delete(rt);
  };
}
