import { ordersPath } from '@kerf/sdk/contract';
import type { Letter } from '../mail/letter.js';

/** The form by which a guest's order opens, as an address of the way in names it. */
export const guestForm = 'non-member';

/**
 * Where a letter leads: to the order, or to one piece of it. It names the order as the letter does, so that the way in has
 * the number filled in on a device where the order is not open; the shop tells that to nobody who knows the id alone.
 */
export const toOrder = (
  order: { id: string; number: string; person_id: string | null },
  words: string,
  line?: { id: string },
  type?: 'proof' | 'messages',
): NonNullable<Letter['link']> => ({
  path: `${ordersPath}?${new URLSearchParams({
    master_id: order.id,
    ...(line && { order_detail_id: line.id }),
    ...(type && { type }),
    order: order.number,
    ...(order.person_id === null && { form: guestForm }),
  })}`,
  words,
});
