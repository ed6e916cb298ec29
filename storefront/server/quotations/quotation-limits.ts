import { addressBlock } from '../http/address-block.js';
import type { Limit, Limits } from '../limits/limits.js';

const minute = 60_000;
const hour = 60 * minute;

const made: Limit = {
  name: 'quotations',
  max: 60,
  per: hour,
  refusal: 'Too many quotations were made from your address.',
};
const writes: Limit = {
  name: 'quotation-writes',
  max: 120,
  per: 15 * minute,
  refusal: 'Too many changes to quotations came from your address.',
};
const papers: Limit = {
  name: 'quotation-papers',
  max: 120,
  per: 15 * minute,
  refusal: 'Too many quotations were drawn for your address.',
};
const misses: Limit = {
  name: 'quotation-misses',
  max: 60,
  per: 10 * minute,
  refusal: 'Too many quotations that do not exist were asked for from your address.',
};

/** Holds whoever makes and reads quotations to what somebody needs who buys for an office. */
export interface QuotationLimits {
  takeMade(address: string): Promise<void>;
  takeWrite(address: string): Promise<void>;
  takePaper(address: string): Promise<void>;
  /** Before it is told that there is no such quotation. */
  takeMiss(address: string): Promise<void>;
}

/** The limits of quotations. */
export const createQuotationLimits = ({ take }: Limits): QuotationLimits => {
  const takeOf = (limit: Limit) => (address: string) => take({ limit, by: addressBlock(address) });
  return {
    takeMade: takeOf(made),
    takeWrite: takeOf(writes),
    takePaper: takeOf(papers),
    takeMiss: takeOf(misses),
  };
};
