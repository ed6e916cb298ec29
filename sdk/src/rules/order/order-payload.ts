import type { OrderPayload } from '../../contract/cart.js';
import { toPricingRequest } from '../prices/pricing-request.js';
import { selectedRow } from '../prices/total.js';
import { setsOf } from '../quantity/selected.js';
import type { Configuration } from './configuration.js';
import { rowPayload } from './row-payload.js';

/** What adding a configuration to the cart sends, or null while it has no price or no sets. */
export function toOrderPayload(
  configuration: Pick<Configuration, 'range' | 'selection' | 'rows'>,
): OrderPayload | null {
  const { range, selection } = configuration;
  const row = selectedRow(configuration);
  const request = range && selection && toPricingRequest(range, selection);
  if (!row || !request || !setsOf(selection)) return null;
  return rowPayload(request, row, selection.quantity_index);
}
