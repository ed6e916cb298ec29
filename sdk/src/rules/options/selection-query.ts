/** A selection in the address of a page: a link that reopens the configuration. Read tolerantly. */
import type { PrintFeatureChoice, Range } from '../../contract/catalogue.js';
import { presetSets } from '../../contract/limits.js';
import type { Selection } from '../../contract/selection.js';
import { legalFeatures } from '../features/print-features.js';
import { featureKey, parseFeatureValue, toPricingQuery } from '../prices/pricing-query.js';
import { toPricingRequest } from '../prices/pricing-request.js';
import { chosenProduct } from '../products/product.js';
import { isCountAsked } from '../quantity/counts.js';
import { checkQuantity, quantityOf } from '../quantity/quantity.js';
import { checkSets, setsOf } from '../quantity/sets.js';
import { parseWhole } from '../quantity/whole-number.js';
import { parseSize } from '../size/size.js';
import { chooseOption } from './choose-option.js';
import { openingSelection } from './opening-selection.js';
import type { OptionId } from './option-field.js';
import { settle } from './settle.js';

/** The query that reopens a selection; '' while it has no size that can be made. */
export function toSelectionQuery(range: Range, selection: Selection): string {
  const request = toPricingRequest(range, selection);
  return request
    ? toPricingQuery({ ...request, quantity: quantityOf(range, selection), kinds: setsOf(selection) || 1 })
    : '';
}

/** What a query has words for ('' where it has none). */
type Read = (key: string) => string;

/** Each field after those that reset it. */
const choiceFields = [
  'product_id',
  'cutting_id',
  'shape_id',
  'orientation_id',
  'finishing_id',
  'adhesive_id',
  'material_id',
  'printed_side_id',
  'color_id',
  'addon_item_id',
  'premium_processing_id',
  'install_ready',
] as const;

const toId = (text: string): OptionId => (text === 'yes' || text === 'no' ? text : Number(text));

function withChoices(range: Range, selection: Selection, read: Read): Selection {
  let next = selection;
  for (const field of choiceFields)
    if (read(field)) next = chooseOption(range, next, field, toId(read(field)));
  for (const field of ['cut_per_shape', 'ea'] as const) {
    const count = parseWhole(read(field));
    if (count !== null && isCountAsked(range, next, field)) next = { ...next, [field]: String(count) };
  }
  return next;
}

function sizeOf(range: Range, selection: Selection, read: Read): Partial<Selection> {
  const width = parseSize(read('width'));
  const height = parseSize(read('height'));
  const { sizes } = chosenProduct(range, selection).attributes;
  const preset = sizes.find((size) => size.width === width && size.height === height);
  return width && height ? { size_id: preset?.id ?? null, width: String(width), height: String(height) } : {};
}

function quantityIn(range: Range, selection: Selection, read: Read): Partial<Selection> {
  const product = chosenProduct(range, selection);
  const index = product.attributes.quantities.indexOf(Number(read('quantity')));
  if (index >= 0) return { quantity_index: index, custom_quantity: '' };
  return checkQuantity(read('quantity'), product).status === 'ok'
    ? { quantity_index: -1, custom_quantity: String(Number(read('quantity'))) }
    : {};
}

function setsIn(read: Read): Partial<Selection> {
  if (checkSets(read('kinds')).status !== 'ok') return {};
  const sets = Number(read('kinds'));
  return sets > presetSets ? { kinds: null, custom_kinds: String(sets) } : { kinds: sets, custom_kinds: '' };
}

/** The opening selection changed by what the query names and the range has; everything else in it is ignored. */
export function applySelectionQuery(
  range: Range,
  query: string,
  productSlug: string | null = null,
): Selection {
  const params = new URLSearchParams(query);
  const read: Read = (key) => params.get(key) ?? '';
  const chosen = withChoices(range, openingSelection(range, productSlug), read);
  // A size that the supply can't be made in gives way.
  const selection = settle(range, {
    ...chosen,
    ...sizeOf(range, chosen, read),
    ...quantityIn(range, chosen, read),
    ...setsIn(read),
  });
  if (!params.has('product_id')) return selection;
  const print_features = params
    .getAll(featureKey)
    .map(parseFeatureValue)
    .filter((choice): choice is PrintFeatureChoice => choice !== null);
  return {
    ...selection,
    print_features: legalFeatures(chosenProduct(range, selection), { ...selection, print_features }),
  };
}
