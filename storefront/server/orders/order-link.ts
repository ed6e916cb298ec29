import { ordersPath } from '@kerf/sdk/contract';
import type { Letter } from '../mail/letter.js';

/** Where a letter leads: to the order, or to one piece of it. */
export const toOrder = (
  order: { id: string },
  words: string,
  line?: { id: string },
  type?: 'proof' | 'messages',
): NonNullable<Letter['link']> => ({
  path: `${ordersPath}?${new URLSearchParams({
    master_id: order.id,
    ...(line && { order_detail_id: line.id }),
    ...(type && { type }),
  })}`,
  words,
});
