/** A configuration in words, one option a part. */
import type { PrintFeatureChoice, Product, Range } from '../../contract/catalogue.js';
import type { LetteringDesign } from '../../contract/lettering.js';
import type { Selection } from '../../contract/selection.js';
import { featureWords } from '../features/feature-choice.js';
import { inTabOrder } from '../features/print-features.js';
import { dispenserWords } from '../gallery/roll-dispenser.js';
import { autoHeightWords, isAutoHeight } from '../lettering/auto-height.js';
import { chosenProduct, productName } from '../products/product.js';
import { quantityOf, setsOf } from '../quantity/selected.js';
import { sheetWord } from '../quantity/sheets.js';
import { parseWhole } from '../quantity/whole-number.js';
import { parseSize } from '../size/size.js';

/** What is described; a pricing request is one too. */
interface Described {
  material_id: number | null;
  printed_side_id: number | null;
  cutting_id: number | null;
  shape_id: number | null;
  orientation_id: number | null;
  finishing_id: number | null;
  adhesive_id: number | null;
  color_id: number | null;
  premium_processing_id: number | null;
  addon_item_id: number | null;
  install_ready: 'yes' | 'no' | null;
  cut_per_shape: string | number | null;
  ea: string | number | null;
  width: string | number;
  height: string | number;
  quantity: number | null;
  kinds: number;
  print_features: readonly PrintFeatureChoice[];
  lettering?: LetteringDesign | undefined;
}

/** What is chosen in words, nothing where nothing is: in `full` in the order of the panel, in `short` what most differ in first. */
export function describe(product: Product, chosen: Described) {
  const { attributes } = product;
  const nameOf = (list: readonly { id: number; name: string }[], id: number | null) =>
    list.find((entry) => entry.id === id)?.name;
  const cutting = attributes.cuttings.find(({ id }) => id === chosen.cutting_id);
  const shape = cutting?.shapes.find(({ id }) => id === chosen.shape_id);
  const [cuts, ea] = [chosen.cut_per_shape, chosen.ea].map((count) => parseWhole(String(count)));
  const [width, height] = [parseSize(chosen.width), parseSize(chosen.height)];
  const ready = chosen.install_ready ? attributes.install_ready?.items : undefined;
  const { quantity, kinds } = chosen;
  // The quantity of what comes by the sheet is a number of sheets.
  const pieces = quantity && `${quantity}${cutting?.input_ea ? sheetWord(quantity) : ''}`;
  const name = productName(product);
  const made = [
    cutting?.name,
    shape?.name,
    shape?.cuts && cuts && `Cuts: ${cuts}`,
    cutting?.input_ea && ea && `Stickers per sheet: ${ea}`,
    nameOf(attributes.orientations, chosen.orientation_id),
    nameOf(attributes.finishings, chosen.finishing_id),
    nameOf(attributes.adhesives, chosen.adhesive_id),
    nameOf(attributes.materials, chosen.material_id),
    nameOf(attributes.colors, chosen.color_id),
  ];
  const size = [
    width && (isAutoHeight(chosen, height) ? autoHeightWords(width) : height && `${width} x ${height} mm`),
    nameOf(attributes.printed_sides, chosen.printed_side_id),
  ];
  const work = [
    nameOf(
      attributes.premium_processings.flatMap(({ items }) => items),
      chosen.premium_processing_id,
    ),
    nameOf(
      attributes.addons.flatMap(({ items }) => items),
      chosen.addon_item_id,
    ),
    ready?.find(({ value }) => value === chosen.install_ready)?.display,
    ...inTabOrder(product, chosen.print_features).map((choice) => featureWords(product, choice)),
  ];
  return {
    full: [
      name,
      ...made,
      ...size,
      ...work,
      pieces && `Quantity: ${pieces}`,
      kinds && `Sets: ${kinds}`,
      dispenserWords(product.id, chosen.cutting_id, quantity),
    ],
    short: [pieces && (kinds > 1 ? `${kinds} sets of ${pieces}` : pieces), ...size, ...work, ...made, name],
  };
}

type Words = readonly (string | false | 0 | null | undefined)[];

/** Those that there are. A stock that is a product of its own has the product's name. */
export const only = (parts: Words): string[] => [...new Set(parts)].filter((part): part is string => !!part);

export const summaryLine = (parts: Words): string => only(parts).join(' / ');

/** {@link describe} of what is selected. */
export const describeSelected = (range: Range, selection: Selection) =>
  describe(chosenProduct(range, selection), {
    ...selection,
    quantity: quantityOf(range, selection),
    kinds: setsOf(selection),
  });

/** The summary of what is selected: product, options, size, features, quantity and sets, and what comes free with it. */
export const summaryText = (range: Range, selection: Selection): string =>
  summaryLine(describeSelected(range, selection).full);

/** The same for a line that is cut off where it has no room: how many, size, sides and work come first. */
export const shortSummaryText = (range: Range, selection: Selection): string =>
  summaryLine(describeSelected(range, selection).short);
