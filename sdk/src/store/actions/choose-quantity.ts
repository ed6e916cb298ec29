import { chosenProduct } from '../../rules/chosen-product.js';
import type { Runtime } from '../runtime.js';
import { select } from '../select.js';
import { stopTyping } from '../typing.js';

/** Chooses a listed quantity by its index, or a custom one (-1). */
export function chooseQuantity(rt: Runtime, name: string, index: number): void {
  stopTyping(rt, name, 'quantity');
  select(rt, name, (range, selection) =>
    index === -1 || index in chosenProduct(range, selection).attributes.quantities
      ? { ...selection, quantity_index: index }
      : selection,
  );
}
