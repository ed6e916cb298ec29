/** Work on a printed piece: what is offered, on which sides, and what choosing one does to the others. */
import type { PrintFeature, PrintFeatureChoice, Product, Range } from '../../contract/catalogue.js';
import { excludedFeatureIds, maxFeatureSelections, standardBusinessCard } from '../../contract/limits.js';
import { type PrintFeatureCode, printFeatureCodes } from '../../contract/print-feature-codes.js';
import type { Selection } from '../../contract/selection.js';
import { chosenProduct } from '../products/product.js';
import { featureWords, isSameChoice, noneItemId } from './feature-choice.js';

/** Where a choice applies; 'na' is the piece as a whole. */
export type FeatureSide = PrintFeatureChoice['side'];

/** What decides the sides of a feature and what is chosen of it. */
export type FeatureSelection = Pick<Selection, 'printed_side_id' | 'print_features'>;

const rank = ({ code }: PrintFeature) => {
  const index = printFeatureCodes.indexOf(code as PrintFeatureCode);
  return index < 0 ? printFeatureCodes.length : index;
};

/** Features of a product in the order of their tabs, without the retired ones. The standard card has none. */
export function offeredFeatures(product: Product): PrintFeature[] {
  if (product.id === standardBusinessCard.productId) return [];
  return product.attributes.print_features
    .filter(({ id, applied_side }) => {
      const isSided = applied_side !== null && applied_side !== 'na';
      const excluded: readonly number[] = excludedFeatureIds[isSided ? 'sided' : 'unsided'];
      return !excluded.includes(id);
    })
    .sort((a, b) => rank(a) - rank(b));
}

/** Whether the back is printed too: every printed side but the first listed means so. */
export const isBackPrinted = (
  product: Product,
  { printed_side_id }: Pick<Selection, 'printed_side_id'>,
): boolean => product.attributes.printed_sides.findIndex(({ id }) => id === printed_side_id) > 0;

/** The sides on which a feature is chosen separately; none when it belongs to a back that is not printed. */
export function featureSides(
  { applied_side }: PrintFeature,
  selection: Pick<Selection, 'printed_side_id'>,
  product: Product,
): FeatureSide[] {
  if (applied_side === null || applied_side === 'na') return ['na'];
  const sides: FeatureSide[] = isBackPrinted(product, selection) ? ['front', 'back'] : ['front'];
  return applied_side === 'both' ? sides : sides.filter((side) => side === applied_side);
}

/** How many items of a feature one side takes. */
export const featureLimit = ({ max_selected }: PrintFeature): number =>
  Math.min(Math.max(max_selected, 1), maxFeatureSelections);

/** What there is to know before an item is chosen, '' for most: on a piece that is printed on both sides, one is embossed. */
export const featureHint = (
  feature: PrintFeature,
  selection: Pick<Selection, 'printed_side_id'>,
  product: Product,
): string =>
  feature.code === 'emboss-deboss' && featureSides(feature, selection, product).length > 1
    ? 'One side can be embossed or debossed: choosing it here takes it off the other side.'
    : '';

/** Whether anything of a feature is chosen. */
export const isFeatureChosen = ({ id }: PrintFeature, { print_features }: FeatureSelection): boolean =>
  print_features.some(({ feature_id }) => feature_id === id);

const hasPunchHole = (product: Product, choices: readonly PrintFeatureChoice[]): boolean =>
  choices.some((choice) => featureWords(product, choice).includes('Punch Hole'));

const isTagStrings = ({ code }: PrintFeature) => code === 'tag-strings';

/** Offered features that make sense now: tag strings need a hole. */
export function shownFeatures(range: Range, selection: Selection): PrintFeature[] {
  const product = chosenProduct(range, selection);
  const isHoled = hasPunchHole(product, selection.print_features);
  return offeredFeatures(product).filter(
    (feature) => featureSides(feature, selection, product).length > 0 && (isHoled || !isTagStrings(feature)),
  );
}

/** Choices as the tabs have them, whatever they were pressed in: by feature, by side, by item. */
export function inTabOrder(product: Product, choices: readonly PrintFeatureChoice[]): PrintFeatureChoice[] {
  const places = offeredFeatures(product).flatMap(({ id, items }) =>
    ['front', 'back', 'na'].flatMap((side) => items.map((item) => `${id} ${side} ${item.id}`)),
  );
  const placeOf = ({ feature_id, item_id, side }: PrintFeatureChoice) =>
    places.indexOf(`${feature_id} ${side} ${item_id}`);
  return [...choices].sort((one, other) => placeOf(one) - placeOf(other));
}

/** Those of some choices that can stand together, as the tabs have them: of a conflict the earlier choice stays. */
export function legalFeatures(
  product: Product,
  { printed_side_id, print_features }: FeatureSelection,
): PrintFeatureChoice[] {
  const offered = offeredFeatures(product);
  const legal: PrintFeatureChoice[] = [];
  for (const choice of print_features) {
    const feature = offered.find(({ id }) => id === choice.feature_id);
    if (!feature || noneItemId(feature) === choice.item_id) continue;
    const group = legal.filter(({ feature_id }) => feature_id === feature.id);
    const isFull =
      feature.code === 'emboss-deboss'
        ? group.length > 0
        : group.filter(({ side }) => side === choice.side).length >= featureLimit(feature);
    if (
      !isFull &&
      feature.items.some(({ id }) => id === choice.item_id) &&
      featureSides(feature, { printed_side_id }, product).includes(choice.side) &&
      !legal.some((other) => isSameChoice(other, choice))
    )
      legal.push(choice);
  }
  const isHoled = hasPunchHole(product, legal);
  const strings = offered.find(isTagStrings)?.id;
  return inTabOrder(
    product,
    legal.filter(({ feature_id }) => isHoled || feature_id !== strings),
  );
}

/** Whether an item is chosen on a side, and whether it can't be chosen because the limit is reached. */
export function choiceState(
  { print_features }: FeatureSelection,
  feature: PrintFeature,
  itemId: number,
  side: FeatureSide,
): { chosen: boolean; disabled: boolean } {
  const group = print_features.filter((choice) => choice.feature_id === feature.id && choice.side === side);
  const isNone = noneItemId(feature) === itemId;
  const chosen = isNone ? !group.length : group.some(({ item_id }) => item_id === itemId);
  const limit = featureLimit(feature);
  return { chosen, disabled: !chosen && !isNone && limit > 1 && group.length >= limit };
}

/**
 * The choices after one is pressed. A single choice replaces the one before it, others are switched on and off up to
 * the limit; "none" empties its side. Embossing one side takes it off the other; without a hole there are no strings. What
 * is not offered changes nothing.
 */
export function toggleChoice(
  product: Product,
  selection: FeatureSelection,
  choice: PrintFeatureChoice,
): PrintFeatureChoice[] {
  const feature = offeredFeatures(product).find(({ id }) => id === choice.feature_id);
  const before = selection.print_features;
  if (!feature) return before;
  const isThis = (other: PrintFeatureChoice) => isSameChoice(other, choice);
  const isOn = before.some(isThis);
  const isNone = noneItemId(feature) === choice.item_id;
  const isSingle = featureLimit(feature) === 1;
  // A pressed radio stays pressed; only "none" or another item takes its place.
  if (isOn && isSingle) return before;
  const kept = before.filter((other) => {
    if (other.feature_id !== feature.id) return true;
    if (isThis(other)) return false;
    if (other.side === choice.side) return !isSingle && !isNone;
    return isNone || feature.code !== 'emboss-deboss';
  });
  const isTakenOff = isOn || isNone;
  const after = legalFeatures(product, {
    ...selection,
    print_features: isTakenOff ? kept : [...kept, choice],
  });
  return isTakenOff || after.some(isThis) ? after : before;
}
