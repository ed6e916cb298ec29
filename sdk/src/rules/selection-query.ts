/** A selection in the address of a page: a link that reopens the configuration. Read tolerantly. */
import type { PrintFeatureChoice, Range } from '../contract/catalogue.js';
import { presetSets, rollCuttingId } from '../contract/limits.js';
import type { Selection } from '../contract/selection.js';
import { chooseMaterial } from './choose-material.js';
import { choosePrintedSide } from './choose-printed-side.js';
import { chooseProduct } from './choose-product.js';
import { chosenProduct } from './chosen-product.js';
import { isSticker } from './is-sticker.js';
import { kindsOf } from './kinds.js';
import { openingSelection } from './opening-selection.js';
import { applyChoices } from './option-tree/apply-choices.js';
import { settle } from './option-tree/settle.js';
import { featureKey, parseFeatureValue, toPricingQuery } from './pricing-query.js';
import { toPricingRequest } from './pricing-request.js';
import { legalFeatures } from './print-features.js';
import { checkQuantity } from './quantity.js';
import { quantityOf } from './quantity-status.js';
import { checkSets } from './sets.js';
import { parseSize } from './size-status.js';

/** The query that reopens a selection; '' while it has no size that can be made. */
export function toSelectionQuery(range: Range, selection: Selection): string {
  const request = toPricingRequest(range, selection);
  return request
    ? toPricingQuery({ ...request, quantity: quantityOf(range, selection), kinds: kindsOf(selection) || 1 })
    : '';
}

/** The opening selection changed by what the query names and the range has; everything else in it is ignored. */
export function applySelectionQuery(
  range: Range,
  query: string,
  productSlug: string | null = null,
): Selection {
  const params = new URLSearchParams(query);
  const read = (key: string) => params.get(key) ?? '';
  const opening = openingSelection(range, productSlug);
  let selection = chooseProduct(range, opening, Number(read('product_id')));
  selection = chooseMaterial(range, selection, Number(read('material_id')));
  selection = choosePrintedSide(range, selection, Number(read('printed_side_id')));
  if (isSticker(range)) selection = applyChoices(range, selection, read);
  const product = chosenProduct(range, selection);
  const { attributes } = product;
  const width = parseSize(read('width'));
  const height = parseSize(read('height'));
  const preset = attributes.sizes.find((size) => size.width === width && size.height === height);
  const index = attributes.quantities.indexOf(Number(read('quantity')));
  const isCustom = index < 0 && checkQuantity(read('quantity'), attributes.quantities).status === 'ok';
  const sets = checkSets(read('kinds')).status === 'ok' ? Number(read('kinds')) : null;
  const features = params.getAll(featureKey).map(parseFeatureValue);
  selection = {
    ...selection,
    ...(width && height ? { size_id: preset?.id ?? null, width: String(width), height: String(height) } : {}),
    ...(index >= 0 ? { quantity_index: index, custom_quantity: '' } : {}),
    ...(isCustom ? { quantity_index: -1, custom_quantity: String(Number(read('quantity'))) } : {}),
    ...(sets === null
      ? {}
      : sets > presetSets
        ? { kinds: null, custom_kinds: String(sets) }
        : { kinds: sets, custom_kinds: '' }),
  };
  if (selection.cutting_id !== rollCuttingId) selection = { ...selection, orientation_id: null };
  // A size that the supply can't be made in gives way.
  if (isSticker(range)) selection = settle(range, selection);
  if (!params.has('product_id')) return selection;
  const print_features = features.filter((choice): choice is PrintFeatureChoice => choice !== null);
  return { ...selection, print_features: legalFeatures(product, { ...selection, print_features }) };
}
