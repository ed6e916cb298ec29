import { addressBlock } from '../http/address-block.js';
import type { Limit, Limits } from '../limits/limits.js';

const drawn: Limit = {
  name: 'templates-drawn',
  max: 240,
  per: 15 * 60_000,
  refusal: 'Too many templates were asked for from your address.',
};

/** Holds whoever asks for templates to what somebody draws on. One of the list that is kept counts for nobody. */
export interface TemplateLimits {
  takeTemplate(address: string): Promise<void>;
}

/** The limits of templates. */
export const createTemplateLimits = ({ take }: Limits): TemplateLimits => ({
  takeTemplate: (address) => take({ limit: drawn, by: addressBlock(address) }),
});
