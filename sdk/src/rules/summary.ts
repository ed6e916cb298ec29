/** The summary of a configuration. */
import type { Product, Range } from '../contract/catalogue.js';
import type { PricingRequest } from '../contract/pricing.js';
import type { Selection } from '../contract/selection.js';
import { chosenProduct } from './chosen-product.js';
import { describe } from './describe.js';
import { kindsOf } from './kinds.js';
import { quantityOf } from './quantity-status.js';

const separator = ' / ';

/** The parts of the summary of what is selected. */
export const summaryParts = (range: Range, selection: Selection): string[] =>
  describe(chosenProduct(range, selection), {
    ...selection,
    quantity: quantityOf(range, selection),
    kinds: kindsOf(selection),
  });

/** The summary of what is selected as a line of text. */
export const summaryText = (range: Range, selection: Selection): string =>
  summaryParts(range, selection).join(separator);

/** The summary of a configuration as it travels, which reads as that of the selection it came from. */
export const requestSummaryText = (product: Product, request: PricingRequest): string =>
  describe(product, request).join(separator);
