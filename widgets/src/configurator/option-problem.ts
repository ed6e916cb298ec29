import { checkSelectedQuantity, checkSelectedSize, type OfferedOption } from '@kerf/sdk/rules';
import type { OpenConfiguration } from '../configuration/open-configuration.js';
import type { PanelProps } from './panel-props.js';

type Chosen = Pick<OpenConfiguration, 'state' | 'range' | 'selection'>;

/** Why one option can't stand as it is, or ''. While somebody types, the last verdict would only be in the way. */
export function optionProblem(option: OfferedOption, { state, range, selection }: Chosen): string {
  if (state.typing.length) return '';
  if (option.kind === 'count') return option.check.message;
  if (option.field === 'size_id') return checkSelectedSize(range, selection).message;
  return option.field === 'quantity_index' ? checkSelectedQuantity(range, selection).message : '';
}

/** Where to look for why what is chosen has no price: what is wrong itself is said at the option. '' where all is well. */
export function whereToLook(chosen: Chosen & Pick<PanelProps, 'options'>): string {
  const { pricing, pricingProblem } = chosen.state;
  const wrong = chosen.options.find((option) => optionProblem(option, chosen));
  if (wrong) return `To get a price, see ${wrong.label}.`;
  // A supply that is made to quotation has no option to say it at.
  return pricing === 'idle' && pricingProblem ? pricingProblem.message : '';
}
