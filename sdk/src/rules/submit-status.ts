/** What the button under a configuration does, and whether it and its neighbours can be pressed. */
import type { Configuration } from './configuration.js';
import { kindsOf } from './kinds.js';
import { checkSelectedQuantity } from './quantity.js';
import { checkSelectedSize } from './size.js';
import { totalCents } from './total.js';

/**
 * 'quote' when the size is too large or the quantity outside of the listed ones; 'disabled' without a size, below the
 * smallest, with an empty custom quantity, or when pricing failed; else 'add'.
 */
export function submitStatus(
  configuration: Pick<Configuration, 'range' | 'selection' | 'pricing'>,
): 'add' | 'quote' | 'disabled' {
  const { range, selection, pricing } = configuration;
  if (!range || !selection || pricing === 'failed') return 'disabled';
  const size = checkSelectedSize(range, selection).status;
  const quantity = checkSelectedQuantity(range, selection).status;
  if (size === 'empty' || size === 'below' || quantity === 'empty') return 'disabled';
  return size === 'above' || quantity !== 'ok' ? 'quote' : 'add';
}

const isSettled = ({ pricing, typing }: Configuration) => pricing !== 'pending' && !typing.length;

/** Whether the button can be pressed: not while pricing, typing or submitting, nor with less than one set. */
export function canSubmit(configuration: Configuration): boolean {
  const status = submitStatus(configuration);
  return (
    status !== 'disabled' &&
    isSettled(configuration) &&
    !configuration.submitting &&
    configuration.selection !== null &&
    kindsOf(configuration.selection) > 0 &&
    (status === 'quote' || totalCents(configuration) > 0)
  );
}

/** Whether the configuration can be compared and printed: it has a price that stands. */
export const canCompare = (configuration: Configuration): boolean =>
  isSettled(configuration) && totalCents(configuration) > 0;
