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

/** Why what is chosen has no price, in the words of the first option that can't stand; '' where all can. */
export const firstProblem = (chosen: Chosen): string =>
  offeredOptions(chosen.range, chosen.selection)
    .filter(({ isShown }) => isShown)
    .map((option) => optionProblem(option, chosen))
    .find(Boolean) ?? '';
