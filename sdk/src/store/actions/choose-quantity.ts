import { chooseQuantity as withQuantity } from '../../rules/quantity/choose-quantity.js';
import type { Runtime } from '../runtime.js';
import { stopTyping } from '../typing.js';
import { writeSelection } from '../write-selection.js';
import { retry } from './retry.js';

/**
 * Chooses a listed quantity by its index. It is among the prices already, whatever they are for, so nothing is asked but
 * what failed, or what a quantity that was being typed has put off; a widget that offers quantities alone needs no more than
 * this of what `chooseOption` does.
 */
export function chooseQuantity(rt: Runtime, name: string, index: number): void {
  stopTyping(rt, name, 'quantity');
  writeSelection(rt, name, (range, selection) => withQuantity(range, selection, index));
  retry(rt, name);
}
