import { createHash } from 'node:crypto';
import type { PricingRequest } from '@kerf/sdk/contract';
import { toPricingQuery } from '@kerf/sdk/rules';

/**
 * Names a configuration without its quantity. Sets and the landing item are left out: neither changes the price of
 * one set.
 */
export const hashConfiguration = (request: PricingRequest): string =>
  createHash('sha256')
    .update(toPricingQuery({ ...request, featured_item_id: null, quantity: null, kinds: 1 }))
    .digest('base64url')
    .slice(0, 22);

/** The name of one price: version of the rate cards, configuration and quantity. */
export const toPricingId = (version: string, configurationHash: string, quantity: number): string =>
  `${version}.${configurationHash}.${quantity}`;

/** Whether a price was made from the rate cards of this version, so that it can't have moved since. */
export const isOfVersion = (pricingId: string, version: string): boolean =>
  pricingId.startsWith(`${version}.`);
