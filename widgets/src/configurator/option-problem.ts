import {
  checkSelectedQuantity,
  checkSelectedSize,
  type OfferedOption,
  offeredOptions,
} from '@kerf/sdk/rules';
import type { OpenConfiguration } from './open-configuration.js';

type Chosen = Pick<OpenConfiguration, 'state' | 'range' | 'selection'>;

/** Why one option can't stand as it is, or ''. While somebody types, the last verdict would only be in the way. */
export function optionProblem(option: OfferedOption, { state, range, selection }: Chosen): string {
  if (state.typing.length) return '';
  if (option.kind === 'count') return option.check.message;
  if (option.field === 'size_id') return checkSelectedSize(range, selection).message;
  return option.field === 'quantity_index' ? checkSelectedQuantity(range, selection).message : '';
}

/** Why what is chosen can't be ordered, in the words of the first option that can't stand; '' where all can. */
export function whyNot(chosen: Chosen): string {
  const { pricing, pricingProblem } = chosen.state;
  const problem = offeredOptions(chosen.range, chosen.selection)
    .filter(({ isShown }) => isShown)
    .map((option) => optionProblem(option, chosen))
    .find(Boolean);
  // A supply that is made to quotation has no field to say it at.
  return problem ?? (pricing === 'idle' && pricingProblem ? pricingProblem.message : '');
}
