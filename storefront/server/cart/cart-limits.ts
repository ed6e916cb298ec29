import { addressBlock } from '../http/address-block.js';
import type { Limits, Use } from '../limits/limits.js';
import { hashToken } from './cart-token.js';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** What a write of carts is to be counted as. */
interface CartWrite {
  /** The token of the cart that it changes; null for none. */
  changed: string | null;
  makesCart: boolean;
  /** Whether its answer is kept for a day. */
  isNamed: boolean;
}

/** Holds whoever reads and writes carts to what an office of busy people behind one address would do. */
export interface CartLimits {
  /** Before a cart is written to, and outside of its transaction. */
  takeWrite(address: string, write: CartWrite): Promise<void>;
  /** When a token turned out to open nothing, and before that is told. */
  takeMiss(address: string): Promise<void>;
}

/** The limits of carts; all follow from the writes that one address may make in a minute. */
export function createCartLimits(limits: Limits, writesPerMinute: number): CartLimits {
  const share = (part: number) => Math.max(1, Math.ceil(writesPerMinute / part));
  const refusal = 'Too many changes to carts came from your address.';
  const writes = { name: 'cart-writes', max: writesPerMinute, per: minute, refusal };
  const namedWrites = {
    name: 'named-cart-writes',
    max: 20 * writesPerMinute,
    per: day,
    refusal: 'Too many changes to carts came from your address today.',
  };
  const newCarts = {
    name: 'new-carts',
    max: writesPerMinute,
    per: hour,
    refusal: 'Too many carts were made from your address.',
  };
  const changes = {
    name: 'cart-changes',
    max: share(5),
    per: minute,
    refusal: 'This cart was changed too often.',
  };
  const misses = {
    name: 'cart-misses',
    max: share(10),
    per: 10 * minute,
    refusal: 'Too many carts that do not exist were asked for from your address.',
  };
  return {
    async takeWrite(address, { changed, makesCart, isNamed }) {
      const by = addressBlock(address);
      const uses: Use[] = [{ limit: writes, by }];
      if (isNamed) uses.push({ limit: namedWrites, by });
      if (makesCart) uses.push({ limit: newCarts, by });
      if (changed !== null) uses.push({ limit: changes, by: hashToken(changed) });
      await limits.take(...uses);
    },
    takeMiss: (address) => limits.take({ limit: misses, by: addressBlock(address) }),
  };
}
