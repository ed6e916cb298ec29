/** What stands behind a price: what each further choice would change it by, and what it is made of. Dollars, GST included. */
import { assign, enums, type Infer, integer, nullable, object, union } from 'superstruct';
import { boundedList, boundedText } from './bounded.js';
import { PrintFeatureChoice } from './catalogue.js';
import { maxPricedChoices, maxPriceParts, maxWordsLength } from './limits.js';
import { DollarAmount } from './money.js';

/** What the total changes by, below 0 where it falls; null where what comes of the choice has no listed price. */
const change = nullable(DollarAmount);

/** A choice from a list: `field` and `id` as they are chosen with. */
export const OptionPrice = object({
  field: boundedText(),
  id: nullable(union([integer(), enums(['yes', 'no'])])),
  change,
});
export type OptionPrice = Infer<typeof OptionPrice>;

/** An item of a print feature on one side: what pressing it does, so that of one that is on it is what taking it off saves. */
export const FeaturePrice = assign(PrintFeatureChoice, object({ change }));
export type FeaturePrice = Infer<typeof FeaturePrice>;

/**
 * What each choice that a configuration leaves open would change its total by, at its quantity and number of sets.
 * Quantities and sets are not in it, nor what can't be chosen, nor a custom size, which has no price until it is typed.
 */
export const OptionPrices = object({
  /** Of all sets. */
  total: DollarAmount,
  options: boundedList(OptionPrice, maxPricedChoices),
  features: boundedList(FeaturePrice, maxPricedChoices),
});
export type OptionPrices = Infer<typeof OptionPrices>;

/** One part of a price, in words for the shopper; below 0 is what a choice or a discount takes off. */
export const PricePart = object({ words: boundedText(maxWordsLength), amount: DollarAmount });
export type PricePart = Infer<typeof PricePart>;

/** What makes the total of a configuration: `parts` add up to it to the cent. */
export const PriceParts = object({
  /** Of all sets. */
  total: DollarAmount,
  /** The total before a discount, which equals it where there is none. */
  orig_total: DollarAmount,
  parts: boundedList(PricePart, maxPriceParts),
});
export type PriceParts = Infer<typeof PriceParts>;
