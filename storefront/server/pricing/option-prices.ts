import type { Cents, FeaturePrice, OptionPrice, OptionPrices, Range, Selection } from '@kerf/sdk/contract';
import {
  type ChoiceField,
  cents,
  choiceState,
  chooseOption,
  chosenProduct,
  featureSides,
  type OptionId,
  offeredOptions,
  quantityOf,
  setsOf,
  shownFeatures,
  toDollars,
  toggleChoice,
  toPricingRequest,
} from '@kerf/sdk/rules';
import type { Catalogue } from '../catalogue/catalogue.js';
import { sumOf } from './estimate.js';
import { priceAt } from './price-at.js';
import { rateConfiguration } from './rate-configuration.js';

/** What the price table shows by itself. */
const tabled: ReadonlySet<ChoiceField> = new Set(['quantity_index', 'kinds']);

/** What a selection costs, all sets of it; null where it has no listed price. */
export function totalOf(catalogue: Catalogue, range: Range, selection: Selection): Cents | null {
  const request = toPricingRequest(range, selection);
  const quantity = quantityOf(range, selection);
  if (!request || quantity === null) return null;
  const rated = rateConfiguration(catalogue, { ...request, quantity });
  if (!rated.ok) return null;
  const { card, parts } = rated;
  const { price } = priceAt(card, sumOf(parts), quantity, quantity ** card.exponent);
  return cents(price * setsOf(selection));
}

/**
 * What each choice that a selection leaves open would change its total by, made with the same engine that the page makes
 * it with: what the choice resets and reloads is in it. `total` is what the selection costs.
 */
export function optionPrices(
  catalogue: Catalogue,
  range: Range,
  selection: Selection,
  total: Cents,
): OptionPrices {
  const product = chosenProduct(range, selection);
  function changeTo(next: Selection): OptionPrice['change'] {
    const after = next === selection ? total : totalOf(catalogue, range, next);
    return after === null ? null : toDollars(cents(after - total));
  }
  // By what is chosen: add-ons share the choice of none.
  const options = new Map<string, OptionPrice>();
  for (const option of offeredOptions(range, selection)) {
    if (option.kind !== 'choices' || !option.isShown || tabled.has(option.field)) continue;
    const { field } = option;
    const isTyped = (id: OptionId): boolean => field === 'size_id' && id === null;
    for (const { id, disabled } of option.choices)
      if (!disabled && !isTyped(id) && !options.has(`${field} ${id}`))
        options.set(`${field} ${id}`, {
          field,
          id,
          change: changeTo(chooseOption(range, selection, field, id)),
        });
  }
  const features: FeaturePrice[] = [];
  for (const feature of shownFeatures(range, selection))
    for (const side of featureSides(feature, selection, product))
      for (const { id } of feature.items) {
        if (choiceState(selection, feature, id, side).disabled) continue;
        const choice = { feature_id: feature.id, item_id: id, side };
        const print_features = toggleChoice(product, selection, choice);
        features.push({ ...choice, change: changeTo({ ...selection, print_features }) });
      }
  return { total: toDollars(total), options: [...options.values()], features };
}
