import { addressBlock } from '../http/address-block.js';
import type { Limit, Limits } from '../limits/limits.js';

const requests: Limit = {
  name: 'sample-packs',
  max: 10,
  per: 3_600_000,
  refusal: 'Too many sample packs were asked for from your address.',
};

/** Counts a wish for a sample pack; throws for one too many. */
export type TakeSample = (address: string) => Promise<void>;

/** Holds who asks for sample packs to what an office needs. */
export const createSampleLimit =
  (limits: Limits): TakeSample =>
  (address) =>
    limits.take({ limit: requests, by: addressBlock(address) });
