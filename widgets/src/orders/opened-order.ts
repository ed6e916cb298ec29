import type { OrderPartProps } from './order-part.js';
import { partOnDemand } from './part-on-demand.js';

/** One order with all that can be done with it, which a list does without. */
export const openedOrder = partOnDemand<OrderPartProps>(() =>
  import('./order-part.js').then(({ OrderPart }) => OrderPart),
);
