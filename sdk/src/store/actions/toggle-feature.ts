import type { PrintFeatureChoice } from '../../contract/catalogue.js';
import { chosenProduct } from '../../rules/chosen-product.js';
import { toggleChoice } from '../../rules/print-features.js';
import type { Runtime } from '../runtime.js';
import { select } from '../select.js';

/** Presses an item of a print feature: chooses it, or takes it off where several can be chosen. */
export const toggleFeature = (rt: Runtime, name: string, choice: PrintFeatureChoice): void =>
  select(rt, name, (range, selection) => ({
    ...selection,
    print_features: toggleChoice(chosenProduct(range, selection), selection, choice),
  }));
