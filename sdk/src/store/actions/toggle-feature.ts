import type { PrintFeatureChoice } from '../../contract/catalogue.js';
import { toggleChoice } from '../../rules/features/print-features.js';
import { chosenProduct } from '../../rules/products/product.js';
import { changeSelection } from '../change-selection.js';
import type { Runtime } from '../runtime.js';

/** Presses an item of a print feature: chooses it, or takes it off where several can be chosen. */
export const toggleFeature = (rt: Runtime, name: string, choice: PrintFeatureChoice): void =>
  changeSelection(rt, name, (range, selection) => ({
    ...selection,
    print_features: toggleChoice(chosenProduct(range, selection), selection, choice),
  }));
