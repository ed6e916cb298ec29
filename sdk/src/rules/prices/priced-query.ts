import type { Range } from '../../contract/catalogue.js';
import type { Selection } from '../../contract/selection.js';
import { quantityOf, setsOf } from '../quantity/selected.js';
import { toPricingQuery } from './pricing-query.js';
import { toPricingRequest } from './pricing-request.js';

/** What the price of a selection, at its quantity and sets, is asked about with; null while it can have none. */
export function toPricedQuery(range: Range, selection: Selection): string | null {
  const request = toPricingRequest(range, selection);
  const quantity = quantityOf(range, selection);
  const kinds = setsOf(selection);
  return request && quantity && kinds ? toPricingQuery({ ...request, quantity, kinds }) : null;
}
