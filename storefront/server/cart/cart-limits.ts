import { addressBlock } from '../limits/address-block.js';
import type { Limits, Use } from '../limits/limits.js';
import { hashToken } from './cart-token.js';

const minute = 60_000;
const hour = 3_600_000;

/** Holds whoever reads and writes carts to what an office of busy people behind one address would do. */
export interface CartLimits {
  /** Before a cart is read. */
  beforeRead(address: string, token: string | null): Promise<void>;
  /** Before a cart is written to, and outside of its transaction. */
  beforeWrite(address: string, token: string | null): Promise<void>;
  /** After a token turned out to open nothing. */
  afterMiss(address: string): Promise<void>;
}

/** The limits of carts; all follow from the writes that one address may make in a minute. */
export function createCartLimits(limits: Limits, writesPerMinute: number): CartLimits {
  const share = (part: number) => Math.max(1, Math.ceil(writesPerMinute / part));
  const refusal = 'Too many changes to carts came from your address.';
  const writes = { name: 'cart-writes', max: writesPerMinute, per: minute, refusal };
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
    async beforeRead(address, token) {
      if (token !== null) await limits.require({ limit: misses, by: addressBlock(address) });
    },
    async beforeWrite(address, token) {
      const by = addressBlock(address);
      if (token !== null) await limits.require({ limit: misses, by });
      const second: Use = token === null ? { limit: newCarts, by } : { limit: changes, by: hashToken(token) };
      await limits.take({ limit: writes, by }, second);
    },
    afterMiss: (address) => limits.note({ limit: misses, by: addressBlock(address) }),
  };
}
