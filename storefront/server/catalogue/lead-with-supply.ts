import type { Product } from '@kerf/sdk/contract';
import { checkSize, offeredAdhesives, offeredFinishings, offeredOrientations } from '@kerf/sdk/rules';

type Listed = { id: number };

/** Those that fit before the others, each in their order. */
const before = <T extends Listed>(list: readonly T[], fits: (entry: T) => boolean): T[] => [
  ...list.filter(fits),
  ...list.filter((entry) => !fits(entry)),
];

const among =
  (offered: readonly Listed[]) =>
  ({ id }: Listed): boolean =>
    offered.some((entry) => entry.id === id);

/**
 * A product as a page about one supply shows it: that supply first, and of sizes, finishings and adhesives first what
 * goes with it. The first of every list then make a configuration together, which is what the page opens with.
 */
export function leadWithSupply(product: Product, cuttingId: number): Product {
  const { attributes } = product;
  const finishings = before(attributes.finishings, among(offeredFinishings(product, cuttingId)));
  const finishingId = finishings[0]?.id ?? null;
  const orientationId = offeredOrientations(product, cuttingId)[0]?.id ?? null;
  return {
    ...product,
    attributes: {
      ...attributes,
      cuttings: before(attributes.cuttings, ({ id }) => id === cuttingId),
      finishings,
      adhesives: before(attributes.adhesives, among(offeredAdhesives(product, cuttingId, finishingId))),
      sizes: before(
        attributes.sizes,
        (size) =>
          checkSize({ ...size, cutting_id: cuttingId, orientation_id: orientationId }, product).status ===
          'ok',
      ),
    },
  };
}
