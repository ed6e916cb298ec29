import type { Runtime } from './runtime.js';
import { stopTyping } from './typing.js';

/** Forgets all typing, because the whole selection was replaced. Apart, since a price table has no use for it. */
export function stopAllTyping(rt: Runtime, name: string): void {
  for (const field of ['size', 'quantity', 'sets', 'cut_per_shape', 'ea'] as const)
    stopTyping(rt, name, field);
}
