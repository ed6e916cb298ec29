import type { Widget } from '../element/widget-context.js';
import type { PanelProps } from './panel-props.js';

/** The cart's code. Rejects where it did not come; asked again, it is fetched again. */
export const fetchAddToCart = () => import('./add-to-cart.js');

/** The line that an earlier press put it into, '' before any. */
interface Into {
  current: string;
}

/** Bars with a press on its way: a second one is part of it. */
const pressed = new WeakSet<Into>();

/**
 * Puts what is configured into the cart, or in the place of the line that is being changed, and tells the page, once for
 * what becomes one addition. Rejects where the cart's code did not come.
 */
export async function putIntoCart(props: PanelProps, widget: Widget, into: Into): Promise<void> {
  if (pressed.has(into)) return;
  pressed.add(into);
  try {
    await put(props, widget, into);
  } finally {
    pressed.delete(into);
  }
}

async function put({ name, state, line }: PanelProps, { runtime, host }: Widget, into: Into): Promise<void> {
  const { addToCart, isRepeatedAddition, keepEditedLine } = await fetchAddToCart();
  const about = { configuration: name, item: state.item, selection: state.selection };
  const place = { line: (line && into.current) || line || null };
  if (isRepeatedAddition(runtime, name, place)) return;
  if (!host?.emit('kerf-before-add-to-cart', { ...about, ...place }, true)) return;
  const result = await addToCart(runtime, name, place);
  // A panel that its page took away meanwhile is heard all the same: the cart is the page's.
  const page = host.isConnected ? host : { emit: host.emit.bind(document as unknown as typeof host) };
  if (result.ok) {
    page.emit('kerf-add-to-cart', { ...about, line: result.lineId });
    if (line) {
      // It may have become part of another line, which a second press changes.
      into.current = result.lineId;
      keepEditedLine(result.lineId);
    }
  } else page.emit('kerf-error', { ...about, ...result.problem });
}
