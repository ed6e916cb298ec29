/**
 * A selection in the address of a page: a link that reopens the configuration, or the panel's form as a browser without
 * script sends it. Read tolerantly: what the range does not have is ignored, what was typed stays as it was typed.
 */
import type { PrintFeatureChoice, Range } from '../../contract/catalogue.js';
import { maxNameLength, presetSets } from '../../contract/limits.js';
import type { Selection } from '../../contract/selection.js';
import { parseFeatureValue, toPricingQuery } from '../prices/pricing-query.js';
import { toPricingRequest } from '../prices/pricing-request.js';
import { chosenProduct } from '../products/product.js';
import { chooseQuantity } from '../quantity/choose-quantity.js';
import { isCountAsked } from '../quantity/counts.js';
import { checkQuantity } from '../quantity/quantity.js';
import { quantityOf, setsOf } from '../quantity/selected.js';
import { checkSets } from '../quantity/sets.js';
import { parseWhole } from '../quantity/whole-number.js';
import { parseSize } from '../size/size.js';
import { chooseOption } from './choose-option.js';
import { openingSelection } from './opening-selection.js';
import type { OptionId } from './option-field.js';
import { settle } from './settle.js';

/** What stands for a size or a number of sets of one's own, in a form. */
const custom = 'custom';

/** The name of the chosen print features, without the brackets that let it stand more than once. */
const featureName = 'print_features' satisfies keyof Selection;

/** What is typed, or chosen to be typed: each is a field of the form under its own name. */
const typedFields = [
  'size_id',
  'width',
  'height',
  'quantity_index',
  'custom_quantity',
  'kinds',
  'custom_kinds',
  'cut_per_shape',
  'ea',
] as const;

/** What is chosen, without what is typed. */
function choicesOf(selection: Selection): Omit<Selection, (typeof typedFields)[number]> {
  const choices: Partial<Selection> = { ...selection };
  for (const field of typedFields) delete choices[field];
  return choices as Selection;
}

/** A field as an address has it: a number in one form, whether a comma or a point was typed; else what was typed. */
function written(selection: Selection, field: (typeof typedFields)[number]): string | number | null {
  const value = selection[field];
  const text = String(value);
  if (field === 'width' || field === 'height') return parseSize(text) || value;
  return field === 'cut_per_shape' || field === 'ea' ? (parseWhole(text) ?? value) : value;
}

/**
 * The query that reopens a selection, numbers in their one form. What has a price is written as its prices are asked for; what that would
 * not bring back (a size out of range, a text that is no number, a custom entry that names a listed one) follows in the
 * words of the form.
 */
export function toSelectionQuery(range: Range, selection: Selection): string {
  const query = toPricingQuery({
    ...(toPricingRequest(range, selection) ?? {
      ...choicesOf(selection),
      featured_item_id: range.item.id,
    }),
    quantity: quantityOf(range, selection),
    kinds: setsOf(selection) || null,
  });
  const reopened = applySelectionQuery(range, query);
  const differs = (field: (typeof typedFields)[number]) =>
    String(written(reopened, field)) !== String(written(selection, field));
  const rest = typedFields
    // A width or a height is read as it was typed where the size is said to be a custom one.
    .filter((field) => differs(field) || (field === 'size_id' && (differs('width') || differs('height'))))
    .map((field) => [field, String(written(selection, field) ?? custom)]);
  return rest.length ? `${query}&${new URLSearchParams(rest)}` : query;
}

/** The values that a query has for a field, in their order. */
type Read = (field: string) => string[];

/** What a query says was typed, or undefined where it says nothing. Half of a character at the cut is none. */
const typedIn = (read: Read, field: string): string | undefined =>
  read(field)
    .at(-1)
    ?.slice(0, maxNameLength)
    .replace(/\p{Cs}/gu, '');

/** Each field after those that reset it. */
const choiceFields = [
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
  'premium_processing',
  'install_ready',
] as const;

const toId = (text: string): OptionId => (text === 'yes' || text === 'no' ? text : Number(text));

function withChoices(range: Range, selection: Selection, read: Read): Selection {
  let next = selection;
  for (const field of choiceFields) {
    // Add-ons share a field: those of which none is chosen say 'null'.
    const id = read(field)
      .filter((text) => text && text !== 'null')
      .at(-1);
    const present: Readonly<Record<string, unknown>> = next;
    if (id && String(present[field]) !== id) next = chooseOption(range, next, field, toId(id));
  }
  for (const field of ['cut_per_shape', 'ea'] as const)
    if (isCountAsked(range, next, field)) next = { ...next, [field]: typedIn(read, field) ?? next[field] };
  return next;
}

function sizeIn(range: Range, selection: Selection, read: Read): Partial<Selection> {
  const id = typedIn(read, 'size_id');
  const [width, height] = [typedIn(read, 'width'), typedIn(read, 'height')];
  if (id === custom)
    return { size_id: null, width: width ?? selection.width, height: height ?? selection.height };
  const listed = id ? chooseOption(range, selection, 'size_id', Number(id)) : selection;
  if (listed !== selection) return listed;
  // Letters have a height of their own.
  const isAuto = selection.lettering && (typedIn(read, 'auto_height') || !parseSize(height ?? ''));
  if (width && isAuto) return { size_id: null, width, height: '' };
  if (!width || !height) return {};
  const { sizes } = chosenProduct(range, selection).attributes;
  const preset = sizes.find((size) => size.width === parseSize(width) && size.height === parseSize(height));
  return preset
    ? { size_id: preset.id, width: String(preset.width), height: String(preset.height) }
    : { size_id: null, width, height };
}

function quantityIn(range: Range, selection: Selection, read: Read): Partial<Selection> {
  const product = chosenProduct(range, selection);
  const index = typedIn(read, 'quantity_index');
  const quantity = typedIn(read, 'quantity') ?? '';
  const listed = index ? Number(index) : product.attributes.quantities.indexOf(Number(quantity));
  const typed = typedIn(read, 'custom_quantity');
  if (!index && listed < 0)
    return checkQuantity(quantity, product).status === 'ok'
      ? { quantity_index: -1, custom_quantity: typed ?? String(parseWhole(quantity)) }
      : { custom_quantity: typed ?? '' };
  const { quantity_index } = chooseQuantity(range, selection, listed);
  return { quantity_index, custom_quantity: typed ?? '' };
}

function letteringIn(read: Read): Pick<Selection, 'lettering'> {
  const [text, font, align] = (['text', 'font', 'align'] as const).map((of) =>
    typedIn(read, `lettering_${of}`),
  );
  if (text === undefined || !font) return {};
  return {
    lettering: {
      // A form sends two characters where a line ends, and its field counts one.
      text: text.replace(/\r\n/g, '\n'),
      font,
      align: align === 'center' || align === 'right' ? align : 'left',
    },
  };
}

function setsIn(selection: Selection, read: Read): Partial<Selection> {
  const kinds = typedIn(read, 'kinds') ?? '';
  const typed = typedIn(read, 'custom_kinds');
  const sets = checkSets(kinds).status === 'ok' ? parseWhole(kinds) : selection.kinds;
  if (kinds === custom) return { kinds: null, custom_kinds: typed ?? '' };
  return sets !== null && sets > presetSets
    ? { kinds: null, custom_kinds: typed ?? String(sets) }
    : { kinds: sets, custom_kinds: typed ?? '' };
}

/**
 * The opening selection changed by what the query names and the range has; everything else in it is ignored.
 *
 * A query is an address ({@link toSelectionQuery}) or the panel's form. The form names a preset size, a listed quantity
 * and a number of sets by its choice, or 'custom' (-1 of a quantity) with what was typed; a chosen entry wins over what
 * stands in the field beside it. Names may have something in brackets, which keeps groups of radios apart
 * (`print_features[24]`). Where the product can be switched, the form says `product_id` twice: the one that it was drawn
 * for, which its sizes and quantities are of, then the chosen one.
 */
export function applySelectionQuery(
  range: Range,
  query: string,
  productSlug: string | null = null,
): Selection {
  const entries = [...new URLSearchParams(query)].map(([name, text]) => [name.split('[')[0], text] as const);
  const read: Read = (field) => entries.flatMap(([name, text]) => (name === field ? [text] : []));
  const products = read('product_id').map(Number);
  const drawn = range.products.find(({ id }) => id === products[0]);
  const opening = openingSelection(range, drawn?.url_slug ?? productSlug);
  // A query that names its product is a whole configuration: what it leaves out is not chosen.
  const print_features = read(featureName)
    .map(parseFeatureValue)
    .filter((choice): choice is PrintFeatureChoice => choice !== null);
  const isWhole = products.length > 0;
  const chosen = withChoices(
    range,
    {
      ...opening,
      ...(isWhole && { addon_item_id: null }),
      ...letteringIn(read),
    },
    read,
  );
  const selection = settle(range, {
    ...chosen,
    ...sizeIn(range, chosen, read),
    ...quantityIn(range, chosen, read),
    ...setsIn(chosen, read),
    // Not before the printed sides: on a card whose back is not printed, there would be no foil on the back.
    ...(isWhole && { print_features }),
  });
  return chooseOption(range, selection, 'product_id', products.at(-1) ?? null);
}
