import {
  type FeaturedItem,
  maxCuts,
  maxStickersPerSheet,
  messages,
  type PricingRequest,
  type Product,
} from '@kerf/sdk/contract';
import {
  isListPriced,
  offeredAddonItems,
  offeredAdhesives,
  offeredFinishings,
  offeredInstallReady,
  offeredOrientations,
  offeredPremium,
  offeredShapes,
} from '@kerf/sdk/rules';
import { invalid, type Refusal, refused } from './refusal.js';

type Listed = readonly { id: number }[];
type OptionField = Extract<keyof PricingRequest, `${string}_id`>;

/** One of a list has to be chosen; where there is no list, nothing may be. */
function checkOne(request: PricingRequest, field: OptionField, list: Listed): Refusal | null {
  const chosen = request[field];
  if (chosen === null)
    return list.length
      ? invalid('PRICING_INCOMPLETE', field, `${field} is missing: this product has a choice there.`)
      : null;
  return checkOptional(request, field, list);
}

/** One of a list may be chosen. */
function checkOptional(request: PricingRequest, field: OptionField, list: Listed): Refusal | null {
  const chosen = request[field];
  return chosen === null || list.some(({ id }) => id === chosen)
    ? null
    : invalid('PRICING_UNKNOWN_OPTION', field, `${field} ${chosen} is not offered with this configuration.`);
}

/** A count that is asked for, within its limit; where it is not asked for it has to be left out. */
function checkCount(
  count: number | null,
  field: 'cut_per_shape' | 'ea',
  isAsked: boolean,
  { max, missing, above }: { max: number; missing: string; above: string },
): Refusal | null {
  if (!isAsked)
    return count === null
      ? null
      : invalid('PRICING_UNKNOWN_OPTION', field, `${field} is not asked for by this configuration.`);
  if (count === null) return refused('PRICING_INCOMPLETE', field, missing);
  if (!Number.isInteger(count) || count < 1)
    return invalid('PRICING_VALUE_INVALID', field, `${field} is a whole number from 1.`);
  return count > max ? refused('PRICING_COUNT_ABOVE', field, above) : null;
}

/** Whether every choice is one that the product offers beside the others; null when it is. */
export function checkOptions(
  product: Product,
  item: FeaturedItem | undefined,
  request: PricingRequest,
): Refusal | null {
  const options = product.attributes;
  const material = item?.material;
  const materials =
    material === undefined ? options.materials : options.materials.filter(({ id }) => id === material);
  const cutting = options.cuttings.find(({ id, disabled }) => id === request.cutting_id && !disabled);
  const fault =
    checkOne(request, 'material_id', materials) ??
    checkOne(
      request,
      'cutting_id',
      options.cuttings.filter(({ disabled }) => !disabled),
    );
  if (fault) return fault;
  if (!isListPriced(cutting))
    return refused('PRICING_SPECIAL_PROCESSING', 'cutting_id', messages.stickerQuantityOutside);
  const { cutting_id, finishing_id, adhesive_id } = request;
  const shapes = offeredShapes(product, cutting_id);
  return (
    checkOne(request, 'printed_side_id', options.printed_sides) ??
    checkOne(request, 'color_id', options.colors) ??
    checkOne(request, 'shape_id', shapes) ??
    checkOne(request, 'orientation_id', offeredOrientations(product, cutting_id)) ??
    checkOne(request, 'finishing_id', offeredFinishings(product, cutting_id)) ??
    checkOne(request, 'adhesive_id', offeredAdhesives(product, cutting_id, finishing_id)) ??
    checkOptional(
      request,
      'addon_item_id',
      offeredAddonItems(product, { cutting_id, finishing_id, adhesive_id }),
    ) ??
    checkOptional(
      request,
      'premium_processing_id',
      offeredPremium(product, { cutting_id, finishing_id, adhesive_id }),
    ) ??
    checkInstallReady(product, request) ??
    checkCount(
      request.cut_per_shape,
      'cut_per_shape',
      shapes.find(({ id }) => id === request.shape_id)?.cuts === true,
      {
        max: maxCuts,
        missing: messages.cutsRequired,
        above: messages.cutsAbove,
      },
    ) ??
    checkCount(request.ea, 'ea', cutting?.input_ea === true, {
      max: maxStickersPerSheet,
      missing: messages.stickersPerSheetRequired,
      above: messages.stickersPerSheetAbove,
    })
  );
}

function checkInstallReady(product: Product, { install_ready }: PricingRequest): Refusal | null {
  const items = offeredInstallReady(product);
  if (install_ready === null)
    return items.length ? invalid('PRICING_INCOMPLETE', 'install_ready', 'install_ready is missing.') : null;
  return items.some(({ value }) => value === install_ready)
    ? null
    : invalid('PRICING_UNKNOWN_OPTION', 'install_ready', 'install_ready is not offered for this product.');
}
