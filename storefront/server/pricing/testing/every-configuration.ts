import { type PricingRequest, type Product, rollCuttingId } from '@kerf/sdk/contract';
import {
  checkSize,
  isListPriced,
  offeredAddonItems,
  offeredAdhesives,
  offeredFinishings,
  offeredOrientations,
  offeredPremium,
} from '@kerf/sdk/rules';

/** Ids of a choice that has to be made where there is one. */
const needed = (list: readonly { id: number }[]): (number | null)[] =>
  list.length ? list.map(({ id }) => id) : [null];

/** Ids of a choice that may be left. */
const voluntary = (list: readonly { id: number }[]): (number | null)[] => [null, ...list.map(({ id }) => id)];

type Partial = Omit<PricingRequest, 'width' | 'height' | 'print_features' | 'quantity' | 'kinds'>;

function* suppliesOf(
  product: Product,
): Generator<Pick<Partial, 'cutting_id' | 'shape_id' | 'cut_per_shape' | 'ea'>> {
  const { cuttings } = product.attributes;
  if (!cuttings.length) yield { cutting_id: null, shape_id: null, cut_per_shape: null, ea: null };
  for (const { id, shapes, disabled, input_ea, ...cutting } of cuttings)
    if (!disabled && isListPriced({ id, shapes, disabled, input_ea, ...cutting }))
      for (const shape of shapes)
        for (const count of shape.cuts || input_ea ? [1, 30] : [null])
          yield {
            cutting_id: id,
            shape_id: shape.id,
            cut_per_shape: shape.cuts ? count : null,
            ea: input_ea ? count : null,
          };
}

/** Every legal combination of the options of a product, print features aside, in a size that can be made. */
export function* everyConfiguration(product: Product): Generator<PricingRequest> {
  const { materials, printed_sides, colors, install_ready } = product.attributes;
  for (const supply of suppliesOf(product)) {
    const { cutting_id } = supply;
    const orientation = offeredOrientations(product, cutting_id);
    for (const finishing_id of needed(offeredFinishings(product, cutting_id)))
      for (const adhesive_id of needed(offeredAdhesives(product, cutting_id, finishing_id)))
        for (const addon_item_id of voluntary(
          offeredAddonItems(product, { cutting_id, finishing_id, adhesive_id }),
        ))
          for (const premium_processing_id of voluntary(
            offeredPremium(product, { cutting_id, finishing_id, adhesive_id }),
          ))
            for (const material_id of needed(materials))
              for (const printed_side_id of needed(printed_sides))
                for (const color_id of needed(colors))
                  for (const ready of install_ready ? (['no', 'yes'] as const) : [null])
                    for (const orientation_id of needed(orientation))
                      yield {
                        featured_item_id: null,
                        product_id: product.id,
                        ...supply,
                        finishing_id,
                        adhesive_id,
                        addon_item_id,
                        premium_processing_id,
                        material_id,
                        printed_side_id,
                        color_id,
                        orientation_id,
                        install_ready: ready,
                        ...sizeFor(product, cutting_id),
                        quantity: null,
                        kinds: 1,
                        print_features: [],
                      };
  }
}

function sizeFor(product: Product, cuttingId: number | null): { width: number; height: number } {
  const orientationId = cuttingId === rollCuttingId ? 53 : null;
  const size = product.attributes.sizes.find(
    (candidate) =>
      checkSize({ ...candidate, cutting_id: cuttingId, orientation_id: orientationId }, product).status ===
      'ok',
  );
  if (!size) throw new Error(`No size of product ${product.id} fits cutting ${cuttingId}`);
  return { width: size.width, height: size.height };
}
