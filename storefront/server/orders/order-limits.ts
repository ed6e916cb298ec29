import { addressBlock } from '../http/address-block.js';
import type { Limit, Limits } from '../limits/limits.js';

const minute = 60_000;
const quarter = 15 * minute;
const hour = 60 * minute;

const writes: Limit = {
  name: 'order-writes',
  max: 120,
  per: quarter,
  refusal: 'Too many changes to orders came from your address.',
};
const messages: Limit = {
  name: 'order-messages',
  max: 30,
  per: hour,
  refusal: 'Too many messages were written about this order.',
};
// Orders and what is cancelled of them are told of by mail, to an address that nobody has proved to be theirs.
const placings = {
  pair: {
    name: 'guest-orders-of-pair',
    max: 20,
    per: hour,
    refusal: 'Too many orders were placed for this e-mail address. Nothing was ordered.',
    isGivenBack: true,
  },
  address: {
    name: 'guest-orders-of-address',
    max: 60,
    per: hour,
    refusal: 'Too many orders were placed from your address. Nothing was ordered.',
    isGivenBack: true,
  },
} satisfies Record<string, Limit>;
const cancels: Limit = {
  name: 'guest-cancels-of-pair',
  max: 30,
  per: hour,
  refusal: 'Too many pieces were cancelled. Write to us on the page of the order, or wait.',
};
const misses: Limit = {
  name: 'order-misses',
  max: 60,
  per: 10 * minute,
  refusal: 'Too many orders that do not exist were asked for from your address.',
};

/** Holds whoever reads and writes orders to what somebody needs who has some. */
export interface OrderLimits {
  takeWrite(address: string): Promise<void>;
  takeMessage(address: string, orderId: string): Promise<void>;
  /**
   * Before a guest places an order. `email` is the key of the address of e-mail that is told. What it answers with counts
   * the order as not placed.
   */
  takeGuestOrder(address: string, email: string): Promise<() => Promise<void>>;
  /** Before a guest cancels a piece. */
  takeGuestCancel(address: string, email: string): Promise<void>;
  /** Before it is told that there is no such order. */
  takeMiss(address: string): Promise<void>;
}

/** The limits of orders. */
export const createOrderLimits = ({ take, giveBack }: Limits): OrderLimits => ({
  takeWrite: (address) => take({ limit: writes, by: addressBlock(address) }),
  takeMessage: (address, orderId) =>
    take({ limit: writes, by: addressBlock(address) }, { limit: messages, by: orderId }),
  async takeGuestOrder(address, email) {
    const pair = { limit: placings.pair, by: `${addressBlock(address)}\n${email}` };
    const all = { limit: placings.address, by: addressBlock(address) };
    await take(pair);
    try {
      await take(all);
    } catch (refusal) {
      await giveBack(pair);
      throw refusal;
    }
    return () => giveBack(pair, all);
  },
  takeGuestCancel: (address, email) => take({ limit: cancels, by: `${addressBlock(address)}\n${email}` }),
  takeMiss: (address) => take({ limit: misses, by: addressBlock(address) }),
});
