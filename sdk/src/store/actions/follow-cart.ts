import { hearOtherTabs } from '../cart-channel.js';
import type { Runtime } from '../runtime.js';
import { loadCart } from './load-cart.js';

/** How many follow the cart of a page, and what ends it. */
interface Following {
  count: number;
  end: () => void;
}

const followed = /* @__PURE__ */ new WeakMap<Runtime, Following>();

/** Shows what other tabs do to the cart, from now until the returned function is called. However many follow, each change is read once. */
export function followCart(rt: Runtime): () => void {
  const following = followed.get(rt) ?? { count: 0, end: hearOtherTabs(() => loadCart(rt)) };
  followed.set(rt, following);
  following.count++;
  return () => {
    following.count--;
    if (following.count > 0) return;
    following.end();
    followed.delete(rt);
  };
}
