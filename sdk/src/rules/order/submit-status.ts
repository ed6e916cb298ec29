/** What the button under a configuration does, and whether it and its neighbours can be pressed. */
import { rollCuttingId } from '../../contract/limits.js';
import { isSettled, totalCents } from '../prices/total.js';
import { chosenProduct } from '../products/product.js';
import { cuttingOf, isListPriced } from '../products/supply.js';
import { countsOf } from '../quantity/counts.js';
import { checkSelectedQuantity } from '../quantity/quantity.js';
import { setsOf } from '../quantity/selected.js';
import { checkSelectedSize } from '../size/size.js';
import type { Configuration } from './configuration.js';

/** Codes of letters whose size, which their font gives, or whose number only the shop can tell to be too large. */
const lettersAbove = /ABOVE|LONG/;

/**
 * 'quote' when the size is too large, the quantity outside of the listed ones, or the supply made to quotation alone;
 * 'disabled' without a size, below the smallest, too large for a roll, with an empty custom quantity, with a count
 * missing or too large, or when pricing failed; else 'add'.
 */
export function submitStatus(
  configuration: Pick<Configuration, 'range' | 'selection' | 'pricing' | 'pricingProblem'>,
): 'add' | 'quote' | 'disabled' {
  const { range, selection, pricing, pricingProblem } = configuration;
  if (!range || !selection) return 'disabled';
  const product = chosenProduct(range, selection);
  const { cutting_id } = selection;
  const size = checkSelectedSize(range, selection).status;
  const quantity = checkSelectedQuantity(range, selection).status;
  if (size === 'empty' || size === 'below' || quantity === 'empty' || !countsOf(range, selection))
    return 'disabled';
  // What a roll can't take is no special size: another winding or size of the list is.
  if (size === 'above' && cutting_id === rollCuttingId) return 'disabled';
  // Made to quotation, it has no price to fail. Until there is another answer, letters that were too large are that.
  if (
    size === 'above' ||
    (selection.lettering && lettersAbove.test(String(pricingProblem?.code))) ||
    !isListPriced(cuttingOf(product, cutting_id))
  )
    return 'quote';
  if (pricing === 'failed') return 'disabled';
  return quantity === 'ok' ? 'add' : 'quote';
}

/** Whether the button can be pressed: not while pricing, typing or submitting, nor with less than one set. */
export function canSubmit(configuration: Configuration): boolean {
  const status = submitStatus(configuration);
  return (
    status !== 'disabled' &&
    isSettled(configuration) &&
    !configuration.submitting &&
    configuration.selection !== null &&
    setsOf(configuration.selection) > 0 &&
    (status === 'quote' || totalCents(configuration) > 0)
  );
}

/** Whether the configuration can be compared and printed: it has a price that stands. */
export const canCompare = (configuration: Configuration): boolean =>
  isSettled(configuration) && totalCents(configuration) > 0;
