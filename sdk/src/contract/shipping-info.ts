/** How long an order takes and when: what a page says of delivery before anything is in the cart. */
import { enums, type Infer, integer, object, pattern } from 'superstruct';
import { boundedText } from './bounded.js';

const isoDate = pattern(boundedText(), /^\d{4}-\d{2}-\d{2}$/);

/**
 * A product of an item, by the standard way of delivery: business days of printing and of shipping, and the days that an
 * order has which is approved and paid now: the first day of printing, the day that it ships, and the day that it is at
 * the door at the latest. ISO 'YYYY-MM-DD', in the shop's zone.
 */
export const ShippingInfo = object({
  id: integer(),
  product: boundedText(),
  printing_days: integer(),
  shipping_days: integer(),
  starts: isoDate,
  ships: isoDate,
  arrives: isoDate,
});
export type ShippingInfo = Infer<typeof ShippingInfo>;

/** A day on which the shop does not work: a public holiday ('regular') or a closure of its own ('special'). ISO date. */
export const Holiday = object({ date: isoDate, name: boundedText(), type: enums(['regular', 'special']) });
export type Holiday = Infer<typeof Holiday>;
