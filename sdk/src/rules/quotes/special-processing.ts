/**
 * Special processing: work that is made to quotation alone. Products, supplies and what follows from them are chosen by
 * the one option engine over a range that is narrowed here; kinds of work come on top, as data.
 */
import type { Product, Range } from '../../contract/catalogue.js';
import { maxSpecialCuts, maxSpecialItems, maxStickersPerSheet } from '../../contract/limits.js';
import {
  cutsRequired,
  quoteQuantityRequired,
  specialCutsOutside,
  specialRequired,
  specialSizeRequired,
  stickersPerSheetAbove,
  stickersPerSheetRequired,
} from '../../contract/messages.js';
import type { SpecialProcessing } from '../../contract/quote-requests.js';
import type { Selection } from '../../contract/selection.js';
import type { InputFault } from '../people/person-input.js';
import { chosenProduct } from '../products/product.js';
import { cuttingOf, isListPriced } from '../products/supply.js';
import { isCountAsked } from '../quantity/counts.js';
import { parseWhole, wholeNumberMessage } from '../quantity/whole-number.js';
import { parseSize } from '../size/size.js';

/** What is asked for: a selection, and the items of special work by id. */
export interface SpecialChoice {
  selection: Selection;
  items: readonly number[];
}

/** A kind of work as it is offered under what is chosen. */
export interface OfferedSpecial {
  id: number;
  name: string;
  items: { id: number; name: string; isChosen: boolean; isDisabled: boolean }[];
}

/** A range as the special form has it: without the products that it hides. Null where nothing is left. */
export function specialRange(range: Range, { hidden_products }: SpecialProcessing): Range | null {
  const products = range.products.filter(({ id }) => !hidden_products.includes(id));
  const hasSupplies = ({ attributes }: Product) => attributes.cuttings.length > 0;
  return products.some(hasSupplies) ? { ...range, products } : null;
}

/** Whether a kind of work can't be done under a selection. */
const isRuledOut = (
  { disabled }: SpecialProcessing,
  { product_id, finishing_id }: Selection,
  addonId: number,
): boolean =>
  disabled.some(
    (row) =>
      (row.addon_id ?? addonId) === addonId &&
      (row.product_id ?? product_id) === product_id &&
      (row.finishing_id ?? finishing_id) === finishing_id,
  );

/** The special work that there is under what is chosen; with as many items as there may be, no other one is open. */
export const offeredSpecials = (
  special: SpecialProcessing,
  { selection, items }: SpecialChoice,
): OfferedSpecial[] =>
  special.addons.map(({ id, name, items: offered }) => {
    const isOut = isRuledOut(special, selection, id);
    return {
      id,
      name,
      items: offered.map((item) => {
        const isChosen = items.includes(item.id);
        const isFull = items.length >= maxSpecialItems && !isChosen;
        return { id: item.id, name: item.name, isChosen, isDisabled: isOut || isFull };
      }),
    };
  });

/** The chosen items of which the work can be done, each once and as many as there may be. */
export const settleSpecials = (
  special: SpecialProcessing,
  { selection, items }: SpecialChoice,
): readonly number[] =>
  [...new Set(items)]
    .filter((item) =>
      special.addons.some(
        ({ id, items: offered }) =>
          offered.some((each) => each.id === item) && !isRuledOut(special, selection, id),
      ),
    )
    .slice(0, maxSpecialItems);

/** What is chosen after an item of special work was pressed; what is not offered changes nothing. */
export function toggleSpecial(
  special: SpecialProcessing,
  choice: SpecialChoice,
  item: number,
): readonly number[] {
  const { items } = choice;
  if (items.includes(item)) return items.filter((each) => each !== item);
  return settleSpecials(special, { ...choice, items: [...items, item] });
}

/** The kinds of work that chosen items are of. */
export const addonsOfItems = (special: SpecialProcessing, items: readonly number[]): number[] =>
  special.addons
    .filter(({ items: offered }) => offered.some(({ id }) => items.includes(id)))
    .map(({ id }) => id);

/** Whether anything special is chosen: a supply that is made to quotation, or special work. */
export const isSpecial = (range: Range, { selection, items }: SpecialChoice): boolean =>
  items.length > 0 || !isListPriced(cuttingOf(chosenProduct(range, selection), selection.cutting_id));

/** What is wrong with a count, as typed. */
function countFault(
  typed: string,
  field: 'cut_per_shape' | 'ea',
  { max, missing, above }: { max: number; missing: string; above: string },
): InputFault | null {
  const message = wholeNumberMessage(typed, missing);
  if (message) return { field, message };
  return (parseWhole(typed) ?? 0) > max ? { field, message: above } : null;
}

/** All that is wrong with what is asked for, in the order of the fields. `quantity` is as typed. */
export function specialFaults(range: Range, choice: SpecialChoice, quantity: string): InputFault[] {
  const { selection } = choice;
  const { width, height, cut_per_shape, ea } = selection;
  const noQuantity = wholeNumberMessage(quantity, quoteQuantityRequired);
  const isAsked = (field: 'cut_per_shape' | 'ea') => isCountAsked(range, selection, field);
  const cuts = { max: maxSpecialCuts, missing: cutsRequired, above: specialCutsOutside };
  const sheet = { max: maxStickersPerSheet, missing: stickersPerSheetRequired, above: stickersPerSheetAbove };
  return [
    isSpecial(range, choice) ? null : { field: 'addon_items', message: specialRequired },
    parseSize(width) ? null : { field: 'width', message: specialSizeRequired },
    parseSize(height) ? null : { field: 'height', message: specialSizeRequired },
    isAsked('cut_per_shape') ? countFault(cut_per_shape, 'cut_per_shape', cuts) : null,
    isAsked('ea') ? countFault(ea, 'ea', sheet) : null,
    noQuantity ? { field: 'quantity', message: noQuantity } : null,
  ].filter((fault) => fault !== null);
}
