import type { Range } from '../../contract/catalogue.js';
import type { Selection } from '../../contract/selection.js';
import { featureWords } from '../features/feature-choice.js';
import { inTabOrder } from '../features/print-features.js';
import { letteringLines } from '../lettering/lettering.js';
import { offeredOptions } from '../options/offered-options.js';
import { optionWords } from '../options/option-words.js';
import { chosenProduct } from '../products/product.js';

/** One thing that is known of a configuration: what it is called, and what it is. */
export type Fact = readonly [label: string, words: string];

/** What says nothing by itself: the product is the name of all, and a coating is said by which one it is. */
const left: readonly string[] = ['product_id', 'premium_processing'];

/** Where null is what is typed, and not that there is none. */
const typed: readonly string[] = ['size_id', 'kinds'];

/** Facts of a name, as one. */
function joined(facts: readonly Fact[]): Fact[] {
  const byLabel = new Map<string, string[]>();
  for (const [label, words] of facts) byLabel.set(label, [...(byLabel.get(label) ?? []), words]);
  return [...byLabel].map(([label, words]) => [label, words.join(', ')] as const);
}

/** What is told of designed letters; one line has nothing that it is aligned to. */
function lettersFacts({ lettering }: Selection): Fact[] {
  if (!lettering) return [];
  const lines = letteringLines(lettering.text);
  return [
    ['Text', lines.join(' | ')],
    ['Font', lettering.font],
    ...(lines.length > 1 ? [['Alignment', lettering.align] as const] : []),
  ];
}

/**
 * What there is to compare of a configuration: what is spelled, then in the order of the panel, special features last.
 * What is without something has no fact of it.
 */
export function factsOf(range: Range, selection: Selection): Fact[] {
  const product = chosenProduct(range, selection);
  const chosen = offeredOptions(range, selection)
    .filter((option) => option.kind === 'choices' || (option.kind === 'count' && option.isShown))
    .filter(({ field }) => !left.includes(field))
    .filter((option) => option.kind !== 'choices' || option.value !== null || typed.includes(option.field))
    .map((option): Fact => [option.label, optionWords(option, selection)]);
  const features = inTabOrder(product, selection.print_features).map((choice): Fact => {
    const name = product.attributes.print_features.find(({ id }) => id === choice.feature_id)?.name ?? '';
    return [name, featureWords(product, choice).replace(`${name}: `, '')];
  });
  return joined([...lettersFacts(selection), ...chosen, ...features].filter(([, words]) => words !== ''));
}
